import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension AppInstance: DocumentOpener {
    var readableContentTypes: [UTType] { documentScenes.flatMap(\.readableContentTypes) }

    /// Opens a document in a separate window, or brings its window to the front if it is already open.
    package func openDocument(at url: URL) async throws {
        let (scene, type) = try scene(for: url)
        let (id, isOpen) = try await scene.openDocument(at: url, as: type)
        scheduleUpdate()
        if isOpen { bringToFront(id) }
    }

    func newDocument(_ document: Any) {
        if !documentScenes.contains(where: { $0.newDocument(document) }) {
            BackgroundLogger(label: "SwiftUI.App").warning(
                "No DocumentGroup of \(Program.self) edits documents of the type \(Swift.type(of: document)). Add one to the app's body."
            )
        }
        scheduleUpdate()
    }

    func newDocument(contentType: UTType?, from source: DocumentCreationSource?) {
        let scenes = documentScenes.filter { scene in
            contentType.map { scene.writableContentTypes.contains($0) } ?? true
        }
        if !scenes.contains(where: { $0.newDocument(from: source) }) {
            BackgroundLogger(label: "SwiftUI.App").warning(
                "No DocumentGroup of \(Program.self) makes documents\(contentType.map { " of the type \($0.identifier)" } ?? "")."
            )
        }
        scheduleUpdate()
    }

    /// Returns the scene that opens a file, and the type of the file.
    private func scene(for url: URL) throws -> (any DocumentScene, UTType) {
        guard let type = UTType(ofItemAt: url) else {
            throw CocoaError(.fileReadNoSuchFile, "opened", at: url, because: "it does not exist")
        }
        if let scene = documentScenes.first(where: { $0.readableContentTypes.contains(where: type.conforms) }) {
            return (scene, type)
        }
        // The type of a file without a known extension cannot be determined, so it may be text.
        let isUnknown = type == .data || type.isDynamic && type.conforms(to: .data)
        for scene in documentScenes where isUnknown {
            if let text = scene.readableContentTypes.first(where: { $0.conforms(to: .text) }) { return (scene, text) }
        }
        let name = type.localizedDescription ?? type.identifier
        throw CocoaError(
            .fileReadUnsupportedScheme,
            "opened",
            at: url,
            because: "this app opens no files of the type “\(name)”"
        )
    }

    /// Opens the documents with unsaved changes that an earlier process of the app had open when it ended.
    package func recoverDocuments() {
        for entry in recovery?.abandonedEntries() ?? [] {
            do {
                let info = try entry.readInfo()
                guard let type = UTType(info.contentType),
                    let scene = documentScenes.first(where: { $0.readableContentTypes.contains(where: type.conforms) })
                else { continue }
                try scene.recoverDocument(from: entry, info, as: type)
            } catch {
                // The remains of an incomplete copy are useless.
                entry.remove()
                BackgroundLogger(label: "SwiftUI.App").warning(
                    "A document could not be recovered: \(error.localizedDescription)"
                )
            }
        }
        scheduleUpdate()
    }

    // MARK: Files and URLs from outside

    /// Returns the files and URLs with which the app was started.
    /// - Parameter arguments: The arguments of the command line. Arguments that are neither files nor URLs are skipped.
    package static func urls(of arguments: [String]) -> [URL] {
        arguments.filter { !$0.hasPrefix("-") }.compactMap { argument in
            if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
            guard FileManager.default.fileExists(atPath: argument) else { return nil }
            return URL(fileURLWithPath: argument).absoluteURL
        }
    }

    /// Opens files and URLs on request from outside the app: documents in their own windows, and others with `onOpenURL`.
    package func open(_ urls: [URL]) async {
        if !urls.isEmpty, AppLifecycle.shared.observer?.appOpens(urls) == true { return }
        for url in urls { await open(url) }
    }

    /// A Boolean value that indicates whether the app has document scenes.
    package var opensDocuments: Bool { !documentScenes.isEmpty }

    /// Handles another launch of the app by the user without files. It opens a new document, or brings a window to the front or opens one
    /// if the app creates no documents.
    package func startAgain() {
        if documentScenes.contains(where: \.makesDocuments) {
            newDocument(contentType: nil, from: nil)
        } else if let window = windows().first(where: { shares[$0.id] == nil }) {
            bringToFront(window.id)
        } else {
            openFirstWindow()
        }
    }

    /// Opens a file or URL on request from outside the app. The window of a document shows any error.
    package func open(_ url: URL) async {
        let isDocument = url.isFileURL && !documentScenes.isEmpty
        do {
            if isDocument { return try await openDocument(at: url) }
            deliver(url)
        } catch is CancellationError {
            // The user has changed their mind.
        } catch {
            let session = windows().lazy.compactMap(\.document).first
            let failure = url.failure("opened", error)
            session?.failure = failure
            BackgroundLogger(label: "SwiftUI.App").error("\(failure)")
        }
    }
}
