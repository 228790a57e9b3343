import SystemSupport

/// The box of `SystemSupport`, for files that need nothing else of it.
typealias UncheckedBox = SystemSupport.UncheckedBox
