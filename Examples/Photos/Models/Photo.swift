import SwiftUI
import UniformTypeIdentifiers

/// A picture: a landscape that the app draws, or a file that the user has brought.
struct Photo: Identifiable, Hashable, Sendable {
    enum Source: Hashable, Sendable {
        /// A landscape, which follows from a number.
        case landscape(Int)
        /// A file of the app.
        case file(URL)
    }

    let id: Int
    var title: String
    var source: Source
}

extension Photo {
    /// The pictures that the app begins with.
    static let landscapes = (0..<3000).map { number in
        Photo(id: number, title: Landscape(number: number).title, source: .landscape(number))
    }

    /// The size of the pictures that other programs receive, in pixels.
    static let exportedSize = CGSize(width: 1200, height: 900)

    /// The picture as a file, which is made now where there is none.
    ///
    /// A new file is in a separate directory, which the system clears.
    func file() async throws -> URL {
        switch source {
        case .file(let url): return url
        case .landscape(let number):
            let data = try await MainActor.run {
                let size = Self.exportedSize
                let picture = LandscapeView(landscape: Landscape(number: number)).frame(
                    width: size.width,
                    height: size.height
                )
                return try ImageRenderer(content: picture).data(as: .png)
            }
            let directory = try FileManager.default.url(
                for: .itemReplacementDirectory,
                in: .userDomainMask,
                appropriateFor: FileManager.default.temporaryDirectory,
                create: true
            )
            let url = directory.appendingPathComponent(title + ".png")
            try data.write(to: url)
            return url
        }
    }
}

extension Photo: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        // A promise: the picture is drawn when a program asks for it.
        FileRepresentation(contentType: .image) { photo in
            SentTransferredFile(try await photo.file())
        } importing: { received in
            try Photo(copying: received.file)
        }
        .suggestedFileName { $0.title + ".png" }
    }
}

extension Photo {
    /// Keeps a copy of a received file. The file itself is removed when this initializer returns.
    init(copying file: URL) throws {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("photos-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let copy = directory.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.copyItem(at: file, to: copy)
        self.init(
            id: UUID().hashValue,
            title: file.deletingPathExtension().lastPathComponent,
            source: .file(copy)
        )
    }
}
