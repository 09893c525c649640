"""The commands of `loci`, each with its own module; what they share lies beside this folder."""
