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
/// suspends lets turns of the main queue pass, whose changes take effect in updates of their own, as in a window. Text is measured with a font whose characters are all 10 points wide, in
/// lines of 20 points. Of a list, the first 200 rows are shown.
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

    /// The items of the toolbar, in order.
    private var toolbar: [(entry: ToolbarEntry, root: MemoryContainer)] = []

    /// The presentations over this window, in order.
    private var presented: [(presentation: Presentation, window: TestWindow)] = []
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
    public var toolbarOutline: String {
        toolbar.map { entry, root in
            "\(entry.isInOverflow ? "overflow" : "\(entry.placement.part)") “\(root.string)”"
        }.joined(separator: "\n")
    }

    /// The width available for items at the end of the toolbar, in points; nil for the width that they need. Items that do not fit move to
    /// a menu, whose button is 30 points wide.
    public var toolbarWidth: CGFloat? { didSet { update() } }

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
        toolbar = []
        for (_, window) in presented { window.didClose() }
        presented = []
    }

    // MARK: Presentations

    /// The sheets over the window.
    public var sheets: [TestWindow] { presented(.sheet) }
    /// The full-screen covers over the window.
    public var fullScreenCovers: [TestWindow] { presented(.fullScreenCover) }
    /// The alerts over the window.
    public var alerts: [TestWindow] { presented(.alert) }
    /// The confirmation dialogs over the window.
    public var confirmationDialogs: [TestWindow] { presented(.confirmationDialog) }
    /// The popovers in the window.
    public var popovers: [TestWindow] { presented(.popover) }

    /// The rectangle in the window below to which a popover points; nil for other windows.
    public var anchor: CGRect? { pointsTo() }

    private func presented(_ kind: Kind) -> [TestWindow] { presented.map(\.window).filter { $0.kind == kind } }

    /// Follows the presentations of the views.
    private func followPresentations() {
        let before = presented
        let presentations = content.chrome.presentations
        for (presentation, window) in before where !presentations.contains(where: { $0 === presentation }) {
            window.didClose()
        }
        presented = presentations.map { presentation in
            before.first { $0.presentation === presentation } ?? (presentation, window(for: presentation))
        }
        for (_, window) in presented { window.followPresentations() }
    }

    /// Follows which items the toolbar has.
    private func followToolbar() {
        let before = toolbar
        toolbar = content.chrome.toolbar.map { entry in
            before.first { $0.entry === entry } ?? (entry, MemoryContainer(entry.content, host: host))
        }
        let end = toolbar.map(\.entry).filter { $0.placement.part == .trailing }
        for entry in end where !entry.isInOverflow {
            let element = entry.content.element
            entry.widthInBar = .init(least: element.size(.zero).width, natural: element.size(.unspecified).width)
        }
        let count = toolbarWidth.map { room in
            let widths = ToolbarRoom.widths(of: end.map(\.widthInBar), in: room)
            return ToolbarRoom.count(of: widths, button: 30, in: room)
        }
        for (index, entry) in end.enumerated() { entry.isInOverflow = index >= count ?? end.count }
        for (_, window) in presented { window.followToolbar() }
    }

    private func window(for presentation: Presentation) -> TestWindow {
        let window = TestWindow(
            Kind(presentation.style),
            title: nil,
            size: nil,
            content: presentation.content,
            host: host
        ) { presentation.dismissInteractively() }
        window.presenter = self
        window.escapes = { presentation.escape() }
        window.pointsTo = presentation.anchor
        return window
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
    var toolbarElements: [LayoutElement] { isClosed ? [] : toolbar.map(\.entry.content.element) }

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
        // The toolbar stands above the views.
        var origin = CGPoint(x: 0, y: -40)
        for (entry, item) in toolbar {
            item.frame = CGRect(origin: origin, size: entry.content.element.size(.unspecified))
            item.layOut()
            origin.x += item.frame.width + 10
        }
        for (_, window) in presented { window.layOutAll() }
    }

    // MARK: Finding views

    /// All views that show content or perform actions, containers before their contents.
    public var views: [TestView] { toolbar.flatMap { views(in: $0.root, around: []) } + views(in: root, around: []) }

    private func views(in widget: MemoryWidget, around: [MemoryWidget]) -> [TestView] {
        widget.children.flatMap { child in
            [TestView(widget: child, around: around)] + views(in: child, around: around + [child])
        }
    }

    /// All texts, in order.
    public var texts: [String] { views.filter { $0.kind == .text }.map(\.text) }

    /// Returns the view that shows a text, directly or in its label.
    ///
    /// Where several views show the text, take one of ``views(text:)``, or look for an identifier.
    /// - Throws: ``TestWindowError`` that lists the texts that there are, or says where several views show the text.
    public func view(text: String) throws -> TestView {
        let found = views(text: text)
        guard let view = found.first else {
            throw TestWindowError("There is no view with the text “\(text)”. The texts are: \(quoted(texts)).")
        }
        guard found.count == 1 else {
            let frames = found.map { "\($0.frame)" }.joined(separator: ", ")
            throw TestWindowError(
                """
                \(found.count) views show the text “\(text)”, in the frames \(frames). Take one of views(text:), or give the view an \
                accessibilityIdentifier(_:).
                """
            )
        }
        return view
    }

    /// Returns all views that show a text, directly or in their labels, in order.
    public func views(text: String) -> [TestView] {
        let showing = views.filter { $0.text == text }
        // The texts themselves rather than their containers, and a container rather than what is in it.
        let texts = showing.filter { $0.kind == .text }
        return texts.isEmpty ? showing.filter { $0.around.allSatisfy { $0.shownText != text } } : texts
    }

    /// Returns the first view with an accessibility identifier.
    /// - Throws: ``TestWindowError`` that lists the identifiers that there are.
    public func view(identifier: String) throws -> TestView {
        guard let view = views.first(where: { $0.identifier == identifier }) else {
            let identifiers = views.compactMap(\.identifier)
            throw TestWindowError(
                "There is no view with the identifier “\(identifier)”. The identifiers are: \(quoted(identifiers))."
            )
        }
        return view
    }

    /// Returns all views of a kind.
    public func views(_ kind: TestView.Kind) -> [TestView] { views.filter { $0.kind == kind } }

    private func quoted(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")
    }
}

extension TestWindow.Kind {
    @MainActor
    fileprivate init(_ style: Presentation.Style) {
        self =
            switch style {
            case .sheet: .sheet
            case .fullScreenCover: .fullScreenCover
            case .alert: .alert
            case .confirmationDialog: .confirmationDialog
            case .popover: .popover
            }
    }
}

/// An error that describes why a test could not perform an action in a window.
public struct TestWindowError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
