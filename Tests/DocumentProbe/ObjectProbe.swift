import Foundation
import SwiftUI

/// Text files, each in a window, as objects that read and write files themselves.
struct ObjectProbe: App {
    var body: some Scene {
        DocumentGroup { text in
            ObjectEditor(text: text)
        } makeDocument: { _, _ in
            ObjectText()
        }
        .defaultSize(width: 400, height: 300)
    }
}

/// Text in a file.
@Observable
final class ObjectText: Document {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    func reader(configuration: sending ReadConfiguration) -> sending TextReader { TextReader() }
    func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
    func writer(configuration: sending WriteConfiguration) -> sending TextWriter { TextWriter() }
    func snapshot(contentType: UTType) async throws -> sending String { text }
}

struct TextReader: DocumentReader {
    @concurrent
    func read(from source: URL, progress: consuming Subprogress) async throws -> sending String {
        try String(contentsOf: source, encoding: .utf8)
    }
}

struct TextWriter: DocumentWriter {
    @concurrent
    func write(
        snapshot: String,
        to destination: URL,
        previous: String?,
        progress: consuming Subprogress
    ) async throws {
        let manager = progress.start(totalCount: 1)
        try Data(snapshot.utf8).write(to: destination)
        manager.complete(count: 1)
    }
}

struct ObjectEditor: View {
    @Bindable var text: ObjectText
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack(spacing: 16) {
            TextField("Text", text: $text.text).accessibilityIdentifier("text")
            Button("Add a line") {
                let before = text.text
                text.text += "more\n"
                undoManager?.registerUndo(withTarget: text) { $0.text = before }
            }
            .accessibilityIdentifier("add")
        }
        .padding(16)
        .onAppear { FileHandle.standardOutput.write(Data("document: \(text.text)\n".utf8)) }
    }
}
