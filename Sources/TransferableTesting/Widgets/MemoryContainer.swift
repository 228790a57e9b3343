import Foundation
import SwiftUICore

/// A part of the tree in memory with effects or interaction of its own.
package final class MemoryContainer: MemoryContentWidget<ContainerContent> {
    /// Creates the widget of a window, which contains everything shown there.
    package convenience init(_ root: ViewRoot, host: MemoryHost) {
        self.init(ContainerContent(content: root.element), host: host)
        setChildren(root.element.widgets)
        // The element is in the content: it must not keep the widget in turn.
        root.element.layoutHost = LayoutHost(
            sizeDidChange: {},
            setWidgets: { [weak self] in self?.setChildren($0) },
            moveWidgets: { [weak self] in self?.moveChildren($0) ?? false },
            originInWindow: { .zero }
        )
        root.graph.setFrameClock(host)
    }

    package required init(_ content: ContainerContent, host: MemoryHost) {
        super.init(content, host: host)
        gesture = content.part(GestureBehaviour.self).map { GestureUnit($0) }
        if content.part(FocusBinding.self)?.isFocused == true { moveFocusSoon() }
    }

    /// The gesture of the container.
    private(set) var gesture: GestureUnit?

    override func contentDidChange(from before: ContainerContent) -> Bool {
        if let part = content.part(GestureBehaviour.self) { gesture?.update(part) }
        if before.part(FocusBinding.self)?.isFocused != content.part(FocusBinding.self)?.isFocused { moveFocusSoon() }
        return false
    }

    /// Moves the focus to where the program wants it, when all widgets are in place.
    private func moveFocusSoon() {
        host?.schedule { [weak self] in
            guard let self, let host = self.host else { return }
            let canFocus = !self.containersAround.contains { $0.content.part(FocusExclusion.self) != nil }
            let isWanted = canFocus && self.content.part(FocusBinding.self)?.isFocused == true
            let hasFocus = host.focused?.containersAround.contains { $0 === self } ?? false
            // The focus stays with a focused view inside.
            if isWanted != hasFocus { host.focused = isWanted ? self : nil }
        }
    }

    /// This container and the ones around it, the innermost first.
    var containersAround: [MemoryContainer] {
        sequence(first: self as MemoryWidget, next: \.parent).compactMap { $0 as? MemoryContainer }
    }

    override var isEnabled: Bool { content.isEnabled }
    override var meetsPointer: Bool { content.part(HitTesting.self)?.isAllowed ?? true }

    /// The contents may be drawn outside of the container.
    override func met(at point: CGPoint) -> [MemoryWidget]? {
        guard meetsPointer else { return nil }
        let inside = content.contentPoint(at: local(point), in: windowFrame.size).map {
            metInside(at: CGPoint(x: $0.x + windowFrame.minX, y: $0.y + windowFrame.minY))
        }
        if let inside, !inside.isEmpty { return [self] + inside }
        return content.isPlace(of: local(point), in: windowFrame.size) ? [self] : nil
    }

    override func isMet(at point: CGPoint) -> Bool { content.isMet(at: local(point), in: windowFrame.size) }

    private func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - windowFrame.minX, y: point.y - windowFrame.minY)
    }

    override package var dropTarget: DropTarget? { content.enabledPart(DropTarget.self) }

    override func drag(at point: CGPoint) -> (ActiveDrag, DragDropPreviewsFormation)? {
        guard let source = content.enabledPart(DragSource.self) else { return nil }
        return source.begin().map { ($0, source.formation) }
    }

    override var editCommands: EditCommands? { content.enabledPart(EditCommands.self) }

    override package func moveChildren(_ children: [any HostWidget]) -> Bool {
        for child in children.memoryWidgets { child.layOut(at: windowFrame.origin) }
        return true
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { content.content.size(proposal) }

    override func layOutContent() {
        content.content.layOut(in: CGRect(origin: .zero, size: frame.size))
        content.part(DropTarget.self)?.tellIfUnreachable(frame.size, content.part(HitShape.self))
        super.layOutContent()
    }
}

extension TestView.Kind {
    /// Views with an effect or behaviour of their own.
    public static let container = Self("container")
}
