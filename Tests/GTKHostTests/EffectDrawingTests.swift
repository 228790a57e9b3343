import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Drawing of effects")
struct EffectDrawingTests {
    private func square(_ color: Color) -> some View { Rectangle().fill(color).frame(width: 20, height: 20) }

    /// The pixel in the middle of a square with an effect.
    private func pixel(@ViewBuilder _ content: () -> some View) throws -> [Int] {
        try Bitmap { content().frame(width: 20, height: 20) }[10, 10]
    }

    @Test("A blur spreads what is drawn beyond its edge")
    func blur() throws {
        let picture = try Bitmap {
            Rectangle().fill(Color.pureRed).frame(width: 60, height: 60).blur(radius: 4).padding(30)
        }
        #expect((1...254).contains(picture[28, 60][3]) && (1...254).contains(picture[32, 60][3]))
        #expect(picture[60, 60][3] > 250 && picture[2, 60][3] == 0)
        // The radius is the standard deviation, as in windows.
        let steps = (10..<58).map { Double(picture[$0 + 1, 60][3] - picture[$0, 60][3]) }
        let total = steps.reduce(0, +)
        let middle = steps.enumerated().map { Double($0) * $1 }.reduce(0, +) / total
        let distances = (0..<steps.count).map { Double($0) - middle }
        let variance = zip(steps, distances).map { $0 * $1 * $1 }.reduce(0, +) / total
        #expect((3...5).contains(variance.squareRoot()))
        let opaque = try Bitmap { square(.pureRed).blur(radius: 4, opaque: true).padding(20) }
        #expect(opaque[18, 30][3] == 0 && opaque[20, 30][3] > 250)
        #expect(try pixel { square(.pureRed).blur(radius: 0) } == [255, 0, 0, 255])
    }

    @Test("Colours are changed part by part")
    func colors() throws {
        let grey = Color(white: 0.5)
        #expect(isNear(try pixel { square(grey).brightness(0.25) }, [191, 191, 191, 255]))
        #expect(isNear(try pixel { square(Color(white: 0.75)).contrast(2) }, [255, 255, 255, 255]))
        #expect(isNear(try pixel { square(Color(white: 0.25)).contrast(0) }, [128, 128, 128, 255]))
        #expect(isNear(try pixel { square(.pureRed).colorInvert() }, [0, 255, 255, 255]))
        #expect(isNear(try pixel { square(.white).colorMultiply(.pureBlue) }, [0, 0, 255, 255]))
        #expect(isNear(try pixel { square(.pureRed).saturation(0) }, [54, 54, 54, 255]))
        #expect(isNear(try pixel { square(.pureRed).grayscale(1) }, [54, 54, 54, 255]))
        #expect(isNear(try pixel { square(.pureRed).grayscale(0) }, [255, 0, 0, 255]))
        let turned = try pixel { square(.pureRed).hueRotation(.degrees(120)) }
        #expect(turned[1] > turned[0] && turned[1] > turned[2])
        #expect(isNear(try pixel { square(.white).luminanceToAlpha() }, [0, 0, 0, 255]))
        #expect(try pixel { square(.black).luminanceToAlpha() }[3] == 0)
    }

    @Test("Two changes of colours both count, the inner first")
    func twoChanges() throws {
        #expect(isNear(try pixel { square(.black).colorInvert().colorMultiply(.pureRed) }, [255, 0, 0, 255]))
        #expect(isNear(try pixel { square(.black).colorMultiply(.pureRed).colorInvert() }, [255, 255, 255, 255]))
    }

