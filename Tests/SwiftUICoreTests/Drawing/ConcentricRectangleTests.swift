import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Rectangles that follow a container")
struct ConcentricRectangleTests {
    /// The radii of the corners of the shapes in a window.
    private func radii(_ window: TestWindow) -> [RectangleCornerRadii?] {
        settle(window)
        return window.shapes.map { ($0.shape?.shape as? UnevenRoundedRectangle)?.cornerRadii }
    }

    /// Lays a window out, and follows what that changes.
    private func settle(_ window: TestWindow) {
        window.layOut()
        window.graph.framesDidChange()
        window.host.runScheduled()
        window.layOut()
    }

    private func all(_ radius: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    @Test("Corners become less round by the distance from the container's")
    func distance() {
        let window = TestWindow(size: .small) {
            ConcentricRectangle().fill(.red).padding(8).containerShape(.rect(cornerRadius: 24))
        }
        #expect(radii(window) == [all(16)])
        let near = TestWindow(size: .small) {
            ConcentricRectangle().containerShape(Capsule()).frame(width: 100, height: 60)
        }
        #expect(radii(near) == [all(30)])
        let far = TestWindow(size: .small) { ConcentricRectangle().padding(30).containerShape(.rect(cornerRadius: 24)) }
        #expect(radii(far) == [all(0)])
    }

    @Test("Each corner has its distance, or the greatest radius where all are to be the same")
    func corners() {
        func window(_ shape: ConcentricRectangle) -> TestWindow {
            TestWindow(size: .small) {
                shape.padding(.leading, 10).padding(.top, 4).containerShape(.rect(cornerRadius: 24))
            }
        }
        let each = RectangleCornerRadii(topLeading: 14, bottomLeading: 14, bottomTrailing: 24, topTrailing: 20)
        #expect(radii(window(ConcentricRectangle())) == [each])
        #expect(radii(window(ConcentricRectangle(corners: .concentric, isUniform: true))) == [all(24)])
        let upper = ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(3))
        #expect(
            radii(window(upper))
                == [RectangleCornerRadii(topLeading: 20, bottomLeading: 3, bottomTrailing: 3, topTrailing: 20)]
        )
        #expect(radii(window(.init(corners: .concentric(minimum: 18)))).first??.topLeading == 18)
    }

    @Test("Without a container, corners are as round as they are to be at least")
    func noContainer() {
        let window = TestWindow(size: .small) { ConcentricRectangle(corners: .concentric(minimum: .fixed(12))) }
        #expect(radii(window) == [all(12)])
        let path = ConcentricRectangle(corners: 10).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 20, y: 1)))
        #expect(ConcentricRectangle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).contains(CGPoint(x: 1, y: 1)))
    }

    @Test("A view is cut off at corners that follow the container, and their line does, too")
    func clipping() {
        let window = TestWindow(size: .small) {
            Text("view").frame(maxWidth: .infinity, maxHeight: .infinity)
                .clipShape(.rect(corners: .concentric))
                .padding(6)
                .containerShape(.rect(cornerRadius: 20))
        }
        settle(window)
        let outlines = window.widgets.compactMap { $0.container?.part(ClipEffect.self)?.shape }
        #expect(outlines.map { ($0 as? UnevenRoundedRectangle)?.cornerRadii } == [all(14)])
        let line = TestWindow(size: CGSize(width: 200, height: 200)) {
            ConcentricRectangle().strokeBorder(.red, lineWidth: 4).padding(6).containerShape(.rect(cornerRadius: 20))
        }
        settle(line)
        let path = line.shapes.first?.shape?.shape.path(in: CGRect(x: 0, y: 0, width: 188, height: 188))
        // The middle of the line is 8 points inside of the container.
        let wanted = UnevenRoundedRectangle(cornerRadii: all(12)).path(in: CGRect(x: 2, y: 2, width: 184, height: 184))
        #expect(path == wanted)
    }
}
