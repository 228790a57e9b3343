import Foundation
import Testing
import TransferableTesting

@testable import SwiftUICore

@MainActor
@Suite("Sizes and roles of shapes")
struct ShapeSizeTests {
    /// A bar of a height of its own.
    private nonisolated struct Bar: Shape {
        static var role: ShapeRole { .stroke }
        var height: CGFloat = 12

        func path(in rect: CGRect) -> Path { Path(rect) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            CGSize(width: proposal.width ?? 50, height: height)
        }
    }

    /// A triangle at the left edge.
    private nonisolated struct Arrow: Shape {
        var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
        func path(in rect: CGRect) -> Path {
            Path { $0.addLines([rect.origin, CGPoint(x: rect.minX + 10, y: rect.midY)]) }
        }
    }

    @Test("A shape has the size that it says, also when it is moved, and follows another size")
    func sizes() throws {
        struct Content: View {
            @State private var height: CGFloat = 12
            var body: some View {
                VStack(spacing: 0) {
                    Bar(height: height).fill(.red)
                    Bar(height: height).offset(x: 5).fill(.blue)
                    Text("below").frame(height: 20)
                    Button("taller") { height = 30 }.frame(height: 20)
                    Spacer(minLength: 0)
                }
            }
        }
        let window = TestWindow(size: CGSize(width: 100, height: 200)) { Content() }
        #expect(window.shapeFrames().map(\.size) == [CGSize(width: 100, height: 12), CGSize(width: 100, height: 12)])
        try window.press("taller")
        #expect(window.shapeFrames().map(\.height) == [30, 30])
        #expect(try window.frame(ofText: "below").minY == 60)
    }

    @Test("A length that is no number, or a negative one, counts as none", arguments: [CGFloat.nan, -20])
    func impossibleLength(_ height: CGFloat) throws {
        let window = TestWindow(size: CGSize(width: 100, height: 200)) {
            VStack(spacing: 0) {
                Bar(height: height).fill(.red)
                Text("below").frame(height: 20)
                Spacer(minLength: 0)
            }
        }
        #expect(window.shapeFrames().map(\.height) == [0])
        #expect(try window.frame(ofText: "below").minY == 0)
    }

    @Test("A circle is as wide as it is high")
    func circle() {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 80, height: 30)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 40, height: nil)) == CGSize(width: 40, height: 40))
        #expect(Circle().inset(by: 2).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 80, height: 30)) == CGSize(width: 80, height: 30))
    }

    @Test("A shape without a style is drawn as its role says")
    func roles() {
        let window = TestWindow(size: .small) {
            Bar()
            Bar().rotation(.degrees(10))
            Rectangle()
        }
        #expect(window.shapes.map { $0.shape?.stroke != nil } == [true, true, false])
    }

    @Test("A shape that is mirrored from left to right is")
    func mirrored() throws {
        let window = TestWindow(size: .small) { Arrow().fill(.red) }
        let path = try #require(window.shapes.first?.shape?.shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 20)))
        #expect(path.elements == [.move(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 90, y: 10))])
    }
}
