import AppKit
import SwiftUI
import UIKit

/// Copies and pastes, by one of the older pasteboards, each kind of thing that `scripts/try-peers` exchanges with other programs.
///
/// The argument after `peers` names the pasteboard: `ns` or `ui`. What is copied is in the directory `PEERS_FILES`. What is pasted is
/// written to standard output, a line of JSON each.
struct PeersApp: App {
    var body: some Scene {
        WindowGroup("Kit Probe") { PeersView() }
    }
}

private struct PeersView: View {
    private static let kinds = ["text", "html", "rtf", "png", "link", "colour", "file", "files", "folder", "custom"]
    private let board: any PeersBoard = CommandLine.arguments.contains("ui") ? UIBoard() : NSBoard()
    private let samples = PeersSamples()

    var body: some View {
        VStack(spacing: 4) {
            ForEach(Self.kinds, id: \.self) { kind in
                HStack(spacing: 8) {
                    Button("Copy \(kind)") { board.copy(kind, samples) }
                        .frame(width: 150)
                        .accessibilityIdentifier("\(kind)-source")
                    Button("Paste \(kind)") { report(kind, board.paste(kind)) }
                        .frame(width: 150)
                        .accessibilityIdentifier("\(kind)-target")
                }
            }
        }
        .padding(8)
    }

    private func report(_ kind: String, _ values: [Pasted]) {
        struct Line: Encodable {
            var kind: String
            var way = "paste"
            var values: [Pasted]
        }
        guard let line = try? JSONEncoder().encode(Line(kind: kind, values: values)) else { return }
        FileHandle.standardOutput.write(line + Data("\n".utf8))
    }
}

/// A pasted thing: bytes, or the path of a file.
struct Pasted: Encodable {
    var base64: String?
    var path: String?

    init(_ data: Data) { base64 = data.base64EncodedString() }

    init(_ text: String) { self.init(Data(text.utf8)) }

    init(file: URL) { path = file.path }

    /// The parts of a colour.
    init(parts: [CGFloat]) { self.init(parts.map { "\(Double($0))" }.joined(separator: " ")) }

    /// Returns the name and the year in a value of the app's own type.
    static func person(_ data: Data?) -> Pasted? {
        struct Person: Decodable {
            var name: String
            var born: Int
        }
        guard let data, let person = try? JSONDecoder().decode(Person.self, from: data) else { return nil }
        return Pasted("\(person.name) \(person.born)")
    }
}

/// The things that are copied.
struct PeersSamples {
    static let ownType = "org.example.peers.person"
    private let directory = URL(
        fileURLWithPath: ProcessInfo.processInfo.environment["PEERS_FILES"] ?? "/nonexistent",
        isDirectory: true
    )

    let link = URL(string: "https://example.org/page?a=b")!
    var text: String { String(decoding: data("sample.txt"), as: UTF8.self) }

    func url(_ path: String) -> URL { directory.appendingPathComponent(path) }

    func data(_ path: String) -> Data { (try? Data(contentsOf: url(path))) ?? Data() }

    /// Returns the files of a kind.
    func files(_ kind: String) -> [URL] {
        let folder = ["file": "out/one", "files": "out/three"][kind] ?? "out/folder"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
        return names.sorted().map { url("\(folder)/\($0)") }
    }
}

/// An older pasteboard, by the kinds of things.
@MainActor
protocol PeersBoard {
    func copy(_ kind: String, _ samples: PeersSamples)
    func paste(_ kind: String) -> [Pasted]
}

/// AppKit's.
private struct NSBoard: PeersBoard {
    private var board: NSPasteboard { .general }

    func copy(_ kind: String, _ samples: PeersSamples) {
        board.clearContents()
        switch kind {
        case "text": board.setString(samples.text, forType: .string)
        case "html": board.setData(samples.data("sample.html"), forType: .html)
        case "rtf": board.setData(samples.data("sample.rtf"), forType: .rtf)
        case "png": board.writeObjects([NSImage(contentsOf: samples.url("sample.png"))!])
        case "link": board.writeObjects([samples.link as NSURL])
        case "colour": board.writeObjects([NSColor(srgbRed: 1, green: 0.6, blue: 0.2, alpha: 1)])
        case "custom": board.setData(samples.data("person.json"), forType: .init(PeersSamples.ownType))
        default: board.writeObjects(samples.files(kind).map { $0 as NSURL })
        }
    }

    func paste(_ kind: String) -> [Pasted] {
        switch kind {
        case "text": board.string(forType: .string).map { [Pasted($0)] } ?? []
        case "html": board.data(forType: .html).map { [Pasted($0)] } ?? []
        case "rtf": board.data(forType: .rtf).map { [Pasted($0)] } ?? []
        case "png": objects(NSImage.self).compactMap(Self.png).map { Pasted($0) }
        case "link": objects(NSURL.self).compactMap(\.absoluteString).map { Pasted($0) }
        case "colour":
            objects(NSColor.self).compactMap { $0.usingColorSpace(.sRGB) }.map {
                Pasted(parts: [$0.redComponent, $0.greenComponent, $0.blueComponent, $0.alphaComponent])
            }
        case "custom": [Pasted.person(board.data(forType: .init(PeersSamples.ownType)))].compactMap { $0 }
        default:
            (board.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL] ?? [])
                .map { Pasted(file: $0) }
        }
    }

    private func objects<Object: NSObject>(_ type: Object.Type) -> [Object] {
        board.readObjects(forClasses: [type]) as? [Object] ?? []
    }

    private static func png(_ image: NSImage) -> Data? {
        image.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) }?.representation(using: .png, properties: [:])
    }
}

/// UIKit's.
private struct UIBoard: PeersBoard {
    private var board: UIPasteboard { .general }

    func copy(_ kind: String, _ samples: PeersSamples) {
        switch kind {
        case "text": board.string = samples.text
        case "html": board.setData(samples.data("sample.html"), forPasteboardType: "public.html")
        case "rtf": board.setData(samples.data("sample.rtf"), forPasteboardType: "public.rtf")
        case "png": board.image = UIImage(contentsOfFile: samples.url("sample.png").path)
        case "link": board.url = samples.link
        case "colour": board.color = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
        case "custom": board.setData(samples.data("person.json"), forPasteboardType: PeersSamples.ownType)
        default: board.urls = samples.files(kind)
        }
    }

    func paste(_ kind: String) -> [Pasted] {
        switch kind {
        case "text": board.string.map { [Pasted($0)] } ?? []
        case "html": board.data(forPasteboardType: "public.html").map { [Pasted($0)] } ?? []
        case "rtf": board.data(forPasteboardType: "public.rtf").map { [Pasted($0)] } ?? []
        case "png": (board.images ?? []).compactMap { $0.pngData() }.map { Pasted($0) }
        case "link": (board.urls ?? []).map { Pasted($0.absoluteString) }
        case "colour": (board.colors ?? []).map { Pasted(parts: Self.parts(of: $0)) }
        case "custom": [Pasted.person(board.data(forPasteboardType: PeersSamples.ownType))].compactMap { $0 }
        default: (board.urls ?? []).filter(\.isFileURL).map { Pasted(file: $0) }
        }
    }

    private static func parts(of color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
