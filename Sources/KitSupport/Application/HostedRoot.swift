import SwiftUICore

/// The view of SwiftUI that a view or a controller of an older interface shows.
package final class HostedRoot<Content: View>: ObservableObject {
    @Published package var view: Content

    package init(_ view: Content) { self.view = view }
}

/// The contents of a view or a controller that shows a view of SwiftUI. Another view has the state of the one before.
package struct HostedView<Content: View>: View {
    @ObservedObject private var root: HostedRoot<Content>

    /// - Parameter root: The view of SwiftUI.
    package init(root: HostedRoot<Content>) { self.root = root }

    package var body: some View { root.view }
}
