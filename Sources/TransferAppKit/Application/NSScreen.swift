import Foundation
import KitSupport

/// The screen on which windows open.
///
/// Any thread can ask it, as it can Apple's.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
    private nonisolated override init() { super.init() }

    private nonisolated static let shared = NSScreen()

    /// The screen on which windows open; nil in a program without windows.
    public nonisolated class var main: NSScreen? { HostCalls.screen == nil ? nil : shared }
    /// The known screens, which are only the one on which windows open.
    public nonisolated class var screens: [NSScreen] { main.map { [$0] } ?? [] }

    /// The frame of the screen in points.
    public nonisolated var frame: NSRect { HostCalls.screen?.bounds ?? .zero }
    /// The part of the screen that windows can occupy, as far as the desktop makes it known.
    public nonisolated var visibleFrame: NSRect { HostCalls.screen?.visible ?? .zero }
    /// The number of pixels per point.
    public nonisolated var backingScaleFactor: CGFloat { HostCalls.screen?.scale ?? 1 }
    /// The name of the screen, as its maker has it.
    public nonisolated var localizedName: String { HostCalls.screen?.name ?? "Screen" }
    /// The properties of the screen: its size in points, its pixels in an inch, and the number by which others know it.
    public nonisolated var deviceDescription: [NSDeviceDescriptionKey: Any] {
        let resolution = 72 * backingScaleFactor
        return [
            .size: frame.size, .resolution: NSSize(width: resolution, height: resolution), .isScreen: "YES",
            .bitsPerSample: 8, NSDeviceDescriptionKey(rawValue: "NSScreenNumber"): 0 as UInt32,
        ]
    }
}

/// The names of properties of screens.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The size in points.
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    /// The pixels in an inch.
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    /// The number of bits of a part of a colour.
    public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
    /// A text that is there for a screen.
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}
