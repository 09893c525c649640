"""Training with an accelerator: one network there judges the tables of all actors and learns.

Needs PyTorch. The actors play and nothing else; what they see lies in memory that they share with
the learner, and everything learned from stays on the accelerator.
"""
