import Foundation

/// What the sender asks a receiver to do with the files of an offer.
///
/// File managers and programs like them say whether files were copied or cut. A receiver that knows only how to copy may do
/// that with cut files too: they stay where they are then.
///
/// ```swift
/// if try await pasteboard.requestedOperation() == .move {
///     let result = try await pasteboard.moveFiles(into: folder)
/// }
/// ```
public enum TransferOperation: Hashable, Sendable {
    /// The receiver gets a copy, and the sender keeps what it has.
    case copy
    /// The files change their place: they were cut.
    case move
}

// How programs tell each other: GNOME's file manager and those that follow it by the first line of their list of files, KDE's
// by a payload of one character beside the list.
extension TransferOperation {
    /// Those of some names whose payloads tell the operation. Where several are there the first that tells it counts.
    ///
    /// KDE's comes first. PCManFM takes the delivery of GNOME's list for the paste of what was cut, and empties the clipboard
    /// (`libfm` 1.3), so a look at that would end the cut.
    package static func names(among names: [String]) -> [String] {
        [WireType.kdeCutSelection, WireType.gnomeCopiedFiles].compactMap { kind in
            names.first { WireType.base(of: $0) == kind }
        }
    }

    /// Creates the operation that a payload tells; nil if it tells none, as a list does in which there is no action.
    package init?(_ payload: Data, receivedAs name: String) {
        if WireType.base(of: name) == WireType.kdeCutSelection {
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

extension IncomingOffer {
    /// What the sender asks to be done with the files that it offers. A few bytes are read to find out, where files are
    /// offered; a sender that does not say asks for nothing but a copy.
    public func requestedOperation() async -> TransferOperation {
        for name in TransferOperation.names(among: names) {
            if let data = try? await data(for: name), let operation = TransferOperation(data, receivedAs: name) {
                return operation
            }
        }
        return .copy
    }
}

extension PasteboardContents {
    /// What the program that put the contents on the clipboard asks to be done with its files.
    public func requestedOperation() async -> TransferOperation {
        switch self {
        case .empty: .copy
        case .own(let offer): offer.operation
        case .other(let offer): await offer.requestedOperation()
        }
    }
}
