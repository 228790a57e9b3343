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
}
