// QuickLook brings this on Apple's systems.
@_exported import Foundation

// The views of SwiftUI that show view controllers, for source that imports SwiftUI and QuickLook alone.
@_exported import class KitSupport.UIViewController
@_exported import protocol KitSupport.UIViewControllerRepresentable
@_exported import struct KitSupport.UIViewControllerRepresentableContext
@_exported import struct KitSupport.UIViewControllerSheet
