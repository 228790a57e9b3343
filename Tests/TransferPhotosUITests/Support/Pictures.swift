import Foundation
import SwiftUI
import TransferTestSupport
import TransferableTesting

/// A folder of files for one test, which is removed with the object.
final class PictureFolder: Sendable {
    let url: URL

    init() throws {
        url = URL.temporaryDirectory.appending(path: "pictures-\(UUID())").standardizedFileURL
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file.
    /// - Parameters:
    ///   - path: The path in the folder.
    ///   - contents: The contents.
    ///   - age: The number of hours since it was changed.
    @discardableResult
    func add(_ path: String, _ contents: String = "bytes", age: Double = 0) throws -> URL {
        let file = url.appending(path: path)
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: file)
        let date = Date(timeIntervalSinceNow: -3600 * age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        return file
    }
}

extension TestWindow {
    /// Waits until a condition is met, while tasks of the views run.
    func wait(_ what: String, until isMet: () throws -> Bool) async throws {
        try await waitUntil("\(what); there is \(texts)") {
            update()
            return try isMet()
        }
    }
}
