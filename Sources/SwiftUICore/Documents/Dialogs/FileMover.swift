import CoreTransferable
import Foundation
import SystemSupport

extension View {
    /// Presents a dialog for choosing the folder to which to move a file when a binding becomes true.
    ///
    /// Nothing in the folder is replaced: where the name is taken the file gets a number.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before `onCompletion` is called and when the user cancels.
    ///   - file: The file or folder; nothing is presented while it is nil.
    ///   - onCompletion: Called with the new place, or with the reason why the file is still in the old one.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog for choosing the folder to which to move files when a binding becomes true.
    ///
    /// Nothing in the folder is replaced: where a name is taken the file gets a number. Where one cannot be moved, those before it
    /// are moved back.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before `onCompletion` is called and when the user cancels.
    ///   - files: The files and folders; nothing is presented while there are none.
    ///   - onCompletion: Called with the new places, or with the reason why the files are still in the old ones.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog for choosing the folder to which to move a file when a binding becomes true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before `onCompletion` or `onCancellation` is called.
    ///   - file: The file or folder; nothing is presented while it is nil.
    ///   - onCompletion: Called with the new place, or with the reason why the file is still in the old one.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented,
            files: file.map { [$0] } ?? [],
            onCompletion: { result in onCompletion(result.map { $0[0] }) },
            onCancellation: onCancellation
        )
    }

    /// Presents a dialog for choosing the folder to which to move files when a binding becomes true.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; false is written before `onCompletion` or `onCancellation` is called.
    ///   - files: The files and folders; nothing is presented while there are none.
    ///   - onCompletion: Called with the new places, or with the reason why the files are still in the old ones.
    ///   - onCancellation: Called when the user cancels.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>,
        files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return modifier(
            FileDialogPresenter(
                isPresented: isPresented,
                action: FileDialogAction(
                    request: { options in files.isEmpty ? nil : .moving(files, options) },
                    perform: { choice in try await FileMoving.move(files, into: choice.urls[0]) },
                    complete: onCompletion,
                    cancel: onCancellation
                )
            )
        )
    }
}

extension FileDialogRequest {
    fileprivate static func moving(_ files: [URL], _ options: FileDialogOptions) -> FileDialogRequest {
        let what = files.count == 1 ? "“\(files[0].lastPathComponent)”" : "\(files.count) Files"
        return FileDialogRequest(.saveInFolder, title: "Move \(what)", confirmationLabel: "Move", options)
    }
}

/// Moves files, all or none.
package enum FileMoving {
    /// Moves files into a folder. A file whose name is taken gets a number.
    /// - Returns: The new places.
    @concurrent
    package static func move(_ files: [URL], into folder: URL) async throws -> [URL] {
        var moved: [URL] = []
        do {
            for file in files { moved.append(try await MovedFile.move(file, into: folder)) }
        } catch {
            for (old, new) in zip(files, moved).reversed() where old.path != new.path { await moveBack(new, to: old) }
            if let error = error as? SystemError { throw CocoaError(moving: files[moved.count], error) }
            throw error
        }
        return moved
    }

    /// Moves a file back to where it was. Where that cannot be, it stays in the new place.
    private static func moveBack(_ new: URL, to old: URL) async {
        guard let back = try? await MovedFile.move(new, into: old.deletingLastPathComponent()) else { return }
        if back.path != old.path { try? FileManager.default.moveItem(at: back, to: old) }
    }
}
