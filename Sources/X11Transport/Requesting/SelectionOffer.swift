import CXCB
internal import TransferKit

/// The targets that a selection can be converted to, which are the names of its payloads.
enum SelectionOffer {
    /// The most targets that are taken from one owner.
    private static let maximumCount = 4096

    /// Targets that are about the selection rather than in it (ICCCM, section 2.6).
    private static let meta = [
        "TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "DELETE", "INSERT_PROPERTY", "INSERT_SELECTION",
    ]

    /// Asks the owner of a selection for the names.
    ///
    /// An owner that knows no targets, as some old programs, is taken to have text.
    /// - Parameter end: Gets the names in the owner's order; none when the selection has no owner.
    static func read(
        _ connection: X11Connection,
        of selection: xcb_atom_t,
        limits: TransferLimits,
        end: @escaping (Result<[String], any Error>) -> Void
    ) -> IncomingTransfer? {
        var limits = limits
        limits.maximumByteCount = min(limits.maximumByteCount, maximumCount * MemoryLayout<xcb_atom_t>.size)
        var atoms: [xcb_atom_t] = []
        return IncomingTransfer.start(
            connection,
            of: selection,
            to: connection.atoms[.targets],
            form: .atoms,
            limits: limits,
            whenUnowned: .success(())
        ) { bytes in
            atoms += bytes.bindMemory(to: xcb_atom_t.self)
            return .more
        } end: { result in
            switch result {
            case .success:
                let names = connection.atoms.names(of: atoms).compactMap(\.self)
                end(.success(names.filter { !meta.contains($0) }))
            case .failure(TransferWireError.notOffered):
                end(Result { try connection.owner(of: selection) == nil ? [] : ["UTF8_STRING", "STRING"] })
            case .failure(TransferWireError.tooLarge):
                end(
                    .failure(TransferWireError.malformed("the clipboard's owner lists more than \(maximumCount) types"))
                )
            case .failure(let error):
                end(.failure(error))
            }
        }
    }
}
