import Foundation
import KitSupport
import SwiftUICore

/// An AppKit view that shows a view of SwiftUI: in a window of code, in another view, or below the message of an alert.
///
/// ```swift
/// window.contentView = NSHostingView(rootView: LibraryView())
/// ```
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    private let root: HostedRoot<Content>

    /// Creates an AppKit view.
    /// - Parameter rootView: The view of SwiftUI.
    public required init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init(frame: .zero)
    }

    /// Returns nil: no archive has one here.
    public required init?(coder: NSCoder) { return nil }

    /// The view of SwiftUI. Another one has the state of the one before.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    /// The sizes of the view that a window takes. They are kept: windows take all.
    public var sizingOptions = NSHostingSizingOptions.standardBounds
    /// The parts of the view that a window shows beside it. They are kept: windows show all.
    public var sceneBridgingOptions = NSHostingSceneBridgingOptions.all
    /// The edges whose safe area the view leaves free. They are kept, and no window has one.
    public var safeAreaRegions = SafeAreaRegions.all

    open override var fittingSize: NSSize { size(in: .unspecified) }
    open override var intrinsicContentSize: NSSize { fittingSize }

    /// Returns the size that the view takes of a proposal.
    func size(in proposal: ProposedViewSize) -> CGSize { measured(AnyView(rootView), in: proposal) }

    override var contents: AnyView { AnyView(HostedView(root: root)) }
}

/// Returns the size that a view takes of a proposal; zero in a program without windows.
@MainActor
func measured(_ view: AnyView, in proposal: ProposedViewSize) -> CGSize {
    if let host = RunningHost.services { return host.size(of: view, in: proposal) }
    return ImageConversion.converter?.picture(of: view, proposal, scale: 1).size ?? .zero
}
