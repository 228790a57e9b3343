import CoreTransferable
import Foundation
import SwiftUICore

/// A window in memory: views are built, laid out and used as in a real one, without a display.
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
/// State that changes is followed when an action of this class returns, and when ``update()`` is called: nothing happens by
/// itself, so tests do not wait. Text is measured with a font whose characters are all 10 points wide, in lines of 20
/// points. Of a list, the first 200 rows are shown.
@MainActor
public final class TestWindow {
    /// The title that the scene gives the window; nil for a window that was made of views.
    public let title: String?
    private let graph: ViewGraph
    private let host: MemoryHost
    private let root: MemoryWidget
    private let size: CGSize

    /// Shows views.
    /// - Parameters:
    ///   - size: The size of the window in points.
    ///   - content: The views.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 720, height: 480),
        @ViewBuilder _ content: () -> Content
    ) {
        let host = MemoryHost()
        self.init(
            title: nil,
            size: size,
            graph: ViewGraph(content(), environment: EnvironmentValues(), host: host),
            host: host
        )
    }

    private init(title: String?, size: CGSize, graph: ViewGraph, host: MemoryHost) {
        (self.title, self.size, self.graph, self.host) = (title, size, graph, host)
        root = MemoryContainer(rootOf: graph, host: host)
        update()
    }

    /// Opens the windows of an app, in the order of its scenes.
    /// - Parameter program: The app, of which a new one is made.
    public static func windows<Program: App>(of program: Program.Type) -> [TestWindow] {
        let host = MemoryHost()
        return AppInstance(program, schedule: host.schedule) { _ in }.windows().map { description in
            TestWindow(
                title: description.title,
                size: description.defaultSize ?? CGSize(width: 720, height: 480),
                graph: description.makeGraph(EnvironmentValues(), host),
                host: host
            )
        }
    }

    /// Closes the window: its views disappear, and their tasks are cancelled.
    public func close() {
        graph.remove()
        root.setChildren([])
    }

    /// Follows what has changed since the last action, and lays the window out.
    public func update() {
        host.runScheduled()
        layOut()
        // Views that are made of their geometry may have changed with the layout.
        graph.framesDidChange()
        if host.hasScheduledWork {
            host.runScheduled()
            layOut()
        }
    }

    /// The layout of the window's views; nil once the window is closed.
    var layout: LayoutElement? { graph.rootElement }

    private func layOut() {
        root.frame = CGRect(origin: .zero, size: size)
        root.layOut()
    }

    // MARK: Finding views

    /// All views that show or do something, those around others before what they contain.
    public var views: [TestView] { views(in: root, around: []) }

    private func views(in widget: MemoryWidget, around: [MemoryWidget]) -> [TestView] {
        widget.children.flatMap { child in
            [TestView(widget: child, around: around)] + views(in: child, around: around + [child])
        }
    }

    /// All texts, in order.
    public var texts: [String] { views.filter { $0.kind == .text }.map(\.text) }

    /// The first view that shows a text, by itself or in its label.
    /// - Throws: ``TestWindowError`` that lists the texts that there are.
    public func view(text: String) throws -> TestView {
        let views = views
        // The text itself rather than what it stands in.
        guard
            let view = views.first(where: { $0.kind == .text && $0.text == text })
                ?? views.first(where: { $0.text == text })
        else { throw TestWindowError("There is no view with the text “\(text)”. The texts are: \(quoted(texts)).") }
        return view
    }

    /// The first view with an accessibility identifier.
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

    /// All views of a kind.
    public func views(_ kind: TestView.Kind) -> [TestView] { views.filter { $0.kind == kind } }

    private func quoted(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")
    }
}

/// Why a test could not do what it wanted with a window.
public struct TestWindowError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
