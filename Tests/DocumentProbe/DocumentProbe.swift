import Foundation
import SwiftUI

/// An app for tests: text files, each in a window. With `PROBE=objects`, the documents are objects with a reader and a writer.
///
/// What happens is written to standard output, a line each: `document: …` with the text of one that appears.
@main
enum Probe {
    @MainActor static func main() {
        if ProcessInfo.processInfo.environment["PROBE"] == "objects" {
            ObjectProbe.main()
        } else {
            DocumentProbe.main()
        }
    }
}

struct DocumentProbe: App {
    var body: some Scene {
        DocumentGroup(newDocument: ProbeText()) { file in ProbeEditor(file: file) }
            .defaultSize(width: 400, height: 300)
    }
}

/// Text in a file.
struct ProbeText: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct ProbeEditor: View {
    let file: FileDocumentConfiguration<ProbeText>

    var body: some View {
        VStack(spacing: 16) {
            TextField("Text", text: file.$document.text).accessibilityIdentifier("text")
            Button("Add a line") { file.document.text += "more\n" }.accessibilityIdentifier("add")
        }
        .padding(16)
        .onAppear { FileHandle.standardOutput.write(Data("document: \(file.document.text)\n".utf8)) }
    }
}
