import Foundation

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

// The conventions for the operation: GNOME's file manager and compatible programs use the first line of their list of
// files, older ones the second line of text, and KDE's a payload of one character beside the list.
extension TransferOperation {
    /// Returns the names whose payloads contain the operation. The first payload that has one determines it.
    ///
    /// KDE's name is first. PCManFM takes the delivery of GNOME's list for the paste of cut files and empties the
    /// clipboard (`libfm` 1.3), so reading that list would end the cut.
    package static func names(among names: [String]) -> [String] {
        let marks = ([WireType.kdeCutSelection] + WireType.copiedFiles).compactMap { kind in
            names.first { WireType.base(of: $0) == kind }
        }
        // Programs that say it in text say it nowhere else. On Wayland GDK has names with a slash only.
        guard marks.isEmpty, names.contains(where: { WireType.base(of: $0) == WireType.uriList }) else { return marks }
        let texts = WireType.utf8Text.reversed().lazy.compactMap { text in
            names.first { $0.lowercased() == text.lowercased() }
        }
        return texts.first.map { [$0] } ?? []
    }

    /// Creates the operation from a payload; nil if the payload has none, such as a list without an action.
    package init?(_ payload: Data, receivedAs name: String) {
        if WireType.textRank(of: name) != nil || payload.starts(with: CopiedFilesText.mark.utf8) {
            guard let text = CopiedFilesText(payload) else { return nil }
            self = text.operation
        } else if WireType.base(of: name) == WireType.kdeCutSelection {
            switch payload.first {
            case UInt8(ascii: "0"): self = .copy
            case UInt8(ascii: "1"): self = .move
            default: return nil
            }
        } else {
            switch payload.prefix(while: { $0 != 0 && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }) {
            case Data("copy".utf8): self = .copy
            case Data("cut".utf8): self = .move
            default: return nil
            }
        }
    }

    /// The action in GNOME's list.
    var gnomeAction: String {
        switch self {
        case .copy: "copy"
        case .move: "cut"
        }
    }
}
