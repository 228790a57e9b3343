import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// An object that passes drops on a widget, and the drags over it, to views.
@MainActor
final class DropFollower {
    /// The drop target of the views.
    private(set) var part: DropTarget
    private let target: GTKDropTarget
    /// A Boolean value that indicates whether the pointer meets the widget at a point.
    var contains: (CGPoint) -> Bool = { _ in true }
    /// A closure that returns whether another destination of the same view takes a drag.
    var isLeftToOther: (GTKDropSession, DropHover) -> Bool = { _, _ in false }
    private unowned let host: any WidgetHost
    private let size: () -> CGSize
    /// The states of the drags over the widget for the views.
    private var hovers: [ObjectIdentifier: DropHover] = [:]
    /// The drag that is over the widget.
    private var present: GTKDropSession?

    /// - Parameters:
    ///   - part: The drop target of the views.
    ///   - widget: The widget, which outlives this object.
    ///   - size: The size of the widget, as views know it.
    init(
        _ part: DropTarget,
        on widget: UnsafeMutablePointer<GtkWidget>,
        host: any WidgetHost,
        size: @escaping () -> CGSize
    ) {
        (self.part, self.host, self.size) = (part, host, size)
        target = GTKDropTarget(widget: widget, contentTypes: []) { _, _ in false }
        target.perform = { [weak self] items, drag in
            guard let self else { return false }
            let hover = self.hover(of: drag)
            guard await self.part.perform(items, hover) else { return false }
            hover.drag?.wasTaken(hover.operation)
            return true
        }
        target.contains = { [weak self] in self?.contains($0) ?? false }
        target.didUpdate = { [weak self] in self?.follow($0, $1) }
        target.validate = { [weak self] drag in
            guard let self else { return false }
            let hover = self.hover(of: drag)
            return !self.isLeftToOther(drag, hover) && self.part.validate(hover)
        }
        target.action = { [weak self] drag in
            guard let self else { return .refuse }
            var hover = self.hover(of: drag)
            hover.proposed = self.part.propose(hover)
            self.hovers[ObjectIdentifier(drag)] = hover
            return hover.proposed.map { _ in GTKDropSession.Action(hover.operation) }
        }
    }

    /// Updates the drop target of the views.
    func update(_ part: DropTarget, isEnabled: Bool) {
        self.part = part
        target.contentTypes = isEnabled ? part.contentTypes : []
        target.isTargeted = part.isTargeted
    }

    /// Reports the drag over the widget to the views again, for example after the view under the pointer has moved.
    func repeatUpdate() {
        if let present { part.update(hover(of: present), .active) }
    }

    private func hover(of drag: GTKDropSession) -> DropHover {
        var hover =
            hovers[ObjectIdentifier(drag)]
            ?? DropHover(
                operations: DropOperation.Set(drag),
                drag: drag.isOwn ? host.activeDrag : nil,
                items: { drag.itemsInSight }
            )
        hover.allow(DropOperation.Set(drag))
        hover.location = drag.location
        hover.size = size()
        hovers[ObjectIdentifier(drag)] = hover
        return hover
    }

    private func follow(_ drag: GTKDropSession, _ step: GTKDropSession.Step) {
        switch step {
        case .entered:
            present = drag
            showFormation(part.formation, of: drag)
            part.update(hover(of: drag), .entering)
        case .moved: part.update(hover(of: drag), .active)
        case .left:
            present = nil
            showFormation(nil, of: drag)
            part.update(hover(of: drag), .exiting)
            hovers[ObjectIdentifier(drag)] = nil
        case .finished(let wasOfUse):
            if present === drag { present = nil }
            // The operations that the sender permitted are no longer known.
            guard let hover = hovers.removeValue(forKey: ObjectIdentifier(drag)) else { return }
            part.update(hover, .ended(wasOfUse ? hover.operation : .forbidden))
            if wasOfUse { part.update(hover, .dataTransferCompleted) }
        }
    }

    /// Arranges the pictures of a drag of this app as the destination wants them, or as they were.
    private func showFormation(_ formation: DragDropPreviewsFormation?, of drag: GTKDropSession) {
        if drag.isOwn, part.formation != nil { host.dragPart?.showFormation(formation) }
    }
}

extension DropOperation.Set {
    @MainActor
    init(_ drag: GTKDropSession) {
        self = []
        if drag.allowsCopy { insert(.copy) }
        if drag.allowsMove { insert(.move) }
        if drag.allowsLink { insert(.alias) }
    }
}

extension GTKDropSession.Action {
    init(_ operation: DropOperation) {
        self =
            switch operation {
            case .copy: .copy
            // An item that is deleted here is removed from the sender, too.
            case .move, .delete: .move
            case .alias: .link
            case .cancel, .forbidden: .refuse
            }
    }
}
