import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A row for each kind of thing that `scripts/try-peers` exchanges with other programs: at the left it is dragged and
/// copied, at the right it is dropped and pasted.
///
/// What is sent is in the directory `PEERS_FILES`. What arrives is written to standard output, a line of JSON each.
struct PeersProbe: View {
    private let samples = PeerSamples()
    private let isArchived = ProcessInfo.processInfo.environment["PEERS_TABLE"] == "archive"

    private var tableTarget: some View {
        target("csv", Table.self) { .contents($0.data, name: $0.name) }
    }

    var body: some View {
        VStack(spacing: 4) {
            row("text", String.self, [samples.text]) { .contents(Data($0.utf8)) }
            row("html", HTMLFragment.self, [HTMLFragment(data: samples.data("sample.html"))]) { .contents($0.data) }
            row("rtf", RichDocument.self, [RichDocument(data: samples.data("sample.rtf"))]) { .contents($0.data) }
            source(
                "png",
                [Image(contentsOf: samples.file("sample.png"))],
                beside: target("png", Picture.self) { .contents($0.data) }
            )
            row("link", URL.self, [samples.link]) { .contents(Data($0.absoluteString.utf8)) }
            row("colour", Color.self, [Color(red: 1, green: 0.6, blue: 0.2)]) {
                let parts = $0.resolve(in: EnvironmentValues())
                return .contents(Data("\(parts.red) \(parts.green) \(parts.blue) \(parts.opacity)".utf8))
            }
            row("file", URL.self, samples.files(in: "out/one")) { .file($0) }
            row("files", URL.self, samples.files(in: "out/three")) { .file($0) }
            row("folder", URL.self, samples.files(in: "out/folder")) { .file($0) }
            if isArchived {
                source("csv", [Archive(table: samples.data("out/csv/cities.csv"))], beside: tableTarget)
            } else {
                source("csv", [Table(data: samples.data("out/csv/cities.csv"))], beside: tableTarget)
            }
            row("custom", Person.self, [Person(name: "Ada Łukasz", born: 1815)]) {
                .contents(Data("\($0.name) \($0.born)".utf8))
            }
        }
        .padding(8)
    }

    private func row<Payload: Transferable>(
        _ kind: String,
        _ type: Payload.Type,
        _ values: [Payload],
        _ describe: @escaping (Payload) -> Arrival
    ) -> some View {
        source(kind, values, beside: target(kind, type, describe))
    }

    private func source<Payload: Transferable>(
        _ kind: String,
        _ values: [Payload],
        beside target: some View
    ) -> some View {
        HStack(spacing: 8) {
            Text(kind)
                .frame(width: 150, height: 32)
                .background(.yellow)
                .draggable(containerItemID: 0)
                .copyable(values)
                .dragContainer(for: Numbered<Payload>.self) { (_: [Int]) in
                    values.enumerated().map { Numbered(id: $0, value: $1) }
                }
                .accessibilityIdentifier("\(kind)-source")
            target
        }
    }

    private func target<Payload: Transferable>(
        _ kind: String,
        _ type: Payload.Type,
        _ describe: @escaping (Payload) -> Arrival
    ) -> some View {
        Text("Drop \(kind)")
            .frame(width: 150, height: 32)
            .background(.gray.opacity(0.3))
            .dropDestination(for: type) { values, _ in
                report(kind, "drop", values.map(describe))
                return true
            }
            .pasteDestination(for: type) { values in report(kind, "paste", values.map(describe)) }
            .accessibilityIdentifier("\(kind)-target")
    }

    private func report(_ kind: String, _ way: String, _ values: [Arrival]) {
        struct Line: Encodable {
            var kind: String
            var way: String
            var values: [Arrival]
        }
        guard let line = try? JSONEncoder().encode(Line(kind: kind, way: way, values: values)) else { return }
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    }
}

/// The data that arrived: bytes, with a file's name where there was one, or the place of a file.
private struct Arrival: Encodable {
    var base64: String?
    var name: String?
    var path: String?

    static func contents(_ data: Data, name: String? = nil) -> Arrival {
        Arrival(base64: data.base64EncodedString(), name: name)
    }

    static func file(_ url: URL) -> Arrival { Arrival(path: url.isFileURL ? url.path : url.absoluteString) }
}

/// The samples that are sent.
private struct PeerSamples {
    var text: String { String(decoding: data("sample.txt"), as: UTF8.self) }
    let link = URL(string: "https://example.org/page?a=b")!
    private let directory = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["PEERS_FILES"] ?? "/nonexistent",
        isDirectory: true
    )

    func file(_ path: String) -> URL { directory.appendingPathComponent(path) }

    func data(_ path: String) -> Data { (try? Data(contentsOf: file(path))) ?? Data() }

    func files(in folder: String) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file(folder).path)) ?? []
        return names.sorted().map { file("\(folder)/\($0)") }
    }
}

/// A value as an item of a drag container.
private struct Numbered<Value: Transferable>: Transferable, Identifiable {
    let id: Int
    let value: Value

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.value) }
}

private struct HTMLFragment: Transferable {
    var data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .html) {
            $0.data
        } importing: {
            HTMLFragment(data: $0)
        }
    }
}

private struct RichDocument: Transferable {
    var data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .rtf) {
            $0.data
        } importing: {
            RichDocument(data: $0)
        }
    }
}

private struct Picture: Transferable {
    var data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .png) { Picture(data: $0) }
    }
}

/// A table with a name: data that becomes a file where files are wanted.
private struct Table: Transferable {
    var name = "cities.csv"
    var data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { $0.data }
            .suggestedFileName { $0.name }
        FileRepresentation(importedContentType: .commaSeparatedText) { received in
            Table(name: received.file.lastPathComponent, data: try Data(contentsOf: received.file))
        }
    }
}

/// A table that is declared before the file that it is archived in, and before its lines as text.
private struct Archive: Transferable {
    var table: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { $0.table }
            .suggestedFileName("cities.csv")
        FileRepresentation(exportedContentType: .json) { archive in
            let file = URL.temporaryDirectory.appendingPathComponent("cities.json")
            try JSONEncoder().encode(["table": archive.table]).write(to: file)
            return SentTransferredFile(file)
        }
        ProxyRepresentation { String(decoding: $0.table, as: UTF8.self) }
    }
}

private struct Person: Codable, Transferable {
    var name: String
    var born: Int

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .person)
    }
}

extension UTType {
    /// A type that web pages are offered under the name by which all other programs see it.
    fileprivate static let person = UTType.register(
        UTTypeDeclaration(
            identifier: "org.example.peers.person",
            conformsTo: ["public.data"],
            tags: [UTTagClass(rawValue: "org.w3.web-custom-format"): ["application/x.org.example.peers.person"]]
        )
    )
}
