import CGTK
import CoreTransferable
import Foundation
import GTKInterop
import SwiftUICore
import Synchronization
import SystemSupport
import UniformTypeIdentifiers

/// The small pictures of files that all programs of a desktop have in common.
///
/// See <https://specifications.freedesktop.org/thumbnail-spec/latest/>.
struct ThumbnailCache: ThumbnailService {
    /// The directory of all sizes.
    let directory: URL

    /// A folder of thumbnails, and the length of their longest side in pixels.
    private struct Size {
        let name: String
        let side: Int
    }

    private static let sizes = [
        Size(name: "normal", side: 128), Size(name: "large", side: 256), Size(name: "x-large", side: 512),
        Size(name: "xx-large", side: 1024),
    ]
    private static let software = "swift-transferable"
    /// The folder of records about unreadable pictures, so they are not tried again. Each program has its own folder.
    private static let failures = "fail/\(software)-1"
    /// The number of seconds after a change in which a file may be incomplete.
    private static let settlingTime = 5

    /// The user's cache (XDG Base Directory Specification).
    static var ofUser: ThumbnailCache {
        ThumbnailCache(directory: BaseDirectory.cache.url.appending(path: "thumbnails"))
    }

    func thumbnail(of file: URL, side: Int) async -> Image? {
        let request = Request()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.workers.addOperation {
                    continuation.resume(returning: request.isWanted.withLock { $0 } ? find(file, side: side) : nil)
                }
            }
        } onCancel: {
            request.isWanted.withLock { $0 = false }
        }
    }

    /// A view that waits for a thumbnail.
    private final class Request: Sendable {
        let isWanted = Mutex(true)
    }

    /// Few pictures are decoded at a time, so thousands of views that ask take no more memory than that.
    private static let workers: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 2
        queue.qualityOfService = .userInitiated
        return queue
    }()
}

extension ThumbnailCache {
    /// Finds a thumbnail, or makes and keeps one where the file is a picture.
    private func find(_ file: URL, side: Int) -> Image? {
        guard let original = Original(file) else { return nil }
        let fitting = Self.sizes.filter { $0.side >= side }
        for size in fitting.isEmpty ? Self.sizes.suffix(1) : fitting {
            if let data = read(original, size) { return Image(data: data, contentType: .png) }
        }
        guard let size = fitting.first ?? Self.sizes.last, !hasFailed(original) else { return nil }
        return make(original, size)
    }

    /// Returns whether a record says that the current version of the file cannot be read.
    private func hasFailed(_ original: Original) -> Bool {
        ThumbnailFile(location(original, Self.failures), longestSide: 1)?.isOf(original) ?? false
    }

