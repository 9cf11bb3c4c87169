"""Flip Circus, by Julien Gerard: a ring of ten double-sided performers, for two players or two teams."""
