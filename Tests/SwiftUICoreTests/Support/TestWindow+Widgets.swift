import Foundation
import SwiftUICore
import Testing
import TransferableTesting

extension CGSize {
    /// The size of the windows of most tests.
    static let small = CGSize(width: 300, height: 200)
}

// The widgets behind the views of a window, for tests of what views hand to a host.
extension TestWindow {
    /// All widgets, those around others before what they contain.
    var widgets: [MemoryWidget] { root.all.filter { $0 !== root } }

    /// The widgets that stand in no other.
    var topWidgets: [MemoryWidget] { root.children }

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
