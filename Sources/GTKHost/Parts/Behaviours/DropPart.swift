import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// Takes what is dropped on a container.
@MainActor
final class DropPart: TypedPart<DropTarget> {
    private let target: GTKDropTarget
    private var isReportedUnreachable = false
    /// What the views know of the drags over the container.
    private var hovers: [ObjectIdentifier: DropHover] = [:]

    required init(_ part: DropTarget, in container: ContainerWidget, isEnabled: Bool) {
        target = GTKDropTarget(widget: container.pointer, contentTypes: []) { _, _ in false }
        super.init(part, in: container, isEnabled: isEnabled)
        target.perform = { [weak self] items, drag in
            guard let self else { return false }
            return await self.part.perform(items, self.hover(of: drag))
        }
        target.didUpdate = { [weak self] in self?.follow($0, $1) }
        target.validate = { [weak self] drag in self.map { $0.part.validate($0.hover(of: drag)) } ?? false }
        target.action = { [weak self] drag in
            guard let self else { return .refuse }
            var hover = self.hover(of: drag)
            hover.proposed = self.part.propose(hover)
            self.hovers[ObjectIdentifier(drag)] = hover
            return hover.proposed.map { _ in GTKDropSession.Action(hover.operation) }
        }
        apply()
    }

    override func partDidChange(from before: DropTarget) { apply() }

    private func apply() {
        target.contentTypes = isEnabled ? part.contentTypes : []
        target.isTargeted = part.isTargeted
    }

    private func hover(of drag: GTKDropSession) -> DropHover {
        var hover =
            hovers[ObjectIdentifier(drag)]
            ?? DropHover(
                operations: DropOperation.Set(drag),
                drag: drag.isOwn ? container.host.activeDrag : nil,
                items: { drag.itemsInSight }
            )
        hover.operations = DropOperation.Set(drag)
        hover.location = drag.location
        hover.size = container.frame.size
        hovers[ObjectIdentifier(drag)] = hover
        return hover
    }

    private func follow(_ drag: GTKDropSession, _ step: GTKDropSession.Step) {
        switch step {
        case .entered: part.update(hover(of: drag), .entering)
        case .moved: part.update(hover(of: drag), .active)
        case .left:
            part.update(hover(of: drag), .exiting)
            hovers[ObjectIdentifier(drag)] = nil
        case .finished(let wasOfUse):
            // What the sender allowed is not known any more.
            guard let hover = hovers.removeValue(forKey: ObjectIdentifier(drag)) else { return }
            part.update(hover, .ended(wasOfUse ? hover.operation : .forbidden))
            if wasOfUse { part.update(hover, .dataTransferCompleted) }
        }
    }

    /// Says once that nothing can ever be dropped on a target without a size.
    override func didAllocate() {
        let frame = container.frame
        guard frame.width < 1 || frame.height < 1, !isReportedUnreachable else { return }
        isReportedUnreachable = true
        hostLogger.warning(
            "A dropDestination is \(frame.width) × \(frame.height) points large, so nothing can be dropped on it. Give the view a size, for instance with .frame(width:height:), before .dropDestination."
        )
    }
}

extension DropOperation.Set {
    @MainActor
    fileprivate init(_ drag: GTKDropSession) {
        self = []
        if drag.allowsCopy { insert(.copy) }
        if drag.allowsMove { insert(.move) }
        if drag.allowsLink { insert(.alias) }
    }
}

extension GTKDropSession.Action {
    fileprivate init(_ operation: DropOperation) {
        self =
            switch operation {
            case .copy: .copy
            // What is deleted here has gone from the sender, too.
            case .move, .delete: .move
            case .alias: .link
            case .cancel, .forbidden: .refuse
            }
    }
}
