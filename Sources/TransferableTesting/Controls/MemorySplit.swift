import Foundation
import SwiftUICore

/// Panes in memory, which have the lengths that they have at first on a display.
final class MemorySplit: MemoryContentWidget<SplitContent> {
    override var kind: TestView.Kind { .split }

    package required init(_ content: SplitContent, host: MemoryHost) {
        super.init(content, host: host)
        showPanes()
    }

    override func contentDidChange(from before: SplitContent) -> Bool {
        showPanes()
        return false
    }

    private var shown: [SplitContent.Pane] { content.panes.filter(\.isShown) }

    private func showPanes() {
        for pane in content.panes where pane.element.layoutHost == nil {
            pane.element.layoutHost = LayoutHost(
                sizeDidChange: {},
                setWidgets: { [weak self] _ in self?.collectPanes() },
                originInWindow: { [weak self] in self?.windowFrame.origin ?? .zero }
            )
        }
        collectPanes()
    }

    private func collectPanes() { setChildren(shown.flatMap(\.element.widgets)) }

    override func layOutContent() {
        let isHorizontal = content.axis == .horizontal
        var origin = windowFrame.origin
        for (pane, length) in zip(shown, content.lengths(of: shown, in: frame.size)) {
            let size =
                isHorizontal
                ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
            pane.element.layOut(in: CGRect(origin: .zero, size: size))
            var place = CGRect(origin: origin, size: size)
            if isHorizontal, direction == .rightToLeft {
                place.origin.x = windowFrame.minX + windowFrame.maxX - place.maxX
            }
            for case let child as MemoryWidget in pane.element.widgets { child.layOut(at: place.origin) }
            if isHorizontal { origin.x += length } else { origin.y += length }
        }
    }
}

extension TestView.Kind {
    /// Panes with dividers that the user can move.
    public static let split = Self("split")
}
