"""Data sets: the decisions of many games as Parquet files, and reading them back.

Needs the extra `data`; what the columns mean is in docs/dataset.md.
"""
