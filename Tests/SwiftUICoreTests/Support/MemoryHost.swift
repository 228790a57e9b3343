import Foundation
import SwiftUICore

/// Shows trees of views in memory. Nothing happens by itself: a test says when scheduled work runs.
@MainActor
final class MemoryHost: ViewHost {
    /// How many widgets were made so far.
    private(set) var createdWidgets = 0
    /// How many times a widget was given a text or a picture other than the one it showed.
    var changes = 0
    private var scheduled: [@MainActor () -> Void] = []

    func makeWidget(_ content: WidgetContent) -> any HostWidget {
        createdWidgets += 1
        return MemoryWidget(content, host: self)
    }

    func schedule(_ work: @escaping @MainActor () -> Void) { scheduled.append(work) }

    /// Whether work waits.
    var hasScheduledWork: Bool { !scheduled.isEmpty }

    /// Runs the work that waits, and what it schedules in turn.
    /// - Parameter turns: The greatest number of turns, so that views that never come to rest end a test.
    func runScheduled(turns: Int = 20) {
        for _ in 0..<turns where hasScheduledWork {
            let work = scheduled
            scheduled = []
            for item in work { item() }
        }
    }
}

/// A widget in memory.
@MainActor
final class MemoryWidget: HostWidget {
    private(set) var content: WidgetContent
    private(set) var children: [MemoryWidget] = []
    var frame = CGRect.zero
    /// Where the widget stands in its window.
    private(set) var windowFrame = CGRect.zero
    private weak var host: MemoryHost?

    init(_ content: WidgetContent, host: MemoryHost) {
        self.content = content
        self.host = host
    }

    @discardableResult
    func update(_ newContent: WidgetContent) -> Bool {
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
    var visibleRows = 0..<200 { didSet { showRows() } }
    private(set) var rows: [LayoutElement] = []

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
    private(set) var layoutRequests = 0

    func setNeedsLayout() { layoutRequests += 1 }

    func setChildren(_ newChildren: [any HostWidget]) { children = newChildren.memoryWidgets }

    // MARK: Layout

    /// The room of a button's border on each side.
    static let border = CGSize(width: 8, height: 4)

    func measure(_ proposal: ProposedViewSize) -> CGSize {
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

    func baselines(in size: CGSize) -> TextBaselines? {
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
    func layOut(at origin: CGPoint = .zero) {
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
    var all: [MemoryWidget] { [self] + children.flatMap(\.all) }

    /// The text of a text, or of all texts inside.
    var string: String {
        if case .text(let text) = content { return text.string }
        return children.map(\.string).filter { !$0.isEmpty }.joined(separator: " ")
    }

    var container: ContainerContent? { if case .container(let container) = content { container } else { nil } }
    var button: ButtonContent? { if case .button(let button) = content { button } else { nil } }
    var list: ListContent? { if case .list(let list) = content { list } else { nil } }
    var textField: TextFieldContent? { if case .textField(let field) = content { field } else { nil } }
    var text: TextContent? { if case .text(let text) = content { text } else { nil } }
    var shape: ShapeContent? { if case .shape(let shape) = content { shape } else { nil } }
}

extension [any HostWidget] {
    @MainActor fileprivate var memoryWidgets: [MemoryWidget] { compactMap { $0 as? MemoryWidget } }
}

extension CGRect {
    fileprivate var atOrigin: CGRect { CGRect(origin: .zero, size: size) }
}

/// A font whose characters are all 10 points wide, with lines of 20 points and a baseline at 15.
enum FixedFont {
    static let advance: CGFloat = 10
    static let lineHeight: CGFloat = 20
    static let ascent: CGFloat = 15

    /// The size of a text in a width: lines break between words, and within words that are longer than a line.
    static func size(of text: String, lineLimit: Int?, width: CGFloat?) -> CGSize {
        let limit = width.map { $0.isFinite ? max(1, Int($0 / advance)) : Int.max } ?? Int.max
        var lines: [Int] = [0]
        for word in text.split(separator: " ", omittingEmptySubsequences: false).map(\.count) {
            let used = lines[lines.count - 1]
            if used > 0, used + 1 + word <= limit {
                lines[lines.count - 1] += 1 + word
                continue
            }
            if used > 0 { lines.append(0) }
            var rest = word
            while rest > limit {
                lines[lines.count - 1] = limit
                lines.append(0)
                rest -= limit
            }
            lines[lines.count - 1] = rest
        }
        if let lineLimit { lines = Array(lines.prefix(lineLimit)) }
        return CGSize(width: CGFloat(lines.max() ?? 0) * advance, height: CGFloat(lines.count) * lineHeight)
    }
}
