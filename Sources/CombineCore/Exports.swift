// Combine's own protocols, which representations of codable values use, too.
@_exported public import protocol SystemSupport.TopLevelDecoder
@_exported public import protocol SystemSupport.TopLevelEncoder
