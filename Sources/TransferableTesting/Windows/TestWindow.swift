import CoreTransferable
import Foundation
import SwiftUICore

/// A window in memory, in which views are built, laid out and used as in a real one, without a display.
///
/// ```swift
/// @MainActor @Test func aNoteIsDroppedOnTheList() async throws {
///     let window = TestWindow { NotesView() }
///     let drag = try window.drag(from: window.view(text: "Milk"))
///     #expect(try await drag.drop(on: window.view(identifier: "archive"), of: window))
///     #expect(window.texts.contains("1 archived"))
/// }
/// ```
///
/// Changes of state take effect when an action of this class returns, and when ``update()`` is called, so tests do not wait. A test that
/// suspends lets turns of the main queue pass, whose changes take effect in updates of their own, as in a window. Text is measured with a
/// font whose characters are all 10 points wide, in lines of 20 points. Of a list, the first 200 rows are shown.
@MainActor
public final class TestWindow {
    /// The kinds of windows.
    public enum Kind: Sendable {
        /// A window of an app, or one created from views.
        case window
        /// A presentation over another window.
        case sheet, fullScreenCover, alert, confirmationDialog, popover
    }

    /// The kind of the window.
    public let kind: Kind
    /// The title that the scene gives the window.
    var sceneTitle: String?
    let content: ViewRoot
    package let host: MemoryHost
    package let root: MemoryContainer
    /// The size that the window was given; nil for that of the content.
    private var givenSize: CGSize?
    /// A closure that closes the contents of the window, and returns whether they are closed.
    private let closes: @MainActor () -> Bool
    private var pointsTo: @MainActor () -> CGRect? = { nil }
    private var isClosed = false

    /// The items that were last copied with Copy or Cut in the Edit menu, and that Paste pastes.
    public internal(set) var copied: [NSItemProvider] = []

    private(set) var toolbar = TestToolbar()
    private var presentations = TestPresentations()
    /// The window that this one is presented over.
    private weak var presenter: TestWindow?

    init(
        _ kind: Kind,
        title: String?,
        size: CGSize?,
        content: ViewRoot,
        host: MemoryHost,
        closes: @escaping @MainActor () -> Bool
    ) {
        (self.kind, sceneTitle, givenSize) = (kind, title, size)
        (self.content, self.host, self.closes) = (content, host, closes)
        root = MemoryContainer(content, host: host)
        // A presentation is reached by the window that it is presented over.
        if kind == .window { host.add(self) }
        content.titleRenaming.begin = { [weak self] in self?.isRenaming = true }
    }

    /// Makes the window of a presentation.
    convenience init(_ presentation: Presentation, over presenter: TestWindow) {
        self.init(
            Kind(presentation.style),
            title: nil,
            size: nil,
            content: presentation.content,
            host: presenter.host
        ) { presentation.dismissInteractively() }
        self.presenter = presenter
        escapes = { presentation.escape() }
        pointsTo = presentation.anchor
    }

    /// A closure that ends the presentation of the window by the Escape key; it returns false where nothing is ended.
    var escapes: @MainActor () -> Bool = { false }

    /// The size of the contents in points.
    public var size: CGSize { root.frame.size }

    /// Gives the window another size, as a user does who drags its edges.
    /// - Parameter size: The size of the contents in points.
    public func resize(to size: CGSize) {
        givenSize = size
        update()
    }

    /// The title that the views set, or else that of the scene; nil if there is neither.
    public var title: String? { content.chrome.title ?? sceneTitle }

    /// A Boolean value that indicates whether a field replaces the title, as after pressing a `RenameButton`.
    public private(set) var isRenaming = false

    /// Changes the title of the window, as a user does.
    /// - Parameter title: The title.
    /// - Throws: ``TestWindowError`` where the views do not let the user change the title.
    public func rename(to title: String) throws {
        guard let rename = content.chrome.rename else {
            throw TestWindowError("The title cannot be changed: no view has navigationTitle(_:) with a binding.")
        }
        isRenaming = false
        rename(title)
        update()
    }

    /// A Boolean value that indicates whether the user can resize the window; nil if the views do not specify it.
    public var isResizable: Bool? {
        let resizing = content.chrome.interactions.resizing
        return resizing == .automatic ? nil : resizing == .enabled
    }

    /// A Boolean value that indicates whether the window has a button that closes it.
    public var isClosable: Bool { content.chrome.interactions.dismissing != .disabled }

