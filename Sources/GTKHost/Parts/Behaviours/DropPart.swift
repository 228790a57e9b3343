import CGTK
import GTKTransport
import SwiftUICore

/// A part that accepts drops on a container.
@MainActor
final class DropPart: TypedPart<DropTarget> {
    private var follower: DropFollower!

    required init(_ part: DropTarget, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        follower = DropFollower(for: container, on: widget, host: container.host) { [unowned container] in
            container.frame.size
        } isLeftToOther: { [unowned container] in
            container.isRepeatedDestination(for: $0, $1)
        } part: { [weak self] in
            self?.part
        }
        follower.target.contains = { [weak container] in container?.isMet(at: $0) ?? false }
        follower.update(part, of: container, isEnabled: isEnabled)
    }

    override func partDidChange(from before: DropTarget) {
        follower.update(part, of: container, isEnabled: isEnabled)
    }

    override func didAllocate() {
        part.tellIfUnreachable(container.frame.size, container.content.part(HitShape.self))
    }
}

extension ContainerWidget {
    /// Returns whether a later destination of the same view, which a container around has, takes a drag.
    fileprivate func isRepeatedDestination(for drag: GTKDropSession, _ hover: DropHover) -> Bool {
        guard let parent = gtk_widget_get_parent(pointer),
            let outer = ViewWidgetClass.delegate(of: parent) as? ContainerWidget,
            outer.content.repeats(DropTarget.self), let part = outer.dropTarget
        else { return false }
        let isTaken = drag.contents.mayHave(anyOf: part.contentTypes) && part.validate(hover)
        return isTaken || outer.isRepeatedDestination(for: drag, hover)
    }
}
