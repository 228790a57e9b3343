import SwiftUI

/// Text that is saved as a file.
struct ProbeDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    static let writableContentTypes: [UTType] = [.plainText, .json]
    var text = "exported by the probe"

    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

/// Buttons that present file dialogs, in the folder that `PROBE_FOLDER` names, which can be dragged as well as a file in it. With `PROBE_IMPORTS`, the first is presented at once.
struct FilesProbe: View {
    @State private var isImporting = ProcessInfo.processInfo.environment["PROBE_IMPORTS"] != nil
    @State private var isChoosingFolder = false
    @State private var isExporting = false
    @State private var isExportingItem = false
    @State private var isMoving = false

    private let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["PROBE_FOLDER"] ?? "/tmp")

    var body: some View {
        VStack(spacing: 16) {
            Button("Import") { isImporting = true }
                .accessibilityIdentifier("import")
                .fileImporter(
                    isPresented: $isImporting,
                    allowedContentTypes: [.plainText, .image],
                    allowsMultipleSelection: true,
                    onCompletion: { report("imported", $0) },
                    onCancellation: { say("imported", "cancelled") }
                )
                .fileDialogMessage("Which files?")
                .fileDialogConfirmationLabel("Take")
            Button("Choose a folder") { isChoosingFolder = true }
                .accessibilityIdentifier("folder")
                .fileImporter(isPresented: $isChoosingFolder, allowedContentTypes: [.folder]) { result in
                    report("folder", result.map { [$0] })
                }
            Button("Export") { isExporting = true }
                .accessibilityIdentifier("export")
                .fileExporter(
                    isPresented: $isExporting,
                    document: ProbeDocument(),
                    defaultFilename: "Probe",
                    onCompletion: { report("exported", $0.map { [$0] }) },
                    onCancellation: { say("exported", "cancelled") }
                )
            Button("Export an item") { isExportingItem = true }
                .accessibilityIdentifier("export-item")
                .fileExporter(
                    isPresented: $isExportingItem,
                    item: "text of an item",
                    contentTypes: [.plainText],
                    defaultFilename: "Item"
                ) { report("item", $0.map { [$0] }) }
            Button("Move") { isMoving = true }
                .accessibilityIdentifier("move")
                .fileMover(isPresented: $isMoving, file: folder.appendingPathComponent("moved.txt")) { result in
                    report("moved", result.map { [$0] })
                }
            HStack {
                Text("Folder").padding(8).background(.yellow).draggable(folder)
                    .accessibilityIdentifier("folder-source")
                Text("File").padding(8).background(.yellow).draggable(folder.appendingPathComponent("file.txt"))
                    .accessibilityIdentifier("file-source")
            }
        }
        .padding(16)
        .fileDialogDefaultDirectory(folder)
        .navigationTitle("Files")
    }

    /// Reads a file as programs for Apple's systems do, also by a bookmark.
    private func use(_ url: URL) {
        do {
            let isAccessible = url.startAccessingSecurityScopedResource()
            defer { if isAccessible { url.stopAccessingSecurityScopedResource() } }
            var isStale = false
            let bookmark = try url.bookmarkData(options: .withSecurityScope)
            let again = try URL(
                resolvingBookmarkData: bookmark,
                options: .withSecurityScope,
                bookmarkDataIsStale: &isStale
            )
            say("read", "\(isAccessible) \(isStale) \(try String(contentsOf: again, encoding: .utf8))")
        } catch {
            say("read", "failed: \(error.localizedDescription)")
        }
    }

    private func report(_ what: String, _ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls):
            say(what, urls.map(\.path).joined(separator: " "))
            if what == "imported" { for url in urls { use(url) } }
        case .failure(let error): say(what, "failed: \(error.localizedDescription)")
        }
    }
}
