ui-about-pebbles = Sixteen pebbles, six coins, and a fist that hides the only one that counts.
