import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Drawing of canvases")
struct CanvasDrawingTests {
    private func canvas(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> Bitmap {
        try Bitmap(of: ProposedViewSize(width: 40, height: 40)) { Canvas(renderer: renderer) }
    }

    private static let whole = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

    @Test("Outlines are filled and drawn in the coordinates of the context")
    func outlines() throws {
        let picture = try canvas { context, size in
            #expect(size == CGSize(width: 40, height: 40))
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
            var inner = context
            inner.translateBy(x: 20, y: 20)
            inner.scaleBy(x: 2, y: 2)
            inner.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.pureBlue))
            // A copy has its own coordinates.
            context.stroke(
                Path { $0.addLines([CGPoint(x: 0, y: 35), CGPoint(x: 15, y: 35)]) },
                with: .color(.pureGreen),
                lineWidth: 4
            )
        }
        #expect(picture[10, 10] == [255, 0, 0, 255] && picture[25, 25] == [0, 0, 255, 255])
        #expect(picture[35, 35][3] == 0 && picture[10, 35] == [0, 255, 0, 255])
    }

    @Test("Gradients have their points in the canvas")
    func gradients() throws {
        let picture = try canvas { context, _ in
            context.fill(
                Self.whole,
                with: .linearGradient(
                    Gradient(colors: [.pureRed, .pureBlue]),
                    startPoint: .zero,
                    endPoint: CGPoint(x: 40, y: 0)
                )
            )
        }
        #expect(picture[1, 20][0] > 240 && picture[38, 20][2] > 235)
    }

    @Test("Clips limit what is drawn, and the inverse what is not")
    func clips() throws {
        let picture = try canvas { context, _ in
            var left = context
            left.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 40)))
            #expect(left.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 40))
            left.fill(Self.whole, with: .color(.pureRed))
            var inverse = context
            inverse.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 20)), options: .inverse)
            inverse.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 40)), with: .color(.pureBlue))
        }
        #expect(picture[10, 30] == [255, 0, 0, 255] && picture[30, 10][3] == 0 && picture[30, 30] == [0, 0, 255, 255])
        let layer = try canvas { context, _ in
            context.clipToLayer { $0.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.black)) }
            context.fill(Self.whole, with: .color(.pureRed))
        }
        #expect(layer[20, 20] == [255, 0, 0, 255] && layer[5, 5][3] == 0)
    }

    @Test("Opacity, blending and filters count for what is drawn next")
    func effects() throws {
        let picture = try canvas { context, _ in
            var faint = context
            faint.opacity = 0.5
            faint.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
            context.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 20)), with: .color(.pureRed))
            context.blendMode = .plusLighter
            context.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 20)), with: .color(.pureGreen))
            context.blendMode = .normal
            context.addFilter(.colorInvert())
            context.fill(Path(CGRect(x: 0, y: 20, width: 20, height: 20)), with: .color(.pureRed))
        }
        #expect((126...129).contains(picture[10, 10][3]))
        #expect(isNear(picture[30, 10], [255, 255, 0, 255]) && isNear(picture[10, 30], [0, 255, 255, 255]))
        let shadow = try canvas { context, _ in
            context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 20, y: 0))
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
        }
        #expect(isNear(shadow[10, 10], [255, 0, 0, 255]) && isNear(shadow[30, 10], [0, 0, 255, 255]))
    }

    @Test("A layer is drawn as one")
    func layers() throws {
        let picture = try canvas { context, _ in
            context.fill(Self.whole, with: .color(.pureGreen))
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(Self.whole, with: .color(.pureRed))
                layer.fill(Self.whole, with: .color(.pureBlue))
            }
        }
        #expect(isNear(picture[20, 20], [0, 127, 128, 255]))
    }

    @Test("Text and views of the canvas are drawn where they are to be")
    func views() throws {
        let picture = try Bitmap(of: ProposedViewSize(width: 100, height: 60)) {
            Canvas { context, _ in
                let text = context.resolve(Text("M").font(.system(size: 20)).foregroundStyle(Color.pureRed))
                let size = text.measure(in: CGSize(width: 100, height: 60))
                #expect(size.width > 5 && size.height > 15 && text.firstBaseline(in: size) > 5)
                context.draw(text, at: .zero, anchor: .topLeading)
                if let dot = context.resolveSymbol(id: "dot") {
                    #expect(dot.size == CGSize(width: 10, height: 10))
                    context.draw(dot, at: CGPoint(x: 80, y: 30))
                    context.draw(dot, in: CGRect(x: 40, y: 40, width: 20, height: 20))
                }
                #expect(context.resolveSymbol(id: "none")?.size == nil)
            } symbols: {
                Rectangle().fill(Color.pureGreen).frame(width: 20, height: 5).tag("line")
                Rectangle().fill(Color.pureBlue).frame(width: 10, height: 10).tag("dot")
            }
        }
        #expect(picture.contains { $0[0] > 200 && $0[3] == 255 })
        #expect(!picture.contains { $0[1] > 200 && $0[3] == 255 && $0[2] < 50 })
        #expect(picture[80, 30] == [0, 0, 255, 255] && picture[74, 30][3] == 0 && picture[58, 58] == [0, 0, 255, 255])
    }

    @Test("What is as opaque as a range says becomes a colour, and all else clear")
    func opacities() throws {
        let picture = try canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.3, max: 0.7, color: .pureGreen))
            context.drawLayer { layer in
                for (index, opacity) in [0.2, 0.5, 0.9].enumerated() {
                    let band = CGRect(x: index * 10, y: 0, width: 10, height: 40)
                    layer.fill(Path(band), with: .color(.pureRed.opacity(opacity)))
                }
            }
        }
        #expect(picture[5, 5][3] == 0 && picture[15, 5] == [0, 255, 0, 255] && picture[25, 5][3] == 0)
        #expect(picture[35, 5][3] == 0)
    }

    @Test("Blurred shapes that are near each other flow together at a threshold of opacity")
    func metaballs() throws {
        func picture(gap: CGFloat) throws -> Bitmap {
            try canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.5, color: .pureBlue))
                context.addFilter(.blur(radius: 4))
                context.drawLayer { layer in
                    layer.fill(Path(ellipseIn: CGRect(x: 2, y: 12, width: 16, height: 16)), with: .color(.pureRed))
                    layer.fill(
                        Path(ellipseIn: CGRect(x: 18 + gap, y: 12, width: 16, height: 16)),
                        with: .color(.pureRed)
                    )
                }
            }
        }
        let together = try picture(gap: 0)
        #expect(together[10, 20] == [0, 0, 255, 255])
        #expect(together[18, 20] == [0, 0, 255, 255])
        #expect(together[18, 4][3] == 0)
        #expect(try picture(gap: 8)[22, 20][3] == 0)
    }
}
