import CGTK
import Foundation
import SwiftUICore

/// The properties of a picture in the header of its data. No pixels are decoded.
struct PictureInformation {
    /// The width and the height in pixels, as the picture is shown.
    let size: CGSize
    /// The name that gdk-pixbuf gives the format.
    private let format: String
    /// A Boolean value that indicates whether the picture is drawn at any size, as SVG is.
    let isScalable: Bool
    /// A Boolean value that indicates whether width and height change places when the picture is put upright.
    let isLyingDown: Bool

    /// Reads the beginning of a picture.
    /// - Throws: ``ImageTransferError`` where it is no picture that can be read.
    init(_ source: Image.Source) throws {
        switch source {
        case .resource, .file:
            let file = try source.requiredFile
            var (width, height): (Int32, Int32) = (0, 0)
            guard let format = gdk_pixbuf_get_file_info(file.path, &width, &height) else {
                let isThere = FileManager.default.isReadableFile(atPath: file.path)
                throw ImageTransferError.unreadable(
                    "\(file.path): \(isThere ? "no format that can be read" : "there is no such file, or it may not be read")"
                )
            }
            self.init(width, height, format, isLyingDown: CameraPicture(file)?.isLyingDown == true)
        case .encoded(let image): try self.init(image.data)
        case .symbol(let name): throw ImageTransferError.missing(name)
        case .icon(let names): throw ImageTransferError.missing(names.first ?? "")
        }
    }

    /// Reads the beginning of a picture file's bytes.
    /// - Throws: ``ImageTransferError`` where they are no picture that can be read.
    init(_ data: Data) throws {
        guard !data.isEmpty else { throw ImageTransferError.unreadable("it is empty") }
        guard let found = PictureBeginning.read(data) else {
            throw ImageTransferError.unreadable("no format that can be read")
        }
        self.init(found.width, found.height, found.format, isLyingDown: CameraPicture(data)?.isLyingDown == true)
    }

    private init(_ width: Int32, _ height: Int32, _ format: OpaquePointer, isLyingDown: Bool) {
        let size = CGSize(width: CGFloat(width), height: CGFloat(height))
        self.size = isLyingDown ? CGSize(width: size.height, height: size.width) : size
        let name = gdk_pixbuf_format_get_name(format)
        self.format = name.map { String(cString: $0) } ?? ""
        g_free(name)
        isScalable = gdk_pixbuf_format_is_scalable(format) != 0
        self.isLyingDown = isLyingDown
    }

    var pixelCount: CGFloat { size.width * size.height }

    /// Returns the number of pixels in memory while the picture is decoded at a size.
    ///
    /// A decoder of JPEG omits pixels during decoding, up to seven of eight in each direction. Other decoders make all
    /// of them.
    func pixelCount(decodedAt size: CGSize) -> CGFloat {
        if isScalable { return size.width * size.height }
        guard format == "jpeg" else { return pixelCount }
        let part = [8, 4, 2].first { self.size.width / $0 >= size.width && self.size.height / $0 >= size.height } ?? 1
        return pixelCount / (part * part)
    }
}

/// The size of a picture in memory, which its decoder determines before it allocates pixels.
private final class PictureBeginning {
    private var size: (width: Int32, height: Int32)?

    /// The number of bytes that are read at a time.
    private static let partSize = 16 << 10

    /// nil for data that is not a picture.
    static func read(_ data: Data) -> (width: Int32, height: Int32, format: OpaquePointer)? {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let beginning = PictureBeginning()
        return withExtendedLifetime(beginning) {
            let found:
                @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, UnsafeMutableRawPointer?) -> Void =
                    {
                        loader,
                        width,
                        height,
                        beginning in
                        let beginning = Unmanaged<PictureBeginning>.fromOpaque(beginning!).takeUnretainedValue()
                        if beginning.size == nil { beginning.size = (width, height) }
                        // A decoder that is to make a picture of no size ends before it makes room for one.
                        gdk_pixbuf_loader_set_size(loader, 0, 0)
                    }
            g_signal_connect_data(
                loader,
                "size-prepared",
                unsafeBitCast(found, to: GCallback.self),
                Unmanaged.passUnretained(beginning).toOpaque(),
                nil,
                GConnectFlags(0)
            )
            var rest = data[...]
            while beginning.size == nil, !rest.isEmpty {
                let isRead = rest.prefix(partSize).withUnsafeBytes {
                    let bytes = $0.bindMemory(to: UInt8.self)
                    return gdk_pixbuf_loader_write(loader, bytes.baseAddress, gsize(bytes.count), nil) != 0
                }
                if !isRead { break }
                rest = rest.dropFirst(partSize)
            }
            // Closing makes a loader with too little data determine the format. It reports the missing data as an
            // error.
            gdk_pixbuf_loader_close(loader, nil)
            guard let size = beginning.size, let format = gdk_pixbuf_loader_get_format(loader) else { return nil }
            return (size.width, size.height, format)
        }
    }
}
