import Foundation
import KitSupport
import SwiftUICore

/// The screen on which windows open.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()

    private override init() {}

    /// The size of the screen in points: of a usual one in a program without windows.
    public var bounds: CGRect { RunningHost.services?.screen?.bounds ?? CGRect(x: 0, y: 0, width: 1920, height: 1080) }
    /// The size of the screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The number of pixels in a point.
    public var scale: CGFloat { RunningHost.services?.screen?.scale ?? 1 }
    /// The number of pixels in a point.
    public var nativeScale: CGFloat { scale }
    /// The look of the app's windows.
    public var traitCollection: UITraitCollection { .current }
}
