import Foundation
import RecentFileList
import UniformTypeIdentifiers

/// The pictures and films that programs opened lately.
enum RecentFiles {
    private static let mostBytes = 16 << 20
    private static let mostFiles = 500

    /// Returns the pictures and films of a list that are there, the last used first.
    static func files(in list: URL?, _ typing: inout MediaTyping) -> [MediaFile] {
        guard let list, let date = MediaScan.changeDate(ofFileAt: list.path), date != .distantPast,
            let handle = try? FileHandle(forReadingFrom: list),
            let data = try? handle.read(upToCount: mostBytes)
        else { return [] }
        let used = RecentFileList.files(in: String(decoding: data, as: UTF8.self)).sorted { $0.date > $1.date }
        var files: [MediaFile] = []
        for file in used where files.count < mostFiles {
            guard let type = typing.type(ofFileNamed: file.url.lastPathComponent),
                MediaScan.changeDate(ofFileAt: file.url.path) != nil
            else { continue }
            files.append(MediaFile(url: file.url, contentType: type, date: file.date, isRecent: true))
        }
        return files
    }
}
