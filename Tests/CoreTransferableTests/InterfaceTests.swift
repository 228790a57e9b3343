import Foundation
import Testing

/// The public interface is what programs for Apple's systems compile against, so every change of it has to be meant.
///
/// `Interface/CoreTransferable.txt` lists it. After a change that is meant, run the tests once with `UPDATE_INTERFACE=1`
/// and look at the difference.
@Suite("Public interface")
struct InterfaceTests {
    @Test("is the one in the checked-in list")
    func unchanged() throws {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Interface/CoreTransferable.txt")
        let found = try declarations()
        if ProcessInfo.processInfo.environment["UPDATE_INTERFACE"] != nil {
            try Data((found.joined(separator: "\n") + "\n").utf8).write(to: list)
        }
        let expected = try list.text.split(separator: "\n").map(String.init)
        #expect(Set(expected).subtracting(found).sorted() == [], "missing from the module")
        #expect(Set(found).subtracting(expected).sorted() == [], "not in the list")
    }

    private struct SymbolGraph: Decodable {
        struct Fragment: Decodable { var spelling: String }
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Relationship: Decodable {
            var kind: String
            var source: String
            var target: String
            var targetFallback: String?
        }
        struct Symbol: Decodable {
            var identifier: Identifier
            var kind: Kind
            var pathComponents: [String]
            var declarationFragments: [Fragment]
        }
        var symbols: [Symbol]
        var relationships: [Relationship]
    }

    /// Each declaration on a line, with the type that it belongs to, as the compiler's symbol graph has it.
    private func declarations() throws -> [String] {
        let scratch = try Scratch()
        // The test bundle stands beside the compiled modules.
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let modules = try #require(
            [
                products,
                URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
                    "../../.build/debug"
                ),
            ]
            .map { $0.appendingPathComponent("Modules").standardizedFileURL }
            .first { $0.appendingPathComponent("CoreTransferable.swiftmodule").exists }
        )
        // Importers of the one see the other, too.
        for module in ["CoreTransferable", "RichText"] {
            let extract = Process()
            extract.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            extract.arguments = [
                "swift-symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target", target,
                "-output-dir", scratch.url.path, "-minimum-access-level", "public", "-skip-synthesized-members",
                "-skip-inherited-docs", "-emit-extension-block-symbols",
            ]
            try extract.run()
            extract.waitUntilExit()
            try #require(extract.terminationStatus == 0)
        }
        var lines: Set<String> = []
        let graphs = try scratch.names.filter { $0.hasSuffix(".symbols.json") }.map { name in
            let data = try Data(contentsOf: scratch.url.appendingPathComponent(name))
            return try JSONDecoder().decode(SymbolGraph.self, from: data)
        }
        var names: [String: String] = [:]
        for graph in graphs {
            for symbol in graph.symbols {
                names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
                let declaration = symbol.declarationFragments.map(\.spelling).joined()
                    .split(whereSeparator: \.isWhitespace).joined(separator: " ")
                let owner = symbol.pathComponents.dropLast().joined(separator: ".")
                lines.insert(owner.isEmpty ? declaration : "\(owner): \(declaration)")
            }
        }
        for graph in graphs {
            for relationship in graph.relationships where relationship.kind == "conformsTo" {
                guard let source = names[relationship.source] else { continue }
                let target = names[relationship.target] ?? relationship.targetFallback ?? relationship.target
                // The protocols of other modules that come with being a number or an error, say, are no news.
                guard Self.protocols.contains(where: { target.hasSuffix($0) }) else { continue }
                lines.insert("\(source) conforms to \(target.split(separator: ".").last ?? "")")
            }
        }
        return lines.sorted()
    }

    private static let protocols = [
        "Transferable", "TransferRepresentation", "TopLevelEncoder", "TopLevelDecoder", "NSItemProviderReading",
        "NSItemProviderWriting", "NSCopying", "Sendable", "Equatable", "OptionSet",
    ]

    private var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }
}
