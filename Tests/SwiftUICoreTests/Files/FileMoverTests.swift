import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("fileMover")
struct FileMoverTests {
    private let folder: Folder
    private let destination: URL

    init() throws {
        folder = try Folder()
        destination = try folder.folder("destination")
    }

    @MainActor @Observable
    final class Model {
        var isPresented = true
        var result: Result<[URL], any Error>?
        var isCancelled = false
    }

    private let model = Model()

    private func mover(_ files: [URL]) throws -> TestFileDialog {
        let model = model
        let window = TestWindow {
            Text("view").fileMover(
                isPresented: Bindable(model).isPresented,
                files: files,
                onCompletion: { result in MainActor.assumeIsolated { model.result = result } },
                onCancellation: { MainActor.assumeIsolated { model.isCancelled = true } }
            )
        }
        return try #require(window.fileDialogs.first)
    }

    @Test func aFileIsMovedToAFolder() async throws {
        let file = try folder.file("a.txt", "a")
        var isPresented = true
        var results: [URL?] = []
        let window = TestWindow {
            Text("view").fileMover(
                isPresented: Binding(get: { isPresented }, set: { isPresented = $0 }),
                file: file
            ) { results.append(try? $0.get()) }
            Text("nothing").fileMover(
                isPresented: .constant(true),
                file: nil,
                onCompletion: { _ in },
                onCancellation: {}
            )
            Text("none").fileMover(isPresented: .constant(true), files: [], onCompletion: { _ in })
        }
        #expect(window.fileDialogs.count == 1)
        let dialog = try #require(window.fileDialogs.first)
        #expect(dialog.kind == .saveInFolder && dialog.title == "Move “a.txt”" && dialog.confirmationLabel == "Move")
        try await dialog.choose(destination)
        #expect(results.map { $0?.path } == [destination.appendingPathComponent("a.txt").path])
        #expect(!isPresented && folder.names == ["destination"])
    }

    @Test func filesAreMovedAndNoneIsReplaced() async throws {
        let files = [try folder.file("a.txt", "new"), try folder.file("b.txt", "b")]
        try folder.file("destination/a.txt", "old")
        let dialog = try mover(files)
        #expect(dialog.title == "Move 2 Files")
        try await dialog.choose(destination)
        #expect(try model.result?.get().map(\.lastPathComponent) == ["a 2.txt", "b.txt"])
        #expect(try folder.text("destination/a.txt") == "old")
    }

    @Test func whereOneCannotBeMovedAllStay() async throws {
        let files = [try folder.file("a.txt", "a"), folder("missing.txt")]
        try folder.file("destination/a.txt", "old")
        try await mover(files).choose(destination)
        #expect(throws: (any Error).self) { try model.result?.get() }
        #expect(folder.names == ["a.txt", "destination"] && Folder.names(in: destination) == ["a.txt"])
        #expect(try folder.text("a.txt") == "a")
    }

    @Test(
        .enabled(if: Folder.canMount),
        arguments: [("size=64k", CocoaError.Code.fileWriteOutOfSpace), ("ro", .fileWriteVolumeReadOnly)]
    )
    func aDiskThatTakesNothingLeavesTheFilesWhereTheyAre(_ options: String, _ code: CocoaError.Code) async throws {
        let files = [try folder.file("a.txt", "a"), try folder.file("b.txt", String(repeating: "x", count: 1 << 20))]
        try await Folder.mounted(options) { disk in
            try await mover(files).choose(disk)
            #expect(throws: (any Error).self) { try model.result?.get() }
            if case .failure(let error) = model.result { #expect((error as? CocoaError)?.code == code, "\(error)") }
            #expect(Folder.names(in: disk).isEmpty)
        }
        #expect(folder.names == ["a.txt", "b.txt", "destination"])
        #expect(try folder.text("a.txt") == "a" && folder.text("b.txt").count == 1 << 20)
    }

    @Test func cancellingMovesNothing() async throws {
        await (try mover([folder.file("a.txt", "a")])).cancel()
        #expect(model.isCancelled && model.result == nil && folder.names == ["a.txt", "destination"])
    }
}
