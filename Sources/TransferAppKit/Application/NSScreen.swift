import Foundation
import SwiftUICore

/// The screen on which windows open.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
    private override init() { super.init() }

    private static let shared = NSScreen()

    /// The screen on which windows open; nil in a program without windows.
    public class var main: NSScreen? { RunningHost.services?.screen == nil ? nil : shared }
    /// The screens of which the app knows: the one on which windows open.
    public class var screens: [NSScreen] { main.map { [$0] } ?? [] }

    /// The rectangle of the screen in points.
    public var frame: NSRect { RunningHost.services?.screen?.bounds ?? .zero }
    /// The rectangle that windows can take, as far as the desktop tells it.
    public var visibleFrame: NSRect { RunningHost.services?.screen?.visible ?? .zero }
    /// The number of pixels in a point.
    public var backingScaleFactor: CGFloat { RunningHost.services?.screen?.scale ?? 1 }
}
