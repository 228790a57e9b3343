import CGTK
import SwiftUICore

/// Accepts drops on a container.
@MainActor
final class DropPart: TypedPart<DropTarget> {
    private var follower: DropFollower!

    required init(_ part: DropTarget, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        follower = DropFollower(part, on: widget, host: container.host) { [unowned container] in
            container.frame.size
        }
        follower.contains = { [unowned container] in container.isMet(at: $0) }
        follower.update(part, isEnabled: isEnabled)
    }

    override func partDidChange(from before: DropTarget) { follower.update(part, isEnabled: isEnabled) }

    override func didAllocate() {
        part.tellIfUnreachable(container.frame.size, container.content.part(HitShape.self))
    }
}
