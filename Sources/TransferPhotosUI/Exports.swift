// Photos and PhotosUI bring these on Apple's systems.
@_exported import Foundation
@_exported import UniformTypeIdentifiers

// The views of SwiftUI that show view controllers, for source that imports SwiftUI and PhotosUI alone.
@_exported import class KitSupport.UIViewController
@_exported import protocol KitSupport.UIViewControllerRepresentable
@_exported import struct KitSupport.UIViewControllerRepresentableContext
@_exported import struct KitSupport.UIViewControllerSheet
