import SwiftUICore

/// A view of AppKit or UIKit that a view of SwiftUI represents.
@MainActor
package protocol RepresentedView: AnyObject {
    /// The contents of the view in SwiftUI.
    var shown: AnyView { get }
    /// A Boolean value that indicates whether the contents are hidden.
    var isHidden: Bool { get }
    /// Takes over the window that shows the view; nil for none.
    func move(to window: WindowState?)
}

/// The place of a view of AppKit or UIKit in a view of SwiftUI.
public struct RepresentedViewPlace: View {
    private let methods: RepresentableMethods
    @Environment(\.self) private var environment
    @State private var place = Place()

    /// - Parameter methods: The methods that make a view of AppKit or UIKit.
    package init(_ methods: RepresentableMethods) { self.methods = methods }

    /// The contents of the view.
    public var body: some View {
        // The stack stays while its contents are replaced by others, so it disappears with the view alone.
        ZStack { place.contents(methods, environment) }
            .onAppear { place.begin(in: environment.windowState) }
            .onDisappear { place.end() }
    }

    /// The owner of the view.
    @MainActor
    private final class Place {
        private var made: MadeObject?
        private var view: (any RepresentedView)?

        nonisolated init() {}

        func contents(_ methods: RepresentableMethods, _ environment: EnvironmentValues) -> AnyView {
            if let new = methods.updated(made, in: environment) {
                (made, view) = (new, new.object as? any RepresentedView)
            }
            guard let view, !view.isHidden else { return AnyView(EmptyView()) }
            return view.shown
        }

        func begin(in window: WindowState?) { view?.move(to: window) }

        func end() {
            view?.move(to: nil)
            made?.dismantle()
            (made, view) = (nil, nil)
        }
    }
}
