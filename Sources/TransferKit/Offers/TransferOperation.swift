/// The operation that the sender asks a receiver to perform on the files of an offer.
///
/// File managers and similar programs distinguish copied files from cut ones. A receiver that can only copy may copy
/// cut files, too. They stay in their place in that case.
///
/// ```swift
/// if try await pasteboard.requestedOperation() == .move {
///     let result = try await pasteboard.moveFiles(into: folder)
/// }
/// ```
public enum TransferOperation: Hashable, Sendable {
    /// The receiver gets a copy, and the sender keeps the original.
    case copy
    /// The files are moved, because they were cut.
    case move
}

extension TransferOperation {
    /// The action in GNOME's list.
    var gnomeAction: String {
        switch self {
        case .copy: "copy"
        case .move: "cut"
        }
    }
}
