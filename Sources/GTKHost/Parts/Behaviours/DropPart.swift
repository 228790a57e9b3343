import CGTK
import GTKTransport
import SwiftUICore

/// Takes what is dropped on a container.
@MainActor
final class DropPart: TypedPart<DropTarget> {
    private let target: GTKDropTarget
    private var isReportedUnreachable = false

    required init(_ part: DropTarget, in container: ContainerWidget, isEnabled: Bool) {
        target = GTKDropTarget(
            widget: container.pointer,
            contentTypes: part.contentTypes,
            perform: part.perform
        )
        super.init(part, in: container, isEnabled: isEnabled)
        apply()
    }

    override func partDidChange(from before: DropTarget) { apply() }

    private func apply() {
        target.contentTypes = isEnabled ? part.contentTypes : []
        target.perform = part.perform
        target.isTargeted = part.isTargeted
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
