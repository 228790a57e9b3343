import Foundation
import Observation
import SwiftUICore
import Synchronization
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Renderers of images")
struct ImageRendererTests {
    private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    @Test("A renderer offers its size to the view and gives the picture in the format")
    func data() throws {
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                Text("one")
                Text("three")
            }
        )
        #expect(try text(renderer.data()) == "50x40: one, three as public.png")
        renderer.scale = 2
        #expect(try text(renderer.data(as: .jpeg)) == "100x80: one, three as public.jpeg")
        renderer.content = VStack(spacing: 0) {
            Text("one")
            Text("x")
        }
        renderer.scale = 1
        #expect(try text(renderer.data()) == "30x40: one, x as public.png")
        let shape = ImageRenderer(content: Rectangle())
        shape.proposedSize = ProposedViewSize(width: 30, height: nil)
        #expect(try text(shape.data()) == "30x10:  as public.png")
    }

    @Test("The picture is an image that is transferred")
    func image() async throws {
        let image = try #require(ImageRenderer(content: Text("one")).image)
        #expect(try await text(image.exported(as: .png)) == "30x20: one as public.png")
    }

    @Test("A scale that is no number of pixels is an error")
    func scale() {
        let renderer = ImageRenderer(content: Text("one"))
        for scale in [0, -1, .nan, .infinity] as [CGFloat] {
            renderer.scale = scale
            #expect(throws: ImageTransferError.self) { try renderer.data() }
            #expect(renderer.image == nil)
        }
    }

    @Test("Changes of the settings are observed")
    func observation() {
        let renderer = ImageRenderer(content: Text("one"))
        let changes = Mutex(0)
        withObservationTracking {
            _ = renderer.scale
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        renderer.isOpaque = true
        #expect(changes.withLock { $0 } == 0)
        renderer.scale = 3
        #expect(changes.withLock { $0 } == 1)
    }

    @Test("A colour space is kept, observed, and changes no picture")
    func colorMode() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 2))
        #expect(renderer.colorMode == .nonLinear)
        let before = try renderer.data()
        let changes = Mutex(0)
        withObservationTracking {
            _ = renderer.colorMode
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        renderer.colorMode = .linear
        #expect(changes.withLock { $0 } == 1)
        #expect(renderer.colorMode == .linear)
        #expect(try renderer.data() == before)
    }

    @Test("A view is drawn into the pages of a document, where the coordinates of the page put it")
    func document() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        let renderer = ImageRenderer(content: Text("one"))
        renderer.render { size, context in
            var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            context(pdf)
            pdf.endPDFPage()
            // Between pages nothing is drawn.
            context(pdf)
            var letter = CGRect(x: 10, y: 20, width: 200, height: 100)
            pdf.beginPage(mediaBox: &letter)
            pdf.saveGState()
            pdf.translateBy(x: 30, y: 40)
            context(pdf)
            pdf.restoreGState()
            pdf.translateBy(x: 10, y: 20)
            pdf.scaleBy(x: 2, y: 2)
            context(pdf)
            pdf.endPage()
            pdf.closePDF()
            pdf.beginPDFPage(nil)
        }
        // The view is 30 by 20 points. Its bottom left corner is 20 points to the right and above that of the page, then at it.
        #expect(
            try String(contentsOf: url, encoding: .utf8) == "30x20 (0, 0): one\n200x100 (20, 60): one; (0, 60): one"
        )
    }

    @Test("A document that cannot be written is none")
    func unwritable() {
        #expect(CGContext(URL(filePath: "/nowhere/document.pdf") as CFURL, mediaBox: nil, nil) == nil)
        #expect(CGContext(URL(string: "https://example.com")! as CFURL, mediaBox: nil, nil) == nil)
    }
}
