import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A value that finds pictures and films in the user's folders.
///
/// Folders are foreign data: their depth and their number of entries are bounded, links to folders are not followed, and what is not a
/// regular file is left out.
struct MediaScan: Sendable {
    let folders: MediaFolders
    let filter: PHPickerFilter?

    static let mostFiles = 50_000
    private static let mostEntries = 400_000
    private static let deepestFolder = 16
    /// The number of files that are read for their marks between two lists.
    private static let filesOfPart = 250

    /// The files that were found, newest first: a list of the recent ones, then lists of all so far.
    func lists() -> AsyncStream<[MediaFile]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task.detached(priority: .userInitiated) {
                run { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func run(_ yield: ([MediaFile]) -> Void) {
        var typing = MediaTyping()
        let recent = RecentFiles.files(in: folders.recentFiles, &typing)
        let used = Dictionary(recent.map { ($0.url.path, $0) }) { first, _ in first }
        var found: [MediaFile] = []
        var entries = Self.mostEntries
        for folder in folders.folders {
            scan(folder.path, depth: 0, &entries, &typing) { path, type, date in
                found.append(
                    MediaFile(
                        url: URL(filePath: path),
                        contentType: type,
                        date: date,
                        isRecent: used[path] != nil
                    )
                )
                return found.count < Self.mostFiles
            }
        }
        let inFolders = Set(found.map(\.url.path))
        found += recent.filter { !inFolders.contains($0.url.path) }
        found.sort { ($0.date, $1.name) > ($1.date, $0.name) }
        report(found, yield)
    }

    /// Reports the files that the filter lets through.
    private func report(_ found: [MediaFile], _ yield: ([MediaFile]) -> Void) {
        guard let filter else { return yield(found) }
        var shown: [MediaFile] = []
        var isReported = true
        for (index, file) in found.enumerated() {
            guard !Task.isCancelled else { return }
            if filter.matches(file) {
                shown.append(file)
                isReported = false
            }
            guard index % Self.filesOfPart == Self.filesOfPart - 1, !isReported,
                filter.decision(forFilms: false) == nil || filter.decision(forFilms: true) == nil
            else { continue }
            yield(shown)
            isReported = true
        }
        yield(shown)
    }

    /// Calls a closure with each picture and film in a folder and in those inside it.
    private func scan(
        _ folder: String,
        depth: Int,
        _ entries: inout Int,
        _ typing: inout MediaTyping,
        _ found: (String, UTType, Date) -> Bool
    ) {
        guard depth < Self.deepestFolder, !Task.isCancelled, let directory = opendir(folder) else { return }
        var inside: [String] = []
        defer { for path in inside { scan(path, depth: depth + 1, &entries, &typing, found) } }
        defer { closedir(directory) }
        while entries > 0, let entry = readdir(directory) {
            entries -= 1
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
            }
            guard let name, !name.hasPrefix(".") else { continue }
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if Self.isFolder(path, kind: Int(entry.pointee.d_type)) {
                inside.append(path)
            } else if let type = typing.type(ofFileNamed: name), let date = Self.changeDate(ofFileAt: path) {
                guard found(path, type, date) else {
                    entries = 0
                    return
                }
            }
        }
    }

    /// Returns whether an entry of a folder is a folder itself. Some file systems do not tell the kinds of entries.
    private static func isFolder(_ path: String, kind: Int) -> Bool {
        guard kind == Int(DT_UNKNOWN) else { return kind == Int(DT_DIR) }
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns when a file was last changed; nil for what is not a regular file.
    static func changeDate(ofFileAt path: String) -> Date? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
    }
}
