"""Bots for Dive: an eye that reads the picture of the stack (`eye`)."""
