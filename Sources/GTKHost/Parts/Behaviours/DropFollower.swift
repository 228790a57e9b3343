import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// An object that passes the drags over a widget to destinations of views, as ``DropPassage`` has it.
@MainActor
final class DropFollower {
    /// A destination under the pointer.
    struct Place {
        /// The widget of the destination.
        let widget: AnyObject
        let part: DropTarget
        /// The pointer, in the coordinates of the destination.
        let location: CGPoint
        let size: CGSize

        /// Returns a drag over the destination.
        @MainActor
        func hover(on passage: DropPassage) -> DropHover {
            var hover = passage.hover(over: size)
            hover.location = location
            return hover
        }
    }

    /// The drop target of the widget.
    let target: GTKDropTarget
    private unowned let host: any WidgetHost
    private let place: (GTKDropSession, DropPassage) -> Place?
    /// The last drag over the widget, and whether it has entered.
    private var current: (drag: GTKDropSession, passage: DropPassage, hasEntered: Bool)?
    /// The drops whose items are being read.
    private var drops: [ObjectIdentifier: DropPassage.Drop] = [:]
    /// The outcomes of drops of which the senders are yet to learn.
    private var outcomes: [ObjectIdentifier: DropPassage.Outcome] = [:]

    /// - Parameters:
    ///   - widget: The widget, which outlives this object.
    ///   - host: The host of the widget.
    ///   - place: Returns the destination under a drag; nil if there is none.
    init(
        on widget: UnsafeMutablePointer<GtkWidget>,
        host: any WidgetHost,
        place: @escaping (_ drag: GTKDropSession, _ passage: DropPassage) -> Place?
    ) {
        (self.host, self.place) = (host, place)
        target = GTKDropTarget(widget: widget, contentTypes: []) { _, _ in false }
        target.didUpdate = { [weak self] in self?.follow($0, $1) }
        target.action = { [weak self] in self?.action(of: $0) ?? .refuse }
        target.willTake = { [weak self] in self?.beginDrop(of: $0) }
        target.receive = { [weak self] in await self?.drop($0) ?? false }
    }

    /// Creates an object for a widget that is one destination.
    /// - Parameters:
    ///   - owner: The object that has the widget.
    ///   - widget: The widget, which outlives this object.
    ///   - host: The host of the widget.
    ///   - size: Returns the size of the widget, as views know it.
    ///   - isLeftToOther: Returns whether another destination of the same view takes a drag.
    ///   - part: Returns the destination.
    convenience init(
        for owner: AnyObject,
        on widget: UnsafeMutablePointer<GtkWidget>,
        host: any WidgetHost,
        size: @escaping () -> CGSize,
        isLeftToOther: @escaping (_ drag: GTKDropSession, _ hover: DropHover) -> Bool = { _, _ in false },
        part: @escaping () -> DropTarget?
    ) {
        let place = { @MainActor [weak owner] (drag: GTKDropSession) -> Place? in
            guard let owner, let part = part() else { return nil }
            return Place(widget: owner, part: part, location: drag.location, size: size())
        }
        self.init(on: widget, host: host) { drag, _ in place(drag) }
        target.validate = { [weak self] drag in
            guard let self, let place = place(drag) else { return false }
            let hover = place.hover(on: passage(of: drag))
            return !isLeftToOther(drag, hover) && place.part.validate(hover)
        }
    }

    /// Has the destination of a widget take over a change of its views.
    /// - Parameters:
    ///   - part: The destination.
    ///   - owner: The object that has the widget.
    ///   - isEnabled: Whether it accepts drops.
    func update(_ part: DropTarget, of owner: AnyObject, isEnabled: Bool) {
        target.contentTypes = isEnabled ? part.contentTypes : []
        current?.passage.update(part, of: owner)
    }

    /// Reports the drag over the widget to the views again, for example after the view under the pointer has moved.
    func repeatUpdate() {
        if let current, current.hasEntered { move(current.drag) }
    }

    /// Returns the passage of a drag, which begins where the drag comes over the widget.
    private func passage(of drag: GTKDropSession) -> DropPassage {
        let passage: DropPassage
        if let current, current.drag === drag {
            passage = current.passage
        } else {
            passage = DropPassage(
                drag.contents,
                drag: drag.isOwn ? host.activeDrag : nil,
                operations: DropOperation.Set(drag)
            )
            current = (drag, passage, false)
        }
        passage.allow(DropOperation.Set(drag))
        return passage
    }

    private func follow(_ drag: GTKDropSession, _ step: GTKDropSession.Step) {
        switch step {
        case .entered, .moved: move(drag)
        case .left:
            guard let current, current.drag === drag else { return }
            self.current = nil
            let formation = current.passage.previewsFormation
            current.passage.leave()
            if formation != nil { showFormation(nil, of: drag) }
        case .finished:
            // The operations that the sender permitted are no longer known.
            outcomes.removeValue(forKey: ObjectIdentifier(drag))?.tell()
        }
    }

    /// Moves the drag over the destination at the pointer.
    private func move(_ drag: GTKDropSession) {
        let passage = passage(of: drag)
        current?.hasEntered = true
        let formation = passage.previewsFormation
        if let place = place(drag, passage) {
            passage.move(over: place.widget, place.part, place.hover(on: passage))
        } else {
            passage.leave()
        }
        if passage.previewsFormation != formation { showFormation(passage.previewsFormation, of: drag) }
    }

    private func action(of drag: GTKDropSession) -> GTKDropSession.Action {
        let passage = passage(of: drag)
        // One that is dropped at once enters with the drop, if that is taken.
        let isDroppedAtOnce = current?.hasEntered == false
        if isDroppedAtOnce { move(drag) }
        let action = passage.widget == nil ? .refuse : GTKDropSession.Action(passage.operation)
        if isDroppedAtOnce, action == .refuse { follow(drag, .left) }
        return action
    }

    private func beginDrop(of drag: GTKDropSession) {
        let passage = passage(of: drag)
        if let place = place(drag, passage), place.widget === passage.widget {
            passage.drop(at: place.location)
        } else {
            move(drag)
        }
        current = nil
        drops[ObjectIdentifier(drag)] = passage.beginDrop()
    }

    private func drop(_ drag: GTKDropSession) async -> Bool {
        guard let drop = drops.removeValue(forKey: ObjectIdentifier(drag)) else { return false }
        let outcome = await drop.perform(await drag.contents.items(for: drop.contentTypes))
        outcomes[ObjectIdentifier(drag)] = outcome
        return outcome.wasOfUse
    }

    /// Arranges the pictures of a drag of this app as the destination wants them, or as they were.
    private func showFormation(_ formation: DragDropPreviewsFormation?, of drag: GTKDropSession) {
        if drag.isOwn { host.dragPart?.showFormation(formation) }
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
            // An item that is deleted here is removed from the sender, too.
            case .move, .delete: .move
            case .alias: .link
            case .cancel, .forbidden: .refuse
            }
    }
}
