// The C library of the system, for this module and for the modules of the package that import it. Of the sources of the model layer
// only this file names one: what differs between systems beyond the library's name is in the folders beside it, of which
// Package.swift declares those of the platform. Builds with Glibc are tested; the others are untried (see ARCHITECTURE.md).

#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#elseif canImport(Android)
    @_exported import Android
#elseif os(Windows)
    @_exported import CRT
#elseif canImport(WASILibc)
    @_exported import WASILibc
#elseif canImport(Darwin)
    @_exported import Darwin
#else
    #error("The system's C library has no entry in Sources/SystemSupport/Platform/CLibrary.swift.")
#endif

extension SystemError {
    /// The error codes for lack of space. Windows has none for a disk whose free space is not available to the user.
    package static var codesForLackOfRoom: [CInt] {
        #if os(Windows)
            [ENOSPC, EFBIG]
        #else
            [ENOSPC, EFBIG, EDQUOT]
        #endif
    }
}
