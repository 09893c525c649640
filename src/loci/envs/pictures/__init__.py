"""Tables as pictures: SVG made from what a viewer may know, and PNG or arrays of it.

Plain drawings for people who watch a program play; the site's boards are another matter.
"""
