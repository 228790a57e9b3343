import Foundation
import Measuring
import UniformTypeIdentifiers

private let extensions = ["jpg", "txt", "pdf", "swift", "json", "mp4", "html", "zip", "PNG", "docx"]

/// Warm lookups by extension.
func reportLookups() {
    let extensions = extensions
    let names = extensions.map { "file.\($0)" }
    report("extension ours", time(200_000) { consume(UTType(filenameExtension: extensions[$0 % 10])) })
    report("extension gio", time(200_000) { GIO.type(name: names[$0 % 10]) })
    let unknown = ["gpx", "mkv", "qqqq", "lua", "toml"]
    report("undeclared ours", time(200_000) { consume(UTType(filenameExtension: unknown[$0 % 5])) })
    let unknownNames = unknown.map { "file.\($0)" }
    report("undeclared gio", time(200_000) { GIO.type(name: unknownNames[$0 % 5]) })
}

/// Measures questions about the conformance of types.
func reportConformance() {
    let types = extensions.compactMap { UTType(filenameExtension: $0) }
    let parents: [UTType] = [.image, .text, .data, .movie, .archive, .content, .item, .sourceCode, .audio, .json]
    report("conforms ours", time(2_000_000) { consume(types[$0 % 10].conforms(to: parents[$0 / 10 % 10])) })
    let mimeTypes = ["image/svg+xml", "text/x-csrc", "application/pdf", "image/png", "text/html"]
    let mimeParents = ["application/xml", "text/plain", "application/octet-stream", "text/plain", "text/plain"]
    report("conforms gio", time(200_000) { consume(GIO.conforms(mimeTypes[$0 % 5], to: mimeParents[$0 % 5])) })
}

/// The types of 10,000 files of this machine.
func reportFiles() throws {
    var paths: [String] = []
    for root in ["/usr/share", "/usr/lib", "/usr/include", "/etc"] {
        let walker = FileManager.default.enumerator(atPath: root)
        while let path = walker?.nextObject() as? String {
            let full = "\(root)/\(path)"
            var status = stat()
            if lstat(full, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(full, R_OK) == 0 {
                paths.append(full)
            }
        }
    }
    paths.sort()
    let step = max(paths.count / 10_000, 1)
    paths = stride(from: 0, to: paths.count, by: step).prefix(10_000).map { paths[$0] }
    let fileNames = paths.map { String($0.split(separator: "/").last!) }
    let urls = paths.map { URL(fileURLWithPath: $0) }
    let contents: [Data] = paths.map { path in
        let handle = FileHandle(forReadingAtPath: path)
        return (try? handle?.read(upToCount: 4096)) ?? Data()
    }
    report("files", Double(paths.count))
    report("names ours", time(paths.count) { consume(UTType(ofFileNamed: fileNames[$0])) })
    report("names gio", time(paths.count) { GIO.type(name: fileNames[$0]) })
    report("contents ours", time(paths.count, rounds: 3) { consume(UTType(ofContent: contents[$0])) })
    report(
        "contents gio",
        time(paths.count, rounds: 3) { call in
            contents[call].withUnsafeBytes { GIO.type(content: $0) }
        }
    )
    report("paths ours", time(paths.count, rounds: 3) { consume(try? UTType(ofFileAt: urls[$0])) })
    report("paths gio", time(paths.count, rounds: 3) { GIO.type(path: paths[$0]) })
    // The names for Python.
    if let list = ProcessInfo.processInfo.environment["NAMES"] {
        try fileNames.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
    }
}