    /// The position on the screen of the top left corner with which the window opened, if `defaultWindowPlacement` or `defaultPosition`
    /// specifies one; nil for any. The screen of a ``TestApp`` is 1,280 by 800 points, of which a panel occupies 40 at the bottom.
    public internal(set) var origin: CGPoint?

    /// The subtitle that the views set; nil if they set none.
    public var subtitle: String? { content.chrome.subtitle }

    /// The items of the toolbar, with a line for the placement and contents of each. The placement of items in the overflow menu is
    /// “overflow”.
    public var toolbarOutline: String { toolbar.outline }

    /// The width available for items at the end of the toolbar, in points; nil for the width that they need. Items that do not fit move to
    /// a menu, whose button is 30 points wide.
    public var toolbarWidth: CGFloat? {
        get { toolbar.width }
        set {
            toolbar.width = newValue
            update()
        }
    }

    /// Closes the window, as a user does.
    ///
    /// The views of a window disappear, and their tasks are cancelled. Closing a presented window resets the program's
    /// state for the presentation; views with `interactiveDismissDisabled` prevent that. A window whose document has
    /// changes stays open, and an alert asks whether to save them.
    public func close() {
        let isClosed = closes()
        if let presenter {
            presenter.update()
        } else if isClosed {
            didClose()
        } else {
            update()
        }
    }

    /// Handles the removal of the views.
    func didClose() {
        isClosed = true
        root.setChildren([])
        toolbar = TestToolbar(width: toolbar.width)
        for window in presentations.windows { window.didClose() }
        presentations = TestPresentations()
    }

    // MARK: Presentations

    /// The sheets over the window.
    public var sheets: [TestWindow] { presentations.windows(.sheet) }
    /// The full-screen covers over the window.
    public var fullScreenCovers: [TestWindow] { presentations.windows(.fullScreenCover) }
    /// The alerts over the window.
    public var alerts: [TestWindow] { presentations.windows(.alert) }
    /// The confirmation dialogs over the window.
    public var confirmationDialogs: [TestWindow] { presentations.windows(.confirmationDialog) }
    /// The popovers in the window.
    public var popovers: [TestWindow] { presentations.windows(.popover) }

    /// The rectangle in the window below to which a popover points; nil for other windows.
    public var anchor: CGRect? { pointsTo() }

    /// Follows the presentations of the views, and their presentations.
    private func followPresentations() {
        let known = presentations
        presentations = known.with(content.chrome.presentations, over: self)
        for window in presentations.windows { window.followPresentations() }
    }

    /// Follows which items the toolbars of the window and of its presentations have.
    private func followToolbar() {
        let followed = toolbar.with(content.chrome.toolbar, in: host)
        toolbar = followed
        followed.fit()
        for window in presentations.windows { window.followToolbar() }
    }

    // MARK: Updates

    /// Applies the changes since the last action and lays out the window.
    public func update() {
        if let presenter { return presenter.update() }
        guard !isClosed else { return }
        host.runScheduled()
        layOut()
        // Views that are made of their geometry may have changed with the layout.
        content.graph.framesDidChange()
        host.runScheduled()
        layOut()
    }

    /// The graph of the window's views.
    package var graph: ViewGraph { content.graph }

    /// The layout of the window's views; nil once the window is closed.
    var layout: LayoutElement? { isClosed ? nil : content.element }

    /// The layout elements of the toolbar.
    var toolbarElements: [LayoutElement] { isClosed ? [] : toolbar.items.map(\.entry.content.element) }

    /// Advances the time, so that running animations proceed and end.
    ///
    /// Time passes in no other way, so each run shows the same states of an animation.
    /// - Parameter duration: The amount of time.
    public func advance(by duration: Duration) {
        let (seconds, attoseconds) = duration.components
        host.advance(by: Double(seconds) + Double(attoseconds) / 1e18) { update() }
        update()
    }

    /// A Boolean value that indicates whether there are pending changes. Views that change endlessly never settle.
    package var hasWork: Bool { host.hasScheduledWork }

    /// A Boolean value that indicates whether an animation is in progress, so that the window is redrawn with every frame.
    public var isAnimating: Bool { content.graph.isAnimating }

    /// Lays out the window without running pending work.
    package func layOut() {
        followPresentations()
        followToolbar()
        layOutAll()
    }

    private func layOutAll() {
        root.frame = CGRect(origin: .zero, size: givenSize ?? content.element.size(.unspecified))
        root.layOut()
        let bar = toolbar
        bar.layOut()
        for window in presentations.windows { window.layOutAll() }
    }
}

/// An error that describes why a test could not perform an action in a window.
public struct TestWindowError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
