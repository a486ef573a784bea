"""Table widget, its presenters, context, scene, input and accessibility."""
