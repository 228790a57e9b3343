import Foundation
import SwiftUICore

/// An AppKit view that shows a view of SwiftUI, as below the message of an alert.
public final class NSHostingView<Content: View>: NSView {
    /// The view of SwiftUI.
    public var rootView: Content

    /// Creates an AppKit view.
    /// - Parameter rootView: The view of SwiftUI.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    /// Returns nil: no archive has one here.
    public required init?(coder: NSCoder) { return nil }

    package override var shown: AnyView { AnyView(rootView) }
}
