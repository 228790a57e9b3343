import GTKTransport
import SwiftUICore

extension GTKDragSource {
    /// Takes over what receivers may do with the items of a drag.
    func allow(_ configuration: DragConfiguration) {
        let operations = configuration.operations
        allowsCopy = operations.contains(.copy)
        allowsMove = !operations.isDisjoint(with: [.move, .delete])
        allowsLink = operations.contains(.alias)
        isForThisProcess = configuration.isForThisApp
    }

    /// Tells the views of a drag that has begun here how it goes on.
    /// - Parameters:
    ///   - drag: The drag.
    ///   - part: What draws its pictures; nil for a picture that stays as it is.
    ///   - host: The host.
    ///   - whenEnded: Called when nothing moves with the pointer any more.
    func report(to drag: ActiveDrag, of part: DragPart? = nil, in host: GTKHost, whenEnded: @escaping () -> Void) {
        host.activeDrag = drag
        host.dragPart = part
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
