/// Something about a transferable type that compiles, and yet does not do what its author expects.
package struct TransferMistake: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of mistakes.
    package enum Kind: Sendable, Hashable {
        /// Plain text stands before a richer representation.
        case textFirst
        /// An importer stands behind one that takes everything it would take.
        case unreachableImporter
        /// `UTType.data` is the content type, which tells receivers nothing.
        case unspecificType
        /// A type is exported that no `Info.plist` declares.
        case undeclaredType
        /// There is no representation at all, or none that anybody imports.
        case nobodyImports
        /// A file representation has no URL for receivers that want one.
        case fileWithoutURL
        /// Proxies lead back to the type itself.
        case circularProxy
        /// A value is to be loaded whose type imports nothing.
        case noImporter
        /// A received file is kept though it is removed.
        case keptReceivedFile
    }

    /// What kind of mistake it is.
    package let kind: Kind

    /// What happens, and what to do about it.
    package let description: String
}

extension Transferable {
    /// The mistakes in the representation of this type that can be seen without a value.
    package static var transferMistakes: [TransferMistake] {
        let resolution = resolution(.both)
        return resolution.circles
            + TransferMistake.textFirst(resolution)
            + TransferMistake.unreachableImporters(resolution)
            + TransferMistake.unspecificTypes(resolution)
            + TransferMistake.undeclaredTypes(resolution)
            + TransferMistake.nobodyImports(resolution)
            + TransferMistake.filesWithoutURL(resolution)
    }
}

extension TransferMistake {
    fileprivate static func textFirst(_ resolution: Resolution) -> [TransferMistake] {
        let exporters = resolution.exporters
        guard let text = exporters.firstIndex(where: { $0.contentType.conforms(to: .plainText) }) else { return [] }
        let richer = exporters[text...].first { exporter in
            !exporter.contentType.conforms(to: .plainText) && !exporter.contentType.conforms(to: .url)
        }
        guard let richer else { return [] }
        return [
            TransferMistake(
                kind: .textFirst,
                description: """
                    \(resolution.itemType): \(exporters[text].label) stands before \(richer.label), so receivers that understand both \
                    get plain text. Move the plain text to the end of transferRepresentation.
                    """
            )
        ]
    }

    fileprivate static func unreachableImporters(_ resolution: Resolution) -> [TransferMistake] {
        let importers = resolution.importers
        return importers.indices.compactMap { index in
            let importer = importers[index]
            guard let earlier = importers[..<index].first(where: { $0.accepts(importer.contentType) }),
                // A proxy brings importers that the author of this type did not write.
                importer.proxy == nil
            else { return nil }
            return TransferMistake(
                kind: .unreachableImporter,
                description: """
                    \(resolution.itemType): \(earlier.label) imports everything that \(importer.label) would import, so the latter is \
                    used only where the former fails. Put the more specific type first.
                    """
            )
        }
    }

    fileprivate static func unspecificTypes(_ resolution: Resolution) -> [TransferMistake] {
        let labels =
            resolution.exporters.filter { $0.contentType == .data && $0.proxy == nil }.map(\.label)
            + resolution.importers.filter { $0.contentType == .data && $0.proxy == nil }.map(\.label)
        guard resolution.itemType != Data.self, let label = labels.first else { return [] }
        return [
            TransferMistake(
                kind: .unspecificType,
                description: """
                    \(resolution.itemType): \(label) tells receivers nothing about the contents, and imports everything. Use a \
                    specific content type such as .json or .png, or declare one of your own.
                    """
            )
        ]
    }

    fileprivate static func undeclaredTypes(_ resolution: Resolution) -> [TransferMistake] {
        resolution.exporters.map(\.contentType).withoutRepeats()
            .filter { !$0.isDeclared && !$0.isDynamic }
            .map { type in
                TransferMistake(
                    kind: .undeclaredType,
                    description: """
                        \(resolution.itemType): \(type.identifier) is exported, but no Info.plist declares it, so other applications \
                        do not know it. Add it to UTExportedTypeDeclarations.
                        """
                )
            }
    }

    fileprivate static func nobodyImports(_ resolution: Resolution) -> [TransferMistake] {
        guard !resolution.exporters.isEmpty else {
            guard resolution.importers.isEmpty else { return [] }
            return [
                TransferMistake(
                    kind: .nobodyImports,
                    description:
                        "\(resolution.itemType) has no representation at all, so it can be neither sent nor received."
                )
            ]
        }
        let isUnderstood = resolution.exporters.contains { exporter in
            exporter.contentType.isPublic || exporter.contentType.preferredMIMEType != nil
                || resolution.importers.contains { $0.accepts(exporter.contentType) }
        }
        guard !isUnderstood else { return [] }
        return [
            TransferMistake(
                kind: .nobodyImports,
                description: """
                    \(resolution.itemType) is exported only as \(resolution.exporters[0].contentType.identifier), which it does not \
                    import itself and other applications do not know. Add an importing closure, or a last representation \
                    that everyone reads, such as ProxyRepresentation(exporting:) of a String.
                    """
            )
        ]
    }

    fileprivate static func filesWithoutURL(_ resolution: Resolution) -> [TransferMistake] {
        let file = resolution.exporters.first { exporter in
            guard case .file = exporter.production else { return false }
            return true
        }
        guard let file, !resolution.exporters.contains(where: { $0.contentType.conforms(to: .url) }) else { return [] }
        return [
            TransferMistake(
                kind: .fileWithoutURL,
                description: """
                    \(resolution.itemType): \(file.label) has no fallback for receivers that take the URL of a file rather than the \
                    file. Add ProxyRepresentation(exporting:) of the URL after it.
                    """
            )
        ]
    }

    /// Proxies lead back to a type they came from.
    static func circularProxy(
        _ proxy: any Transferable.Type,
        in itemType: any Transferable.Type
    ) -> TransferMistake {
        TransferMistake(
            kind: .circularProxy,
            description: "\(itemType): the proxies lead in a circle through \(proxy); this one is ignored. Remove it."
        )
    }

    /// A value was asked for that nothing can be imported into.
    static func noImporter<Item: Transferable>(_ type: Item.Type) -> TransferMistake {
        TransferMistake(
            kind: .noImporter,
            description: """
                \(Item.self) is to be received, but none of its representations imports. Add an importing closure to one.
                """
        )
    }
}
