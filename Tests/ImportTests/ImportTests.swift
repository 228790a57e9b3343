import Foundation
import Testing
import TransferTestSupport

/// Packages of the same build that ask `canImport(SwiftUI)` import the modules without depending on them: with the folder of
/// the compiled modules, and without the module maps of C targets; see the article “Sharing a build with other packages”.
@Suite("Importing", .timeLimit(.minutes(20)))
struct ImportTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(
        "takes no C module",
        arguments: [
            "CoreTransferable", "FilePasteboard", "RichText", "SwiftUI", "SwiftUICore", "SystemPasteboard",
            "TransferKit",
            "TransferableTesting", "UniformTypeIdentifiers", "UniformTypes",
        ]
    )
    func importing(_ module: String) async throws {
        let source = directory.file("source.swift")
        try Data("import \(module)\n".utf8).write(to: URL(filePath: source))
        try await compile("-typecheck", source)
    }

    @Test(
        "of the types shows item providers, as Foundation does on Apple's systems",
        arguments: [[], ["-enable-upcoming-feature", "MemberImportVisibility"]]
    )
    func itemProviders(_ settings: [String]) async throws {
        let source = directory.file("source.swift")
        let contents = """
            import Foundation
            import UniformTypeIdentifiers

            final class Note: NSObject, NSItemProviderReading {
                static let readableTypeIdentifiersForItemProvider = [UTType.plainText.identifier]
                static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { Self() }
            }

            func load(_ provider: NSItemProvider) {
                guard provider.hasItemConformingToTypeIdentifier(UTType.url.identifier) else { return }
                provider.loadItem(forTypeIdentifier: UTType.url.identifier) { item, error in print(item as Any, error as Any) }
                _ = provider.loadFileRepresentation(for: .image) { url, isInPlace, error in print(url as Any) }
                _ = provider.loadObject(ofClass: Note.self) { note, error in print(note as Any) }
                provider.registerObject("text" as NSString, visibility: .all)
            }

            """
        try Data(contents.utf8).write(to: URL(filePath: source))
        try await compile(["-typecheck", source] + settings)
    }

    @Test(
        "of the types shows Foundation, as on Apple's systems",
        arguments: [[], ["-enable-upcoming-feature", "MemberImportVisibility"]]
    )
    func foundation(_ settings: [String]) async throws {
        let source = directory.file("source.swift")
        let contents = """
            import UniformTypeIdentifiers

            func isPicture(_ file: URL) -> Bool {
                UTType(filenameExtension: file.pathExtension)?.conforms(to: .image) ?? false
            }

            func page(_ folder: URL, _ data: Data) -> URL {
                folder.appendingPathComponent(String(data: data, encoding: .utf8) ?? "", conformingTo: .html)
            }

            """
        try Data(contents.utf8).write(to: URL(filePath: source))
        try await compile(["-typecheck", source] + settings)
    }

    /// A neighbour that names what it finds here, in each way that leaves a mark in what is linked.
    private static let neighbour = """
        import SwiftUI

        public protocol Described { var words: String { get } }

        extension Color: Described { public var words: String { self == .red ? "red" : "other" } }
        extension Animation: Described {
            public var words: String {
                switch self {
                case .easeIn, .easeInOut, .easeOut, .linear: return "curve"
                case .interactiveSpring(): return "interactive spring"
                case .spring(): return "spring"
                default: return "other"
                }
            }
        }
        extension UTType: Described { public var words: String { identifier } }
        extension LocalizedStringKey: Described { public var words: String { "\\(Mirror(reflecting: self).children)" } }
        extension AttributedString: Described { public var words: String { "\\(self.textColor as RichTextColor?)" } }

        public struct Note: Transferable, Codable {
            public var title = "title"
            public static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(contentType: .json)
                ProxyRepresentation(exporting: \\.title)
            }
        }

        public struct Card: View {
            @State private var count = 0
            @Environment(\\.font) private var font
            public init() {}
            public var body: some View {
                VStack(spacing: 4) {
                    Button("More") { count += 1 }
                    List(0..<3, id: \\.self) { Text("\\($0)").padding().foregroundStyle(.red) }
                }
                .draggable(Note())
            }
        }

        public struct Example: App {
            public init() {}
            public var body: some Scene { WindowGroup { Card() } }
        }

        @MainActor public func start() { Example.main() }
        @MainActor public func framed(_ view: some View) -> some View { view.frame(width: 10).onAppear {} }
        public func load(_ item: NSItemProvider) async throws -> Note { try await item.loadTransferable(type: Note.self) }
        public func describe(_ value: Any) -> String { (value as? any Described)?.words ?? "plain \\(value)" }

        """

    @Test("leaves a program that links none of the modules as it was")
    func linking() async throws {
        let library = directory.file("neighbour.swift")
        try Data(Self.neighbour.utf8).write(to: URL(filePath: library))
        try await compile(
            "-parse-as-library",
            "-module-name",
            "Neighbour",
            "-emit-module",
            "-emit-object",
            "-o",
            directory.file("neighbour.o"),
            "-emit-module-path",
            directory.file("Neighbour.swiftmodule"),
            library
        )
        let program = directory.file("main.swift")
        try Data("import Neighbour\nprint(describe(3))\n".utf8).write(to: URL(filePath: program))
        try await compile(
            "-I",
            directory.path,
            program,
            directory.file("neighbour.o"),
            "-o",
            directory.file("program")
        )
        let run = try await run(directory.file("program"))
        #expect(run.standardOutput.text == "plain 3\n")
    }

    private func compile(_ arguments: String...) async throws { try await compile(arguments) }

    private func compile(_ arguments: [String]) async throws {
        let modules = try #require(Self.modules, "the compiled modules are not beside the tests")
        let compiler = try await run(
            "swiftc",
            ["-swift-version", "6", "-I", modules] + arguments,
            timeout: .seconds(240)
        )
        #expect(compiler.standardError.text == "")
    }

    /// The folder of the compiled modules, which stands beside the test bundle or is the bundle's own.
    private static var modules: String? {
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return [tests, CommandLine.arguments[0]].compactMap { $0 }
            .map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
            .flatMap { [$0.appendingPathComponent("Modules").path, $0.path] }
            .first { FileManager.default.fileExists(atPath: "\($0)/UniformTypeIdentifiers.swiftmodule") }
    }
}
