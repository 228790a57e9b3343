import CGTK
import Foundation
import SwiftUICore

/// An object that draws pages of PDF documents with poppler's library, where the machine has it.
///
/// The library is not linked: most programs never show a PDF document, and it brings many others. Documents are read on one thread
/// of this object alone. A document's size and its number of pages and of pixels are bounded.
final class PDFPages: DocumentPages, @unchecked Sendable {
    /// The object that draws pages in all windows.
    static let shared = PDFPages()

    private static let mostBytes = 512 << 20
    private static let mostPages = 2000
    private static let mostPixels = 8_000_000.0

    private let queue = DispatchQueue(label: "PDFPages", qos: .userInitiated)
    // These are used on the queue alone. The library is loaded with the first document.
    private lazy var poppler = Poppler()
    private var open: (file: URL, document: Document)?

    /// An object that owns a document of poppler. Any thread may release it when no other uses it.
    private final class Document {
        // Lifetime: this object owns it.
        let pointer: OpaquePointer
        init(owning pointer: OpaquePointer) { self.pointer = pointer }
        deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    }

    func pages(of file: URL) async -> [Double]? {
        await perform { pages in
            guard let poppler = pages.poppler, let document = pages.document(of: file) else { return nil }
            let count = min(Int(poppler.countPages(document.pointer)), Self.mostPages)
            return (0..<max(0, count)).map { number in
                pages.withPage(number, of: document) { $0.size.width / $0.size.height } ?? 1
            }
        }
    }

    func picture(ofPage page: Int, of file: URL, width: Int) async -> Image? {
        await perform { pages in
            guard let document = pages.document(of: file) else { return nil }
            return pages.withPage(page, of: document) { page in pages.draw(page, width: Double(width)) } ?? nil
        }
    }

    private func perform<Result: Sendable>(_ work: @escaping @Sendable (PDFPages) -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work(self)) }
        }
    }

    private func document(of file: URL) -> Document? {
        if let open, open.file == file { return open.document }
        var status = stat()
        guard let poppler, stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= Self.mostBytes, let uri = g_filename_to_uri(file.path, nil, nil)
        else { return nil }
        defer { g_free(uri) }
        open = nil
        guard let document = poppler.openDocument(uri, nil, nil).map({ Document(owning: $0) }) else { return nil }
        open = (file, document)
        return document
    }

    private struct Page {
        // Lifetime: that of the call to which the page is passed.
        let pointer: OpaquePointer
        /// The size in points of 1/72 inch.
        let size: CGSize
    }

    private func withPage<Result>(_ number: Int, of document: Document, _ use: (Page) -> Result) -> Result? {
        guard let poppler, let pointer = poppler.page(document.pointer, Int32(number)) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pointer)) }
        var (width, height) = (0.0, 0.0)
        poppler.sizeOfPage(pointer, &width, &height)
        guard width.isFinite, height.isFinite, width >= 1, height >= 1 else { return nil }
        return use(Page(pointer: pointer, size: CGSize(width: width, height: height)))
    }

    private func draw(_ page: Page, width: Double) -> Image? {
        guard let poppler else { return nil }
        let pixels = width * width * page.size.height / page.size.width
        let scale = width / page.size.width * min(1, (Self.mostPixels / pixels).squareRoot())
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_RGB24,
            Int32(clamping: Int(max(1, page.size.width * scale))),
            Int32(clamping: Int(max(1, page.size.height * scale)))
        )
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            return nil
        }
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_scale(context, scale, scale)
        poppler.render(page.pointer, context)
        cairo_destroy(context)
        let png = NSMutableData()
        let status = cairo_surface_write_to_png_stream(
            surface,
            { data, bytes, count in
                Unmanaged<NSMutableData>.fromOpaque(data!).takeUnretainedValue().append(bytes!, length: Int(count))
                return CAIRO_STATUS_SUCCESS
            },
            Unmanaged.passUnretained(png).toOpaque()
        )
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
        return Image(data: Data(referencing: png), contentType: .png)
    }
}

/// The functions of poppler's library for GLib that are used: <https://poppler.freedesktop.org/api/glib/>.
private struct Poppler {
    typealias Open =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
        ) -> OpaquePointer?
    typealias Measure =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void

    let openDocument: Open
    let countPages: @convention(c) (OpaquePointer) -> Int32
    let page: @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    let sizeOfPage: Measure
    let render: @convention(c) (OpaquePointer, OpaquePointer) -> Void

    /// Loads the library; nil without it.
    init?() {
        guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
            let open = dlsym(library, "poppler_document_new_from_file"),
            let count = dlsym(library, "poppler_document_get_n_pages"),
            let page = dlsym(library, "poppler_document_get_page"),
            let size = dlsym(library, "poppler_page_get_size"),
            let render = dlsym(library, "poppler_page_render")
        else { return nil }
        openDocument = unsafeBitCast(open, to: Open.self)
        countPages = unsafeBitCast(count, to: (@convention(c) (OpaquePointer) -> Int32).self)
        self.page = unsafeBitCast(page, to: (@convention(c) (OpaquePointer, Int32) -> OpaquePointer?).self)
        sizeOfPage = unsafeBitCast(size, to: Measure.self)
        self.render = unsafeBitCast(render, to: (@convention(c) (OpaquePointer, OpaquePointer) -> Void).self)
    }
}
