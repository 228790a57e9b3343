import Foundation
import KitSupport
import SwiftUICore

/// A controller whose view shows a view of SwiftUI: in a window, in a sheet, or in a `UIViewControllerRepresentable`.
///
/// ```swift
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// ```
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let root: HostedRoot<Content>
    private var isLoaded = false

    /// Creates a controller.
    /// - Parameter rootView: The view of SwiftUI.
    public init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init()
    }

    /// Creates a controller. No archive has one here.
    public init?(coder: NSCoder, rootView: Content) {
        root = HostedRoot(rootView)
        super.init()
    }

    /// Returns nil: no archive has one here.
    public required init?(coder: NSCoder) { return nil }

    /// The view of SwiftUI. Another one has the state of the one before.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    /// Returns the size that the view takes of one that it is offered; zero in a program without windows.
    /// - Parameter size: The size, in points.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        RunningHost.services?.size(of: AnyView(rootView), in: ProposedViewSize(size)) ?? .zero
    }

    fileprivate func didAppear() {
        if !isLoaded { viewDidLoad() }
        isLoaded = true
        viewWillAppear(false)
        viewDidAppear(false)
    }

    fileprivate func didDisappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
    }
}

extension UIHostingController: SheetController {
    package func makeSheet() -> AnyView {
        AnyView(
            HostedView(root: root)
                .onAppear { [weak self] in self?.didAppear() }
                .onDisappear { [weak self] in self?.didDisappear() }
        )
    }

    package func sheetWasTakenAway() {}
}
