/// Puts methods of Sources/AppFiles/MainBundle in the place of those of Foundation's `Bundle` before a program begins.
///
/// It declares nothing: a program that links this target has the methods.
#pragma once
