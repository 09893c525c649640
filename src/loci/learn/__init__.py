"""Players that learn: self-play, training, evaluation and export of networks.

Nothing here is needed to play: `loci.bots` plays with what is exported. Gradients come from
autograd, which is small, or from PyTorch where it is installed.
"""
