// QuickLook brings this on Apple's systems.
@_exported import Foundation
