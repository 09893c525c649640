"""The test kit that every game passes, and the tools that trace rules to tests."""
