import Foundation
import KitSupport
import SwiftUICore

/// A view of AppKit: a place in a window, with the views that the app adds to it.
///
/// It draws nothing and takes no events of pointers, because SwiftUI's views do. It has the window that it is in, for code that looks for one:
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
/// The views with contents are ``NSHostingView``, ``NSVisualEffectView``, and ``NSTextField`` and ``NSStackView``. A view that is added to
/// another one in a window of code takes all of its room, unless it has a frame and no ``autoresizingMask``.
@MainActor @preconcurrency
open class NSView: NSResponder {
    /// The frame in the view around it, which SwiftUI does not follow.
    open var frame: NSRect { didSet { if superview != nil, frame != oldValue { contentsDidChange() } } }
    /// A Boolean value that indicates whether the view is drawn on a layer of its own, as all are here.
    open var wantsLayer = false
    /// A Boolean value that indicates whether the contents are hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { contentsDidChange() } } }
    /// The opacity of the view, from 0 to 1.
    open var alphaValue: CGFloat = 1 { didSet { if alphaValue != oldValue { contentsDidChange() } } }
    /// A text that appears when the pointer rests on the view.
    open var toolTip: String? { didSet { if toolTip != oldValue { contentsDidChange() } } }
    /// The identifier of the view.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The view around this one; nil for one that SwiftUI has in a window.
    open internal(set) weak var superview: NSView?
    /// The views that have been added to this one, from back to front.
    open private(set) var subviews: [NSView] = []
    /// The sides by which the view follows the size of the view around it. A view with a flexible width and height takes all of the room.
    open var autoresizingMask: AutoresizingMask = []
    /// A Boolean value that indicates whether the view's place is that of its frame. Otherwise it takes all of the room.
    open var translatesAutoresizingMaskIntoConstraints = true
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
        super.init()
    }

    /// The rectangle of the view in its own coordinates.
    open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
    /// The size that the view takes by itself: that of its contents, or of its frame.
    open var fittingSize: NSSize {
        subviews.map(\.fittingSize).reduce(frame.size) {
            NSSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }
    /// The size of the view's contents; -1 where they have none.
    open var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
    /// A length of contents that have none.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The window that shows the view; nil while none does.
    open var window: NSWindow? { shownWindow ?? superview?.window }

    open override var nextResponder: NSResponder? {
        get { super.nextResponder ?? superview ?? shownWindow }
        set { super.nextResponder = newValue }
    }

    /// Tells the view that it appears in a window, or disappears from it.
    /// - Parameter newWindow: The window; nil for none.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}

    /// Tells the view that it has appeared in a window, or disappeared from it.
    open func viewDidMoveToWindow() {}

    // MARK: Subviews

    /// Adds a view in front of the others.
    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        view.windowDidChange(from: nil)
        contentsDidChange()
    }

    /// Removes the view from the one around it.
    open func removeFromSuperview() {
        guard let superview else { return }
        let window = window
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        windowDidChange(from: window)
        superview.contentsDidChange()
    }

    /// The sides by which a view follows the size of the view around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left edge changes.
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let width = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge changes.
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the bottom changes.
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let height = AutoresizingMask(rawValue: 16)
        /// The distance from the top changes.
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    /// Sets the size of the frame.
    open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
    /// Sets the place of the frame.
    open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
    /// Does nothing: SwiftUI lays out views when they change.
    open func layoutSubtreeIfNeeded() {}
    /// Called when the view is laid out, which SwiftUI does: it is not called.
    open func layout() {}
    /// A Boolean value that indicates whether the view is laid out anew. It is when it changes.
    open var needsLayout = false
    /// A Boolean value that indicates whether the view is drawn anew. It is when it changes.
    open var needsDisplay = false
    /// A Boolean value that indicates whether a press on the view may move the window. It is not asked for: the ground of a window with
    /// ``NSWindow/isMovableByWindowBackground`` moves it, and what takes the pointer on it does not.
    open var mouseDownCanMoveWindow: Bool { false }

    // MARK: Contents

    /// The view's own contents in SwiftUI. The view itself takes all the room that it is offered, as one without a size of its own does.
    var contents: AnyView { AnyView(Color.clear.allowsHitTesting(false)) }

    /// Shows what has changed, where SwiftUI's own state does not.
    func contentsDidChange() { window?.made?.changed() }

    /// Takes over the window that shows the view.
    func move(to window: NSWindow?) {
        guard window !== shownWindow else { return }
        let before = self.window
        if superview == nil { viewWillMove(toWindow: window) }
        shownWindow = window
        windowDidChange(from: before, isAnnounced: true)
    }

    private func windowDidChange(from before: NSWindow?, isAnnounced: Bool = false) {
        guard before !== window else { return }
        if !isAnnounced { viewWillMove(toWindow: window) }
        viewDidMoveToWindow()
        for view in subviews { view.windowDidChange(from: before) }
    }
}

extension NSView {
    /// The view in SwiftUI, with the views that have been added to it.
    package var shown: AnyView {
        guard !subviews.isEmpty else { return finished(contents) }
        let (height, views) = (frame.height, subviews.filter { !$0.isHidden })
        return finished(
            AnyView(
                ZStack(alignment: .topLeading) {
                    contents
                    ForEach(views, id: \.objectIdentifier) { $0.placed(in: height) }
                }
            )
        )
    }

    private func finished(_ view: AnyView) -> AnyView {
        let clear = alphaValue == 1 ? view : AnyView(view.opacity(Double(alphaValue)))
        return toolTip.map { AnyView(clear.help(Text(verbatim: $0))) } ?? clear
    }

    private var objectIdentifier: ObjectIdentifier { ObjectIdentifier(self) }

    /// Returns the view at its place in another one.
    /// - Parameter height: The height of the other one, from the bottom of which AppKit counts.
    @ViewBuilder private func placed(in height: CGFloat) -> some View {
        let fills = !translatesAutoresizingMaskIntoConstraints || autoresizingMask.isSuperset(of: [.width, .height])
        if fills || frame.width <= 0 || frame.height <= 0 {
            shown
        } else {
            shown.frame(width: frame.width, height: frame.height)
                .padding(.leading, frame.minX)
                .padding(.top, height > 0 ? height - frame.maxY : frame.minY)
        }
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