    /// Records that a file is a picture that cannot be read.
    private func noteFailure(_ original: Original) {
        guard time(nil) - original.status.st_mtim.tv_sec >= Self.settlingTime,
            UTType(ofItemAt: original.file)?.conforms(to: .image) == true,
            let pixel = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 1, 1)
        else { return }
        defer { g_object_unref(pixel.raw) }
        gdk_pixbuf_fill(pixel, 0)
        if let data = encode(pixel, 1, 1, of: original) { store(data, of: original, Self.failures) }
    }

    /// A file of which there can be a thumbnail.
    fileprivate struct Original {
        let file: URL
        let uri: String
        let status: stat

        /// nil if the URL is not that of a file, or the user may not read it.
        init?(_ file: URL) {
            var status = stat()
            guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(file.path, R_OK) == 0,
                // The hash uses the URI that GLib's programs write for the file, whose escapes differ from those of
                // Foundation.
                let uri = g_filename_to_uri(file.standardizedFileURL.path, nil, nil)
            else { return nil }
            defer { g_free(uri) }
            (self.file, self.uri, self.status) = (file, String(cString: uri), status)
        }

        /// Seconds since 1970.
        var modificationTime: String { "\(status.st_mtim.tv_sec)" }

        /// The name of its thumbnails.
        var thumbnailName: String {
            let digest = g_compute_checksum_for_string(G_CHECKSUM_MD5, uri, -1)!
            defer { g_free(digest) }
            return String(cString: digest) + ".png"
        }
    }

    private func location(_ original: Original, _ folder: String) -> URL {
        directory.appending(path: folder).appending(path: original.thumbnailName)
    }

    /// Returns a thumbnail that is of the file as it is now.
    private func read(_ original: Original, _ size: Size) -> Data? {
        guard let thumbnail = ThumbnailFile(location(original, size.name), longestSide: size.side),
            thumbnail.isOf(original)
        else { return nil }
        return thumbnail.data
    }

    /// Makes a thumbnail of a picture, and stores it if possible.
    /// - Returns: The thumbnail, or the picture if it is not larger; nil for an unreadable picture.
    private func make(_ original: Original, _ size: Size) -> Image? {
        let source = Image.Source.file(original.file)
        guard let full = try? Pictures.size(of: source), full.width >= 1, full.height >= 1 else {
            noteFailure(original)
            return nil
        }
        let scale = Double(size.side) / max(full.width, full.height)
        // Thumbnails are of no thumbnails.
        let isThumbnail = original.file.standardizedFileURL.path.hasPrefix(directory.standardizedFileURL.path + "/")
        guard scale < 1, !isThumbnail else { return Image(contentsOf: original.file) }
        let (width, height) = (max(1, full.width * scale), max(1, full.height * scale))
        guard let texture = try? Pictures.texture(for: source, width: Int32(width), height: Int32(height)),
            let pixels = withExtendedLifetime(texture, { gdk_pixbuf_get_from_texture(OpaquePointer(texture.pointer)) })
        else {
            noteFailure(original)
            return nil
        }
        defer { g_object_unref(pixels.raw) }
        guard let data = encode(pixels, Int32(width), Int32(height), of: original) else { return nil }
        store(data, of: original, size.name)
        return Image(data: data, contentType: .png)
    }

    /// Returns a PNG of 8 bits with opacity, and with the properties that identify its file.
    private func encode(_ pixels: OpaquePointer, _ width: Int32, _ height: Int32, of original: Original) -> Data? {
        guard let scaled = gdk_pixbuf_scale_simple(pixels, width, height, GDK_INTERP_BILINEAR) else { return nil }
        defer { g_object_unref(scaled.raw) }
        guard let picture = gdk_pixbuf_add_alpha(scaled, 0, 0, 0, 0) else { return nil }
        defer { g_object_unref(picture.raw) }
        let texts = [
            ("Thumb::URI", original.uri), ("Thumb::MTime", original.modificationTime),
            ("Thumb::Size", "\(original.status.st_size)"), ("Software", Self.software),
        ]
        var keys = texts.map { g_strdup("tEXt::" + $0.0) } + [nil]
        var values = texts.map { g_strdup($0.1) } + [nil]
        defer { for text in keys + values { g_free(text) } }
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(picture, &buffer, &count, "png", &keys, &values, nil) != 0, let buffer else {
            return nil
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }

    /// Puts a thumbnail in its place at once: another program sees all of it or nothing. Only the user may read it, as the
    /// original may be private.
    private func store(_ data: Data, of original: Original, _ name: String) {
        // A file that changed meanwhile gets no thumbnail now.
        guard Original(original.file)?.modificationTime == original.modificationTime else { return }
        let place = location(original, name)
        let folder = place.deletingLastPathComponent()
        for directory in [directory, folder.deletingLastPathComponent(), folder]
        where !FileManager.default.fileExists(atPath: directory.path) {
            try? FileManager.default.createDirectory(
                at: directory,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
        // mkstemp(3) makes files that only the user may read.
        var template = Array((folder.path + "/.thumbnail-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return }
        let temporary = template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.close()
            guard rename(temporary, place.path) == 0 else { throw POSIXError(.EIO) }
        } catch {
            // It is made again when it is needed again.
            unlink(temporary)
        }
    }
}

extension ThumbnailFile {
    /// Returns whether it is of a file as that is now.
    fileprivate func isOf(_ original: ThumbnailCache.Original) -> Bool {
        texts["Thumb::URI"] == original.uri && texts["Thumb::MTime"] == original.modificationTime
    }
}
