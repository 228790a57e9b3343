// Photos and PhotosUI bring these on Apple's systems.
@_exported import Foundation
@_exported import UniformTypeIdentifiers
