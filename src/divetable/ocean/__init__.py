"""The ocean: drawings, and light through a stack of transparent cards."""
