import AppKit
import Foundation
import UIKit

/// The commands of the probe that `scripts/try-peers` gives it: what other programs receive from it, and what it receives.
///
/// `put-KIND=PATH…` writes the contents of a file, or files themselves, to the clipboard; `take-KIND` prints what is there as a line
/// of JSON.
enum ExchangeCommands {
    /// Runs a command.
    /// - Returns: Whether it is one of these.
    @MainActor
    static func run(_ command: String, _ value: String) throws -> Bool {
        let parts = command.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return false }
        switch parts[0] {
        case "put": try put(parts[1], value.split(separator: "\n").map { URL(fileURLWithPath: String($0)) })
        case "take": try print(line(of: take(parts[1])))
        default: return false
        }
        return true
    }

    /// The types of what is text.
    private static let texts: [String: NSPasteboard.PasteboardType] = ["text": .string, "html": .html, "rtf": .rtf]

    // MARK: Writing

    @MainActor
    private static func put(_ kind: String, _ files: [URL]) throws {
        let board = NSPasteboard.general
        board.clearContents()
        guard let file = files.first else { return }
        if let type = texts[kind] {
            board.setString(try String(contentsOf: file, encoding: .utf8), forType: type)
        } else if kind == "png", let image = NSImage(contentsOf: file) {
            board.writeObjects([image])
        } else if kind == "colour" {
            let parts = try color(Data(contentsOf: file))
            board.writeObjects([NSColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])])
        } else if kind == "link" {
            let address = try String(contentsOf: file, encoding: .utf16LittleEndian).split(separator: "\n").first
            board.writeObjects(address.flatMap { URL(string: String($0)) }.map { [$0 as NSURL] } ?? [])
        } else {
            board.writeObjects(files.map { $0 as NSURL })
        }
    }

    /// Returns the four parts of a colour in a file of `application/x-color`.
    private static func color(_ data: Data) -> [CGFloat] {
        (0..<4).map { part in
            let (low, high) = (data[data.startIndex + part * 2], data[data.startIndex + part * 2 + 1])
            return CGFloat(Int(low) | Int(high) << 8) / 65535
        }
    }

    // MARK: Reading

    @MainActor
    private static func take(_ kind: String) -> [[String: Any]] {
        let board = NSPasteboard.general
        if let type = texts[kind] { return bytes(board.string(forType: type).map { Data($0.utf8) }) }
        switch kind {
        case "png":
            let image = board.readObjects(forClasses: [NSImage.self])?.first as? NSImage
            let bitmap = image?.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) }
            return bytes(bitmap?.representation(using: .png, properties: [:]))
        case "colour":
            guard let color = NSColor(from: board) else { return [] }
            return [["colour": [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]]]
        case "link":
            let url = board.readObjects(forClasses: [NSURL.self])?.first as? URL
            return bytes(url.map { Data($0.absoluteString.utf8) })
        default:
            let urls = board.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL]
            return (urls ?? []).map { ["path": $0.path] }
        }
    }

    private static func bytes(_ data: Data?) -> [[String: Any]] {
        data.map { [["base64": $0.base64EncodedString()]] } ?? []
    }

    private static func line(of values: [[String: Any]]) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: ["values": values]), as: UTF8.self)
    }
}
