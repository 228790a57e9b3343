/// Puts methods of Sources/AppFiles/MainBundle in the place of those of Foundation's `Bundle` before a program begins: a program that
/// links this target has the methods.
#pragma once

/// Returns the names that the linker has for methods of Foundation's `Bundle` that were not found in its class, and NULL after the last.
/// A program has Foundation's own in their place.
const char *const *swift_transferable_bundle_missing_methods(void);