    @Test("Views are mixed with those behind them")
    func blending() throws {
        func mixed(_ mode: BlendMode, _ below: Color, _ above: Color) throws -> [Int] {
            try pixel {
                ZStack {
                    square(below)
                    square(above).blendMode(mode)
                }
            }
        }
        let (yellow, cyan) = (Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 1, blue: 1))
        #expect(isNear(try mixed(.normal, yellow, cyan), [0, 255, 255, 255]))
        #expect(isNear(try mixed(.multiply, yellow, cyan), [0, 255, 0, 255]))
        #expect(isNear(try mixed(.screen, .pureRed, .pureBlue), [255, 0, 255, 255]))
        #expect(isNear(try mixed(.difference, .white, cyan), [255, 0, 0, 255]))
        #expect(isNear(try mixed(.plusLighter, .pureRed, .pureGreen), [255, 255, 0, 255]))
        #expect(isNear(try mixed(.plusDarker, yellow, cyan), [0, 255, 0, 255]))
        #expect(try mixed(.destinationOut, .pureRed, .black)[3] == 0)
        #expect(isNear(try mixed(.destinationOver, .pureRed, .pureBlue), [255, 0, 0, 255]))
    }

    @Test("A group keeps what is inside from being mixed with what is behind it")
    func group() throws {
        let picture = try Bitmap {
            ZStack {
                square(.pureGreen)
                ZStack {
                    square(.pureRed)
                    Rectangle().frame(width: 10, height: 10).blendMode(.destinationOut)
                }
                .compositingGroup()
            }
        }
        #expect(picture[10, 10] == [0, 255, 0, 255])
        #expect(picture[2, 2] == [255, 0, 0, 255])
        let turned = try pixel {
            ZStack {
                square(.pureRed)
                square(.pureGreen).blendMode(.plusLighter).rotationEffect(.degrees(90))
            }
        }
        #expect(isNear(turned, [255, 255, 0, 255]))
    }

    @Test("A mask shows a view where it is opaque, in its own place")
    func mask() throws {
        let picture = try Bitmap {
            square(.pureRed).mask(alignment: .topLeading) { Rectangle().frame(width: 10, height: 10) }
        }
        #expect(picture[5, 5] == [255, 0, 0, 255] && picture[15, 15][3] == 0 && picture[15, 5][3] == 0)
        let faint = try Bitmap { square(.pureRed).mask(Rectangle().opacity(0.5)) }
        #expect((126...129).contains(faint[10, 10][3]))
        let gradient = try Bitmap(of: ProposedViewSize(width: 100, height: 10)) {
            Rectangle().fill(Color.pureRed)
                .mask { LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing) }
        }
        #expect(gradient[5, 5][3] < 30 && gradient[95, 5][3] > 220)
    }

    @Test("A transform draws a view elsewhere and leaves its place")
    func transforms() throws {
        let moved = try Bitmap {
            square(.pureRed).transformEffect(CGAffineTransform(translationX: 10, y: 0)).frame(width: 40, height: 20)
        }
        #expect(moved[12, 10][3] == 0 && moved[35, 10] == [255, 0, 0, 255])
        let slanted = try Bitmap {
            square(.pureRed).transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
                .padding(.trailing, 20)
        }
        #expect(slanted[2, 1][3] == 255 && slanted[2, 18][3] == 0 && slanted[30, 18][3] == 255)
        let turned = try Bitmap {
            square(.pureRed)
                .transformEffect(CGAffineTransform(rotationAngle: .pi / 2).concatenating(.init(translationX: 20, y: 0)))
        }
        #expect(turned[10, 10] == [255, 0, 0, 255])
    }

    @Test("What is turned in space becomes narrower, and its nearer side higher")
    func space() throws {
        func turned(_ degrees: Double, perspective: CGFloat) throws -> Bitmap {
            try Bitmap {
                Rectangle().fill(Color.pureRed).frame(width: 100, height: 100)
                    .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: perspective)
                    .padding(20)
            }
        }
        let flat = try turned(60, perspective: 0)
        #expect(flat[70, 70] == [255, 0, 0, 255] && flat[30, 70][3] == 0 && flat[50, 70][3] == 255)
        let deep = try turned(45, perspective: 1)
        let heights = [50, 90].map { x in (0..<140).count { deep[x, $0][3] > 128 } }
        #expect(heights[0] != heights[1])
        #expect(try turned(0, perspective: 1)[70, 70] == [255, 0, 0, 255])
    }

    @Test("An effect of a program's is drawn, and follows its animatable data")
    func geometryEffect() throws {
        struct Slide: GeometryEffect {
            var animatableData: CGFloat
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
            }
        }
        let picture = try Bitmap {
            square(.pureRed).modifier(Slide(animatableData: 1)).padding(.trailing, 20)
        }
        #expect(picture[10, 10][3] == 0 && picture[30, 10] == [255, 0, 0, 255])
    }
}
