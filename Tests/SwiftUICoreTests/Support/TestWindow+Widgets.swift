import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// A window in memory that shows a view.
@MainActor
final class MemoryWindow {
    let host = MemoryHost()
    let graph: ViewGraph
    private let root: MemoryWidget
    private let size: CGSize

    /// Shows a view, and runs what its appearance schedules.
    init(size: CGSize = CGSize(width: 300, height: 200), _ view: some View) {
        let graph = ViewGraph(view, environment: EnvironmentValues(), host: host)
        self.graph = graph
        self.size = size
        root = MemoryContainer(graph.content, host: host)
        host.runScheduled()
    }

    convenience init(size: CGSize = CGSize(width: 300, height: 200), @ViewBuilder content: () -> some View) {
        self.init(size: size, content())
    }

    /// Closes the window.
    func close() {
        graph.remove()
        root.setChildren([])
    }

    /// Lays all widgets out.
    func layOut() {
        root.frame = CGRect(origin: .zero, size: size)
        root.layOut()
    }

    // MARK: Looking around

    var widgets: [MemoryWidget] { root.all.filter { $0 !== root } }

    /// The widgets that stand in no other.
    var topWidgets: [MemoryWidget] { root.children }

    /// The texts from the first to the last.
    var texts: [String] { widgets.compactMap(\.text).map(\.string) }

    func text(_ string: String, _ location: SourceLocation = #_sourceLocation) throws -> MemoryWidget {
        try #require(widgets.first { $0.text?.string == string }, "no text “\(string)”", sourceLocation: location)
    }

    /// The container with an accessibility identifier.
    func container(_ identifier: String, _ location: SourceLocation = #_sourceLocation) throws -> MemoryWidget {
        try #require(
            widgets.first { $0.identifier == identifier },
            "no view “\(identifier)”",
            sourceLocation: location
        )
    }

    var drag: DragSource? { widgets.lazy.compactMap { $0.container?.part(DragSource.self) }.first }
    var drop: DropTarget? { widgets.lazy.compactMap { $0.container?.part(DropTarget.self) }.first }
    var commands: [EditCommands] { widgets.compactMap { $0.container?.part(EditCommands.self) } }
    var list: ListContent? { widgets.lazy.compactMap { $0.list }.first }
    var shapes: [MemoryWidget] { widgets.filter { $0.shape != nil } }

    /// The rectangle of a text in the window, after a layout.
    func frame(ofText string: String, _ location: SourceLocation = #_sourceLocation) throws -> CGRect {
        layOut()
        return try text(string, location).windowFrame
    }

    /// The rectangles of all shapes in the window, after a layout.
    func shapeFrames() -> [CGRect] {
        layOut()
        return shapes.map(\.windowFrame)
    }

    // MARK: Acting

    /// Presses the button with a title, and runs what that schedules.
    func press(_ title: String, _ location: SourceLocation = #_sourceLocation) throws {
        try button(title, location).action()
        host.runScheduled()
    }

    func button(_ title: String, _ location: SourceLocation = #_sourceLocation) throws -> ButtonContent {
        let widget = widgets.first { $0.button != nil && $0.string == title }
        return try #require(widget?.button, "no button “\(title)”", sourceLocation: location)
    }
}

/// Notes what happens, for a test to read.
@MainActor
final class Journal {
    var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension ListContent {
    /// The values by which a selection knows the rows.
    @MainActor var selectionValues: [AnyHashable?] {
        rows.map { rows in (0..<rows.count).map { rows.selectionValue(at: $0) } } ?? []
    }
}
