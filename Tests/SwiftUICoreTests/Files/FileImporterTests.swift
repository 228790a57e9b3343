import Foundation
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("fileImporter")
struct FileImporterTests {
    @MainActor @Observable
    final class Model {
        var isPresented = false
        var result = ""

        func take(_ result: Result<[URL], any Error>) {
            // The state says that nothing is presented before the program hears of the files.
            let state = isPresented ? "presented" : "ended"
            switch result {
            case .success(let urls): self.result = "\(state): \(urls.map(\.lastPathComponent).joined(separator: ", "))"
            case .failure(let error): self.result = "\(state): \(error.localizedDescription)"
            }
        }
    }

    private let model = Model()
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func window(
        _ types: [UTType] = [.plainText, .json],
        several: Bool = false,
        _ change: (AnyView) -> AnyView = { $0 }
    ) -> TestWindow {
        let model = model
        let view = Button("Import") { model.isPresented = true }
            .fileImporter(
                isPresented: Bindable(model).isPresented,
                allowedContentTypes: types,
                allowsMultipleSelection: several,
                onCompletion: { result in MainActor.assumeIsolated { model.take(result) } },
                onCancellation: { MainActor.assumeIsolated { model.result = "cancelled" } }
            )
        return TestWindow { change(AnyView(view)) }
    }

    private func dialog(of window: TestWindow) throws -> TestFileDialog {
        if window.fileDialogs.isEmpty { try window.press("Import") }
        return try #require(window.fileDialogs.first)
    }

    @Test func aFileIsChosen() async throws {
        let window = window()
        #expect(window.fileDialogs.isEmpty)
        let dialog = try dialog(of: window)
        #expect(dialog.kind == .open)
        #expect(dialog.title == "Choose a File" && dialog.confirmationLabel == "Open")
        #expect(dialog.contentTypes == [.plainText, .json])
        #expect(!dialog.allowsMultipleSelection)
        try await dialog.choose(folder.file("a.txt", "a"))
        #expect(model.result == "ended: a.txt")
        #expect(window.fileDialogs.isEmpty)
        // It can be presented again.
        _ = try self.dialog(of: window)
    }

    @Test func theFormsWithoutCancellationHearOfFilesOnly() async throws {
        var results: [String] = []
        var isPresented = [true, true]
        let window = TestWindow {
            Text("one").fileImporter(
                isPresented: Binding(get: { isPresented[0] }, set: { isPresented[0] = $0 }),
                allowedContentTypes: []
            ) { results.append("one \((try? $0.get())?.lastPathComponent ?? "")") }
            Text("several").fileImporter(
                isPresented: Binding(get: { isPresented[1] }, set: { isPresented[1] = $0 }),
                allowedContentTypes: [],
                allowsMultipleSelection: true
            ) { results.append("several \((try? $0.get())?.count ?? 0)") }
        }
        #expect(window.fileDialogs.map(\.title) == ["Choose a File", "Choose Files"])
        let (one, several) = (window.fileDialogs[0], window.fileDialogs[1])
        try await one.choose(folder("a.txt"))
        try await several.choose(folder("a.txt"), folder("b.txt"))
        #expect(results == ["one a.txt", "several 2"])
        #expect(isPresented == [false, false])
        // An answer counts once.
        await one.cancel()
        try await one.choose(folder("c.txt"))
        #expect(results.count == 2)
    }

    @Test func cancellingAndFailingEndTheDialog() async throws {
        let window = window()
        await (try dialog(of: window)).cancel()
        #expect(model.result == "cancelled" && !model.isPresented && window.fileDialogs.isEmpty)
        await (try dialog(of: window)).fail(CocoaError(.featureUnsupported))
        #expect(model.result.hasPrefix("ended: ") && window.fileDialogs.isEmpty)
    }

    @Test func theStateEndsTheDialogAndSoDoesTheEndOfTheView() async throws {
        let window = window()
        let dialog = try dialog(of: window)
        model.isPresented = false
        window.update()
        #expect(window.fileDialogs.isEmpty)
        try await dialog.choose(folder("a.txt"))
        #expect(model.result.isEmpty)
    }

    @Test func severalFilesAreChosenOnlyWhereThatIsAllowed() async throws {
        let several = try dialog(of: window(several: true))
        #expect(several.allowsMultipleSelection && several.title == "Choose Files")
        try await several.choose(folder("a.txt"), folder("b.txt"))
        #expect(model.result == "ended: a.txt, b.txt")
        let one = try dialog(of: window())
        await #expect(throws: TestWindowError.self) { try await one.choose(folder("a.txt"), folder("b.txt")) }
    }

    @Test func foldersAreChosenWhereTheTypesAreOfFolders() async throws {
        #expect(try dialog(of: window([.folder])).kind == .openFolder)
        #expect(try dialog(of: window([.package, .folder])).kind == .openFolder)
        let mixed = try dialog(of: window([.folder, .png]))
        #expect(mixed.kind == .open && mixed.contentTypes == [.png])
    }

    @Test func theViewsAroundSayHowTheDialogIs() throws {
        let window = window { view in
            AnyView(
                view.fileDialogMessage("Which notes?")
                    .fileDialogConfirmationLabel(Text("Take"))
                    .fileDialogDefaultDirectory(folder.url)
                    .fileDialogCustomizationID("notes")
                    .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
            )
        }
        let dialog = try dialog(of: window)
        #expect(dialog.title == "Which notes?" && dialog.confirmationLabel == "Take")
        #expect(dialog.directory == folder.url && dialog.customizationID == "notes")
        #expect(dialog.browserOptions == [.includeHiddenFiles, .displayFileExtensions])
    }

    @Test func aFileThatIsNotEnabledIsAskedForAgain() async throws {
        let window = window { view in
            AnyView(view.fileDialogURLEnabled(#Predicate<URL> { $0.lastPathComponent != "b.txt" }))
        }
        try await dialog(of: window).choose(folder("b.txt"))
        #expect(model.result.isEmpty && model.isPresented)
        let again = try #require(window.fileDialogs.first)
        #expect(again.title == "“b.txt” cannot be chosen here. Choose another file.")
        #expect(again.directory?.path == folder.url.path)
        try await again.choose(folder("a.txt"))
        #expect(model.result == "ended: a.txt")
    }

    @Test func linksAreFollowedUnlessTheyAreImportedAsTheyAre() async throws {
        try folder.file("a.txt", "a")
        symlink("a.txt", folder("link").path)
        try await dialog(of: window()).choose(folder("link"))
        #expect(model.result == "ended: a.txt")
        let unresolved = window { AnyView($0.fileDialogImportsUnresolvedAliases(true)) }
        try await dialog(of: unresolved).choose(folder("link"))
        #expect(model.result == "ended: link")
    }
}
