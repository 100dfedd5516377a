"""What developing Divetable needs and running it does not."""
