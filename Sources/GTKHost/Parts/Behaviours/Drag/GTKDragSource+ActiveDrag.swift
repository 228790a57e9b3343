import GTKTransport
import SwiftUICore

extension GTKDragSource {
    /// Sets the operations that receivers may perform on the items of a drag.
    func allow(_ configuration: DragConfiguration) {
        let operations = configuration.operations
        allowsCopy = operations.contains(.copy)
        allowsMove = !operations.isDisjoint(with: [.move, .delete])
        allowsLink = operations.contains(.alias)
        isForThisProcess = configuration.isForThisApp
    }

    /// Reports the progress of a drag that began here to its views.
    /// - Parameters:
    ///   - drag: The drag.
    ///   - part: The part that draws its pictures; nil for a fixed picture.
    ///   - host: The host.
    ///   - whenEnded: Called when the preview is no longer shown.
    func report(to drag: ActiveDrag, of part: DragPart? = nil, in host: any WidgetHost, whenEnded: @escaping () -> Void)
    {
        host.begin(drag, of: part)
        didDrop = { drag.wasReceived(DropOperation($0)) }
        // Data may still be read when the next drag has begun.
        didEnd = { end in
            whenEnded()
            switch end {
            case .cancelled: drag.didEnd(.cancel)
            case .refused: drag.didEnd(.forbidden)
            case .taken(let names): drag.didTransferData(names)
            }
        }
        drag.didBegin(at: start)
    }
}

extension DropOperation {
    fileprivate init(_ action: GTKDropSession.Action) {
        self =
            switch action {
            case .copy: .copy
            case .move: .move
            case .link: .alias
            case .refuse: .forbidden
            }
    }
}
