import SwiftUI
import UniformTypeIdentifiers

/// Some lines of text, of which the first is the title.
struct Note: Identifiable, Codable, Hashable, Sendable {
    var id = UUID()
    var text: String

    var title: String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.isEmpty ? "New note" : line
    }

    /// The text below the title.
    var summary: String {
        let lines = text.split(whereSeparator: \.isNewline).dropFirst()
        return lines.isEmpty ? "Nothing more" : lines.joined(separator: " ")
    }
}

extension UTType {
    /// A note as this app writes it; declared in `Resources/Info.plist`.
    static let note = UTType(exportedAs: "com.example.note")
}

extension Note: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        // The note itself, for this app.
        CodableRepresentation(contentType: .note)
        // Its text, for and from every editor.
        ProxyRepresentation(exporting: \.text) { Note(text: $0) }
    }
}
