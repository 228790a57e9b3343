import Foundation
import SwiftUICore

/// A controller of a view, which tells when the view appears in a window of code and disappears from it.
///
/// ```swift
/// final class LibraryController: NSViewController {
///     override func loadView() { view = NSHostingView(rootView: LibraryView()) }
/// }
///
/// let window = NSWindow(contentViewController: LibraryController())
/// window.makeKeyAndOrderFront(nil)
/// ```
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var loadedView: NSView?
    /// The title, which a window takes when it is made with the controller.
    open var title: String?
    /// The size that the view has in a window; zero for its own.
    open var preferredContentSize = NSSize.zero
    /// An object that the app gives the controller.
    open var representedObject: Any?
    /// An identifier that the app gives the controller.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The controllers inside of this one.
    open private(set) var children: [NSViewController] = []
    /// The controller around this one.
    open private(set) weak var parent: NSViewController?
    private weak var sheetWindow: NSWindow?

    /// Creates a controller. No archive has its view: ``loadView()`` makes it.
    /// - Parameters:
    ///   - nibNameOrNil: The name of an archive, which has no effect.
    ///   - nibBundleOrNil: The bundle of the archive, which has no effect.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller. No archive has one here.
    public required init?(coder: NSCoder) { super.init() }

    open override var nextResponder: NSResponder? {
        get { super.nextResponder ?? loadedView?.superview ?? loadedView?.window }
        set { super.nextResponder = newValue }
    }

    /// The view, which is loaded when it is first asked for.
    open var view: NSView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? NSView()
            view.nextResponder = self
            loadedView = view
            viewDidLoad()
            return view
        }
        set {
            loadedView = newValue
            newValue.nextResponder = self
        }
    }
    /// A Boolean value that indicates whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The view, if it has been loaded.
    open var viewIfLoaded: NSView? { loadedView }

    /// Loads the view if that has not been done.
    open func loadViewIfNeeded() { _ = view }
    /// Makes the view, and sets the property `view`. A controller that does not override it has an empty one.
    open func loadView() { view = NSView() }
    /// Called when the view has been loaded.
    open func viewDidLoad() {}
    /// Called before the view appears in a window.
    open func viewWillAppear() {}
    /// Called when the view has appeared in a window.
    open func viewDidAppear() {}
    /// Called before the view disappears from a window.
    open func viewWillDisappear() {}
    /// Called when the view has disappeared from a window.
    open func viewDidDisappear() {}
    /// Called before the view is laid out, which SwiftUI does: it is not called.
    open func viewWillLayout() {}
    /// Called when the view has been laid out, which SwiftUI does: it is not called.
    open func viewDidLayout() {}

    /// Adds a controller inside of this one. Its view is shown where the app adds it to one.
    open func addChild(_ childViewController: NSViewController) {
        childViewController.removeFromParent()
        children.append(childViewController)
        childViewController.parent = self
    }

    /// Removes the controller from the one around it.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    // MARK: Presentation

    /// Shows a controller as a sheet over the window of this one.
    open func presentAsSheet(_ viewController: NSViewController) {
        let window = NSWindow(contentViewController: viewController)
        viewController.sheetWindow = window
        view.window?.beginSheet(window) { _ in viewController.sheetWindow = nil }
    }

    /// Shows a controller in a window of its own, and returns when that is closed.
    open func presentAsModalWindow(_ viewController: NSViewController) {
        let window = NSWindow(contentViewController: viewController)
        viewController.sheetWindow = window
        NSApplication.shared.runModal(for: window)
    }

    /// Ends the presentation of a controller.
    open func dismiss(_ viewController: NSViewController) { viewController.sheetWindow?.close() }

    /// Ends the presentation of this controller.
    /// - Parameter sender: The sender, which has no effect.
    open func dismiss(_ sender: Any?) { sheetWindow?.close() }

    // MARK: Appearance in a window

    func willAppear() {
        loadViewIfNeeded()
        viewWillAppear()
        for child in children { child.willAppear() }
    }

    func didAppear() {
        viewDidAppear()
        for child in children { child.didAppear() }
    }

    func willDisappear() {
        viewWillDisappear()
        for child in children { child.willDisappear() }
    }

    func didDisappear() {
        viewDidDisappear()
        for child in children { child.didDisappear() }
    }
}
