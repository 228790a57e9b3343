import Foundation

@testable import RecentFileList

extension FuzzTarget {
    /// The list of the files that programs opened lately.
    static let recentFiles: [FuzzTarget] = [
        FuzzTarget(name: "recent-files") { data in
            let files = RecentFileList.files(in: String(decoding: data, as: UTF8.self))
            require(files.count <= RecentFileList.mostEntries, "\(files.count) files")
            for file in files {
                require(file.url.isFileURL && file.url.path.hasPrefix("/"), "\(file.url) is no file here")
                require(file.url.path.utf8.count <= 3 * data.count, "a path that is longer than the list")
                require(!file.url.path.utf8.contains(0), "a path that ends earlier")
            }
            let again = RecentFileList.files(in: list(of: files))
            require(again == files, "written and read again, the files are others")
        }
    ]

    /// Returns a list as GTK writes it.
    private static func list(of files: [RecentFile]) -> String {
        let elements = files.map { file in
            let address = file.url.absoluteString.replacing("&", with: "&amp;").replacing("'", with: "&apos;")
            let time = file.date == .distantPast ? "" : " visited=\"\(file.date.formatted(.iso8601))\""
            return "  <bookmark href=\"\(address)\"\(time)>\n  </bookmark>\n"
        }
        return "<xbel version=\"1.0\">\n\(elements.joined())</xbel>\n"
    }
}
