import Synchronization

/// The content types of transferable types, which are asked for again and again while something is dragged.
enum KnownContentTypes {
    /// The content types of one type.
    struct Types: Sendable {
        let exported: [UTType]
        let imported: [UTType]
        let exportedWithVisibility: [(UTType, TransferRepresentationVisibility)]

        fileprivate init(_ resolution: Resolution) {
            exportedWithVisibility = resolution.exporters.map { ($0.contentType, $0.visibility) }
            exported = Types.visible(exportedWithVisibility, to: .all)
            imported = resolution.importers.map(\.contentType).withoutRepeats()
        }

        /// Returns the types that a receiver may see.
        func exported(to visibility: TransferRepresentationVisibility) -> [UTType] {
            visibility == .all ? exported : Types.visible(exportedWithVisibility, to: visibility)
        }

        private static func visible(
            _ types: [(UTType, TransferRepresentationVisibility)],
            to visibility: TransferRepresentationVisibility
        ) -> [UTType] {
            types.lazy.filter { $0.1.includes(visibility) }.map(\.0).withoutRepeats()
        }
    }

    private static let known = Mutex<[ObjectIdentifier: Types]>([:])

    /// Returns the content types of a type, found out at the first call.
    static func types<Item: Transferable>(of type: Item.Type) -> Types {
        if let types = known.withLock({ $0[ObjectIdentifier(type)] }) { return types }
        let types = Types(type.resolution(.both))
        known.withLock { $0[ObjectIdentifier(type)] = types }
        return types
    }
}
