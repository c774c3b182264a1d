"""Line mode: the games on standard input and output."""
