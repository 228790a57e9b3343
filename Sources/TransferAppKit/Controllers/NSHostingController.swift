import Foundation
import SwiftUICore

/// A controller whose view shows a view of SwiftUI.
///
/// ```swift
/// let window = NSWindow(contentViewController: NSHostingController(rootView: SettingsView()))
/// window.title = "Settings"
/// window.makeKeyAndOrderFront(nil)
/// ```
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    private let hostingView: NSHostingView<Content>

    /// Creates a controller.
    /// - Parameter rootView: The view of SwiftUI.
    public init(rootView: Content) {
        hostingView = NSHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller. No archive has one here.
    public init?(coder: NSCoder, rootView: Content) {
        hostingView = NSHostingView(rootView: rootView)
        super.init(coder: coder)
    }

    /// Returns nil: no archive has one here.
    public required init?(coder: NSCoder) { return nil }

    /// The view of SwiftUI.
    public var rootView: Content {
        get { hostingView.rootView }
        set { hostingView.rootView = newValue }
    }

    open override func loadView() { view = hostingView }

    /// The sizes of the view that a window takes. They are kept: windows take all.
    public var sizingOptions: NSHostingSizingOptions {
        get { hostingView.sizingOptions }
        set { hostingView.sizingOptions = newValue }
    }

    /// The parts of the view that a window shows beside it. They are kept: windows show all.
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
        get { hostingView.sceneBridgingOptions }
        set { hostingView.sceneBridgingOptions = newValue }
    }

    /// Returns the size that the view takes of one that it is offered.
    /// - Parameter size: The size, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.size(in: ProposedViewSize(size)) }
}

/// The sizes of a view of SwiftUI that a window takes.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The smallest size.
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    /// The ideal size.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    /// The largest size.
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    /// The ideal size, as that which a controller prefers.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    /// The smallest, the ideal and the largest size.
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}

/// The parts of a view of SwiftUI that a window shows beside it.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The title.
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    /// The toolbar.
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    /// The title and the toolbar.
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
