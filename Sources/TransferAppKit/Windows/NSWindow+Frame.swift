import Foundation
import SwiftUICore

extension NSWindow {
    /// The place of a window that code has centered: its distance from the top of the screen is half of that from the bottom.
    static let centerOfScreen = UnitPoint(x: 0.5, y: 1.0 / 3)

    /// The size of the contents of a window of code before it is shown.
    var fittingSize: NSSize { made == nil ? .zero : knownContentView?.fittingSize ?? .zero }

    func change(to frame: NSRect) {
        let before = self.frame
        givenSize = frame.size
        handle?.setSize(frame.size)
        guard made != nil else { return }
        // The user may have moved the window, which stays there where code changes the size alone. Its top left corner stays then.
        let isMoved = frame.minX != before.minX || abs(frame.maxY - before.maxY) > 0.5 && frame.minY != before.minY
        if isMoved {
            move(to: frame.origin)
        } else {
            givenOrigin = NSPoint(x: frame.minX, y: before.maxY - frame.height)
        }
    }

    private func move(to origin: NSPoint) {
        (givenOrigin, givenPlace) = (origin, .origin)
        let height = NSScreen.main?.frame.height ?? 0
        handle?.move { _, size in CGPoint(x: origin.x, y: height - origin.y - size.height) }
    }

    func moveToCenter() {
        givenPlace = .center
        let (size, screen) = (frame.size, NSScreen.main?.visibleFrame ?? .zero)
        let room = NSSize(width: screen.width - size.width, height: screen.height - size.height)
        let point = Self.centerOfScreen
        givenOrigin = NSPoint(x: screen.minX + room.width * point.x, y: screen.minY + room.height * (1 - point.y))
        handle?.move { screen, size in
            CGPoint(
                x: screen.minX + (screen.width - size.width) * point.x,
                y: screen.minY + (screen.height - size.height) * point.y
            )
        }
    }

    /// Sets the size of the contents.
    public func setContentSize(_ size: NSSize) {
        // A window of code grows towards the bottom.
        givenOrigin.y += made == nil ? 0 : frame.height - size.height
        givenSize = size
        handle?.setSize(size)
    }

    /// Moves the window. Only X11 lets programs choose its place.
    /// - Parameter point: The bottom left corner on the screen, in points.
    public func setFrameOrigin(_ point: NSPoint) { if made != nil { move(to: point) } }

    /// Moves the window. Only X11 lets programs choose its place.
    /// - Parameter point: The top left corner on the screen, in points.
    public func setFrameTopLeftPoint(_ point: NSPoint) {
        setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.height))
    }

    /// Moves the window beside another, which desktops do themselves.
    /// - Parameter topLeftPoint: The top left corner that the last window has; zero for the first.
    /// - Returns: The top left corner for the next one.
    @discardableResult
    public func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint {
        if topLeftPoint != .zero { setFrameTopLeftPoint(topLeftPoint) }
        return NSPoint(x: frame.minX + 20, y: frame.maxY - 20)
    }

    /// Returns the rectangle of the contents of a window with a frame, which is the same: title bars are the desktop's.
    public func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
    /// Returns the frame of a window with a rectangle of contents, which is the same: title bars are the desktop's.
    public func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
    /// The rectangle that no title bar covers: all of the contents.
    public var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
    /// The screen of the window; nil in a program without windows.
    public var screen: NSScreen? { .main }
    /// The number of pixels in a point.
    public var backingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }

    // MARK: Kept frames

    private static func key(of name: String) -> String { "NSWindow Frame \(name)" }

    /// The name by which the window keeps its frame; empty for none.
    public var frameAutosaveName: String { autosaveName }

    /// Keeps the frame of a window of code in the app's settings from now on, by a name, and takes the one that is kept. Desktops choose the
    /// place of a window except with X11. Scenes keep the sizes of their windows themselves.
    /// - Returns: Whether no other window has the name.
    @discardableResult
    public func setFrameAutosaveName(_ name: String) -> Bool {
        guard made != nil else { return true }
        let isTaken = NSApplication.shared.windows.contains { $0 !== self && $0.autosaveName == name }
        guard name.isEmpty || !isTaken else { return false }
        autosaveName = name
        if !name.isEmpty { setFrameUsingName(name) }
        return true
    }

    /// Takes the frame that is kept by a name.
    /// - Returns: Whether one is kept.
    @discardableResult
    public func setFrameUsingName(_ name: String) -> Bool {
        guard made != nil, let text = UserDefaults.standard.string(forKey: Self.key(of: name)) else { return false }
        let numbers = text.split(separator: " ").prefix(4).compactMap { Double($0) }.filter(\.isFinite)
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return false }
        setFrame(NSRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), display: true)
        return true
    }

    /// Takes the frame that is kept by a name.
    /// - Parameters:
    ///   - name: The name.
    ///   - force: Whether a window of a fixed size takes it, too, as all do.
    /// - Returns: Whether a frame was kept by the name.
    @discardableResult
    public func setFrameUsingName(_ name: String, force: Bool) -> Bool { setFrameUsingName(name) }

    /// Keeps the frame in the app's settings, by a name.
    public func saveFrame(usingName name: String) {
        let (frame, screen) = (frame, NSScreen.main?.frame ?? .zero)
        let numbers = [frame, screen].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        // No screen is as large, and a number that is none is no place.
        let text = numbers.map { String($0.isFinite ? Int(min(max($0, -1e6), 1e6)) : 0) }.joined(separator: " ")
        UserDefaults.standard.set(text, forKey: Self.key(of: name))
    }

    /// Forgets the frame that is kept by a name.
    public class func removeFrame(usingName name: String) { UserDefaults.standard.removeObject(forKey: key(of: name)) }

    func saveFrameIfNamed() { if !autosaveName.isEmpty { saveFrame(usingName: autosaveName) } }
}
