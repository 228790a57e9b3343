/// A mistake in a transferable type that compiles but does not do what its author expects.
package struct Mistake: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of mistakes.
    package enum Kind: Sendable, Hashable {
        /// Plain text precedes a richer representation.
        case textFirst
        /// An importer follows another that accepts the same types.
        case unreachableImporter
        /// The content type is `UTType.data`, which does not describe the contents.
        case unspecificType
        /// A type is exported that no `Info.plist` declares.
        case undeclaredType
        /// The type has no representation, or none that another program understands.
        case notUnderstood
        /// A file representation has no URL for receivers that want one.
        case fileWithoutURL
        /// A chain of proxies leads back to the type itself.
        case circularProxy
        /// A value of a type that has no importer is requested.
        case noImporter
        /// A received file is kept although it will be removed.
        case keptReceivedFile
    }

    /// The kind of mistake.
    package let kind: Kind

    /// A description of the consequence.
    package let problem: String

    /// The way to correct the mistake.
    package let remedy: String

    /// The consequence, followed by the remedy.
    package var description: String { "\(problem) \(remedy)" }
}

extension Transferable {
    /// The mistakes in the type's representation that can be found without a value.
    package static var mistakes: [Mistake] {
        Mistake.all(resolution(.both))
    }

    /// The mistakes in the representations that apply to this value.
    package var mistakes: [Mistake] {
        Mistake.all(Self.resolution(.both).restricted { $0.exports(self) })
    }
}

extension Mistake {
    fileprivate static func all(_ resolution: Resolution) -> [Mistake] {
        resolution.circles
            + textFirst(resolution)
            + unreachableImporters(resolution)
            + unspecificTypes(resolution)
            + undeclaredTypes(resolution)
            + notUnderstood(resolution)
            + filesWithoutURL(resolution)
    }

    private static func textFirst(_ resolution: Resolution) -> [Mistake] {
        let exporters = resolution.exporters
        guard let text = exporters.firstIndex(where: { $0.contentType.conforms(to: .plainText) }) else { return [] }
        let richer = exporters[text...].first { exporter in
            !exporter.contentType.conforms(to: .plainText) && !exporter.contentType.conforms(to: .url)
        }
        guard let richer else { return [] }
        return [
            Mistake(
                kind: .textFirst,
                problem: """
                    \(resolution.itemType): \(exporters[text].label) stands before \(richer.label), so receivers that \
                    understand both get plain text.
                    """,
                remedy: "Move the plain text to the end of transferRepresentation."
            )
        ]
    }

    private static func unreachableImporters(_ resolution: Resolution) -> [Mistake] {
        let importers = resolution.importers
        return importers.indices.compactMap { index in
            let importer = importers[index]
            guard let earlier = importers[..<index].first(where: { $0.accepts(importer.contentType) }),
                // The author of this type did not write the importers of a proxy, and those of a URL are Apple's.
                importer.proxy == nil, resolution.itemType != URL.self
            else { return nil }
            return Mistake(
                kind: .unreachableImporter,
                problem: """
                    \(resolution.itemType): \(earlier.label) imports everything that \(importer.label) would import, so the \
                    latter is used only where the former fails.
                    """,
                remedy: earlier.contentType == importer.contentType
                    ? "Import one type once: remove one of the two." : "Put the more specific type first."
            )
        }
    }

    private static func unspecificTypes(_ resolution: Resolution) -> [Mistake] {
        let exporter = resolution.exporters.first { $0.contentType == .data && $0.proxy == nil }
        let importer = resolution.importers.first { $0.contentType == .data && $0.proxy == nil }
        guard resolution.itemType != Data.self, let label = exporter?.label ?? importer?.label else { return [] }
        let subject = "\(resolution.itemType): \(label)"
        func mistake(problem: String) -> Mistake {
            Mistake(
                kind: .unspecificType,
                problem: problem,
                remedy: "Use a specific content type such as .json or .png, or declare one of your own."
            )
        }
        return switch (exporter, importer) {
        case (_?, _?):
            [mistake(problem: "\(subject) tells receivers nothing about the contents, and imports everything.")]
        case (_?, nil): [mistake(problem: "\(subject) tells receivers nothing about the contents.")]
        case (nil, _): [mistake(problem: "\(subject) imports everything.")]
        }
    }

    private static func undeclaredTypes(_ resolution: Resolution) -> [Mistake] {
        resolution.exporters.map(\.contentType).withoutRepeats()
            .filter { !$0.isDeclared && !$0.isDynamic }
            .map { type in
                Mistake(
                    kind: .undeclaredType,
                    problem: """
                        \(resolution.itemType): \(type.identifier) is exported, but no Info.plist declares it, so other \
                        applications do not know it.
                        """,
                    remedy: "Add it to UTExportedTypeDeclarations."
                )
            }
    }

    private static func notUnderstood(_ resolution: Resolution) -> [Mistake] {
        guard !resolution.exporters.isEmpty else {
            guard resolution.importers.isEmpty else { return [] }
            return [
                Mistake(
                    kind: .notUnderstood,
                    problem: "\(resolution.itemType) has no representation, so it can be neither sent nor received.",
                    remedy: "Add one to transferRepresentation, or loosen the exportingCondition of one."
                )
            ]
        }
        let isUnderstood = resolution.exporters.contains { exporter in
            exporter.contentType.isPublic || exporter.contentType.preferredMIMEType != nil
                || resolution.importers.contains { $0.accepts(exporter.contentType) }
        }
        guard !isUnderstood else { return [] }
        return [
            Mistake(
                kind: .notUnderstood,
                problem: """
                    \(resolution.itemType) is exported only as \(resolution.exporters[0].contentType.identifier), which it \
                    does not import itself and other applications do not know.
                    """,
                remedy: """
                    Add an importing closure, or a last representation that all programs read, such as \
                    ProxyRepresentation(exporting:) of a String.
                    """
            )
        ]
    }

    private static func filesWithoutURL(_ resolution: Resolution) -> [Mistake] {
        let file = resolution.exporters.first { exporter in
            guard case .file = exporter.production else { return false }
            return true
        }
        guard let file, !resolution.exporters.contains(where: { $0.contentType.conforms(to: .url) }) else { return [] }
        return [
            Mistake(
                kind: .fileWithoutURL,
                problem: """
                    \(resolution.itemType): \(file.label) has no fallback for receivers that take the URL of a file rather \
                    than the file.
                    """,
                remedy: "Add ProxyRepresentation(exporting:) of the URL after it."
            )
        ]
    }

    /// Returns a chain of proxies that leads back to an earlier type.
    static func circularProxy(
        _ proxy: any Transferable.Type,
        in itemType: any Transferable.Type
    ) -> Mistake {
        Mistake(
            kind: .circularProxy,
            problem: "\(itemType): the proxies lead in a circle through \(proxy); this one is ignored.",
            remedy: "Remove it."
        )
    }

    /// Returns the request of a value of a type that has no importer.
    static func noImporter<Item: Transferable>(_ type: Item.Type) -> Mistake {
        Mistake(
            kind: .noImporter,
            problem: "\(Item.self) is to be received, but none of its representations imports.",
            remedy: "Add an importing closure to one."
        )
    }
}
