@_exported import Foundation
// The attributes of formatted text, which is a `Transferable` of this module's.
@_exported import RichText
@_exported import UniformTypes

// Apple's CoreTransferable makes Foundation and UniformTypeIdentifiers visible to its importers, and programs written
// for it rely on that: `import CoreTransferable` alone is enough to write `URL` and `.mpeg4Movie`. Of Apple's Combine,
// only the coder protocols that `CodableRepresentation` uses are exported.
@_exported public import protocol SystemSupport.TopLevelDecoder
@_exported public import protocol SystemSupport.TopLevelEncoder
