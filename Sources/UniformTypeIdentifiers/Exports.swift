// Apple's module shows Foundation, whose `URL` has extensions there.
@_exported import Foundation
@_exported import UniformTypes

// Apple's Foundation declares item providers, and files that load what was dropped import it and UniformTypeIdentifiers alone. Of
// CoreTransferable, which declares them here, such files see nothing else.
@_exported import class CoreTransferable.NSItemProvider
@_exported import struct CoreTransferable.NSItemProviderFileOptions
@_exported import protocol CoreTransferable.NSItemProviderReading
@_exported import enum CoreTransferable.NSItemProviderRepresentationVisibility
@_exported import protocol CoreTransferable.NSItemProviderWriting
