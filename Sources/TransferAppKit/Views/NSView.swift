import Foundation
import KitSupport
import SwiftUICore

/// A view of AppKit that stands for a place in a window.
///
/// It draws nothing and takes no events, because SwiftUI's views do. What it has is the window that it is in, for code that looks for one:
///
/// ```swift
/// struct WindowAccessor: NSViewRepresentable {
///     let found: (NSWindow) -> Void
///
///     func makeNSView(context: Context) -> NSView {
///         let view = NSView()
///         DispatchQueue.main.async { if let window = view.window { found(window) } }
///         return view
///     }
///
///     func updateNSView(_ nsView: NSView, context: Context) {}
/// }
/// ```
///
/// The views with contents are ``NSHostingView``, ``NSVisualEffectView``, and the ``NSTextField`` and ``NSStackView`` of an alert.
@MainActor @preconcurrency
open class NSView: NSResponder {
    /// The frame in the view around it, which SwiftUI does not follow.
    open var frame: NSRect
    /// A Boolean value that indicates whether the view is drawn on a layer of its own, as all are here.
    open var wantsLayer = false
    /// A Boolean value that indicates whether the contents are hidden.
    open var isHidden = false
    /// The identifier of the view.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The view around this one; nil for one that SwiftUI has in a window.
    open internal(set) weak var superview: NSView?
    private weak var shownWindow: NSWindow?

    /// Creates a view.
    /// - Parameter frameRect: The frame, of which an alert takes the width of its fields.
    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }

    /// Creates a view.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates a view. No archive has one here.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init(coder: coder)
    }

    /// The rectangle of the view in its own coordinates.
    open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }

    /// The window that shows the view; nil while none does.
    open var window: NSWindow? { shownWindow ?? superview?.window }

    /// Tells the view that it appears in a window, or disappears from it.
    /// - Parameter newWindow: The window; nil for none.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}

    /// Tells the view that it has appeared in a window, or disappeared from it.
    open func viewDidMoveToWindow() {}

    /// The view's contents in SwiftUI. The view itself takes all the room that it is offered, as one without a size of its own does.
    package var shown: AnyView { AnyView(Color.clear.allowsHitTesting(false)) }

    /// Takes over the window that shows the view.
    func move(to window: NSWindow?) {
        guard window !== shownWindow else { return }
        viewWillMove(toWindow: window)
        shownWindow = window
        viewDidMoveToWindow()
    }
}

extension NSView: RepresentedView {
    package func move(to window: WindowState?) { move(to: window.map { NSWindow.of($0) }) }
}

/// The identifier of a view or a window.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
