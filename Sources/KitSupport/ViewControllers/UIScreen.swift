import Foundation

/// The screen on which windows open.
///
/// Any thread can ask it, as it can Apple's.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The main screen.
    public nonisolated static let main = UIScreen()

    private nonisolated override init() {}

    /// The bounds of the screen in points. A program without windows gets those of a typical screen.
    public nonisolated var bounds: CGRect { HostCalls.screen?.bounds ?? CGRect(x: 0, y: 0, width: 1920, height: 1080) }
    /// The bounds of the screen in pixels.
    public nonisolated var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The number of pixels per point.
    public nonisolated var scale: CGFloat { HostCalls.screen?.scale ?? 1 }
    /// The number of pixels per point.
    public nonisolated var nativeScale: CGFloat { scale }
    /// The traits of the app's windows.
    public nonisolated var traitCollection: UITraitCollection { .current }
}
