import Foundation
import SwiftUICore

/// A widget in memory.
@MainActor
package final class MemoryWidget: HostWidget {
    package private(set) var content: WidgetContent
    package private(set) var children: [MemoryWidget] = []
    package var frame = CGRect.zero
    /// Where the widget stands in its window.
    package private(set) var windowFrame = CGRect.zero
    private weak var host: MemoryHost?

    package init(_ content: WidgetContent, host: MemoryHost) {
        self.content = content
        self.host = host
    }

    /// Makes the widget of a window, which contains all that a graph shows.
    package convenience init(rootOf graph: ViewGraph, host: MemoryHost) {
        self.init(.container(ContainerContent(content: graph.rootElement)), host: host)
        setChildren(graph.rootElement.widgets)
        // The element is in the content: it must not keep the widget in turn.
        graph.rootElement.layoutHost = LayoutHost(
            sizeDidChange: {},
            setWidgets: { [weak self] in self?.setChildren($0) },
            originInWindow: { .zero }
        )
    }

    @discardableResult
    package func update(_ newContent: WidgetContent) -> Bool {
        let isSame =
            switch (content, newContent) {
            case (.text(let before), .text(let after)): before == after
            case (.image(let before), .image(let after)): before == after
            default: true
            }
        if !isSame { host?.changes += 1 }
        content = newContent
        if case .list = newContent { showRows() }
        return !isSame
    }

    // MARK: Rows

    /// Which rows of a list are shown.
    package var visibleRows = 0..<200 { didSet { showRows() } }
    package private(set) var rows: [LayoutElement] = []

    private func showRows() {
        guard case .list(let list) = content, let source = list.rows else { return }
        let before = rows
        rows = visibleRows.clamped(to: 0..<source.count).map { source.row(at: $0) }
        for row in before where !rows.contains(where: { $0 === row }) { source.release(row) }
        for row in rows where row.layoutHost == nil {
            row.layoutHost = LayoutHost(
                sizeDidChange: {},
                setWidgets: { [weak self] _ in self?.collectRows() },
                originInWindow: { [weak self] in self?.windowFrame.origin ?? .zero }
            )
        }
        collectRows()
    }

    private func collectRows() { children = rows.flatMap(\.widgets).memoryWidgets }

    /// How many times the widget was to be laid out again.
    package private(set) var layoutRequests = 0

    package func setNeedsLayout() { layoutRequests += 1 }

    package func setChildren(_ newChildren: [any HostWidget]) { children = newChildren.memoryWidgets }

    // MARK: Layout

    /// The room of a button's border on each side.
    package static let border = CGSize(width: 8, height: 4)

    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let filled = proposal.replacingUnspecifiedDimensions()
        switch content {
        case .text(let text): return FixedFont.size(of: text.string, lineLimit: text.lineLimit, width: proposal.width)
        case .image(let image): return image.isResizable ? filled : CGSize(width: 16, height: 16)
        case .shape: return filled
        case .divider(.horizontal): return CGSize(width: filled.width, height: 1)
        case .divider(.vertical): return CGSize(width: 1, height: filled.height)
        case .textField: return CGSize(width: proposal.width ?? 100, height: 24)
        case .list: return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
        case .container(let container): return container.content.size(proposal)
        case .scroll(let scroll): return scroll.content.size(proposal)
        case .button(let button):
            let label = button.label.size(
                ProposedViewSize(
                    width: proposal.width.map { max(0, $0 - 2 * Self.border.width) },
                    height: proposal.height.map { max(0, $0 - 2 * Self.border.height) }
                )
            )
            return CGSize(width: label.width + 2 * Self.border.width, height: label.height + 2 * Self.border.height)
        }
    }

    package func baselines(in size: CGSize) -> TextBaselines? {
        let lastLine = FixedFont.ascent - FixedFont.lineHeight
        return switch content {
        case .text: TextBaselines(first: FixedFont.ascent, last: size.height + lastLine)
        case .button:
            TextBaselines(
                first: FixedFont.ascent + Self.border.height,
                last: size.height - Self.border.height + lastLine
            )
        default: nil
        }
    }

    /// Lays out what is inside, after the widget was given its frame.
    package func layOut(at origin: CGPoint = .zero) {
        windowFrame = frame.offsetBy(dx: origin.x, dy: origin.y)
        let bounds = CGRect(origin: .zero, size: frame.size)
        var inner = windowFrame.origin
        switch content {
        case .container(let container):
            container.content.layOut(in: bounds)
        case .scroll(let scroll):
            scroll.content.layOut(in: bounds, alignment: .top)
        case .button(let button):
            inner.x += Self.border.width
            inner.y += Self.border.height
            button.label.layOut(in: bounds.insetBy(dx: Self.border.width, dy: Self.border.height).atOrigin)
        case .list:
            var y = inner.y
            for row in rows {
                let height = row.size(ProposedViewSize(width: frame.width, height: nil)).height
                row.layOut(in: CGRect(x: 0, y: 0, width: frame.width, height: height), alignment: .leading)
                for child in row.widgets.memoryWidgets { child.layOut(at: CGPoint(x: inner.x, y: y)) }
                y += height
            }
            return
        default:
            break
        }
        for child in children { child.layOut(at: inner) }
    }

    // MARK: Looking around

    /// The widget and all inside, the outer ones first.
    package var all: [MemoryWidget] { [self] + children.flatMap(\.all) }

    /// The text of a text, or of all texts inside.
    package var string: String {
        if case .text(let text) = content { return text.string }
        return children.map(\.string).filter { !$0.isEmpty }.joined(separator: " ")
    }

    package var container: ContainerContent? { if case .container(let container) = content { container } else { nil } }
    package var button: ButtonContent? { if case .button(let button) = content { button } else { nil } }
    package var list: ListContent? { if case .list(let list) = content { list } else { nil } }
    package var textField: TextFieldContent? { if case .textField(let field) = content { field } else { nil } }
    package var text: TextContent? { if case .text(let text) = content { text } else { nil } }
    package var shape: ShapeContent? { if case .shape(let shape) = content { shape } else { nil } }
}

extension [any HostWidget] {
    @MainActor fileprivate var memoryWidgets: [MemoryWidget] { compactMap { $0 as? MemoryWidget } }
}

extension CGRect {
    fileprivate var atOrigin: CGRect { CGRect(origin: .zero, size: size) }
}
