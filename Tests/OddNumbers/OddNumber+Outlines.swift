import Foundation
import SwiftUICore

extension OddNumber {
    private static func outline(_ make: @escaping (inout Path) -> Void) -> some View {
        ZStack {
            Path(make).fill(.red)
            Path(make).stroke(.blue, lineWidth: 2)
            Path(make).trimmedPath(from: 0.1, to: 0.6).stroke()
            Path(make).strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1])).fill(.green)
        }
        .frame(width: 40, height: 30)
    }

    private static let corners = CGRect(x: 1, y: 1, width: 30, height: 20)

    private static func stroked(_ style: StrokeStyle) -> some View {
        ZStack {
            Circle().stroke(style: style)
            Circle().strokeBorder(style: style)
            Path(Circle().path(in: corners).strokedPath(style).boundingRect).fill(.red)
        }
        .frame(width: 40, height: 30)
    }

    private static let colors = [Color.red, .blue]

    /// Numbers in shapes, outlines and what they are filled with.
    static let outlines: [OddNumber] = [
        OddNumber("arc of angles") { number in
            outline {
                $0.addArc(
                    center: CGPoint(x: 15, y: 10),
                    radius: 8,
                    startAngle: .degrees(0),
                    endAngle: .degrees(number),
                    clockwise: false
                )
            }
        },
        OddNumber("clockwise arc of angles") { number in
            outline {
                $0.addArc(
                    center: CGPoint(x: 15, y: 10),
                    radius: 8,
                    startAngle: .radians(-number),
                    endAngle: .radians(number),
                    clockwise: true
                )
            }
        },
        OddNumber("arc of a radius") { number in
            outline {
                $0.addArc(
                    center: CGPoint(x: number, y: 10),
                    radius: number,
                    startAngle: .degrees(0),
                    endAngle: .degrees(90),
                    clockwise: true
                )
            }
        },
        OddNumber("relative arc") { number in
            outline {
                $0.addRelativeArc(
                    center: CGPoint(x: 15, y: 10),
                    radius: 8,
                    startAngle: .degrees(number),
                    delta: .degrees(number)
                )
            }
        },
        OddNumber("arc between lines") { number in
            outline {
                $0.move(to: .zero)
                $0.addArc(
                    tangent1End: CGPoint(x: number, y: 10),
                    tangent2End: CGPoint(x: 10, y: number),
                    radius: number
                )
            }
        },
        OddNumber("lines") { number in
            outline {
                $0.move(to: CGPoint(x: number, y: 0))
                $0.addLine(to: CGPoint(x: 20, y: number))
                $0.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: number, y: number))
                $0.addCurve(to: .zero, control1: CGPoint(x: -number, y: 1), control2: CGPoint(x: 1, y: number))
                $0.closeSubpath()
            }
        },
        OddNumber("rectangles") { number in
            outline {
                $0.addRect(CGRect(x: number, y: 1, width: number, height: number))
                $0.addEllipse(in: CGRect(x: 1, y: 1, width: number, height: number))
                $0.addRoundedRect(in: corners, cornerSize: CGSize(width: number, height: number))
                $0.addRoundedRect(
                    in: corners,
                    cornerRadii: RectangleCornerRadii(topLeading: number, bottomTrailing: 3)
                )
            }
        },
        OddNumber("transformed outline") { number in
            Path(corners)
                .applying(CGAffineTransform(rotationAngle: number).scaledBy(x: number, y: 1))
                .fill(.red)
                .frame(width: 40, height: 30)
        },
        OddNumber("trimmed outline") { Circle().trim(from: $0, to: 1 - $0).stroke().frame(width: 40, height: 30) },
        OddNumber("outlines that are cut") { number in
            Path(corners)
                .subtracting(Path(ellipseIn: CGRect(x: number, y: 2, width: number, height: 10)))
                .union(Path(CGRect(x: 1, y: number, width: 5, height: 5)))
                .fill(.red)
                .frame(width: 40, height: 30)
        },
        OddNumber("outline that contains") { number in
            Text("\(Path(corners).contains(CGPoint(x: number, y: number)))")
        },
        OddNumber("description of an outline") { number in
            Text(Path(CGRect(x: number, y: number, width: number, height: 1)).description)
        },
        OddNumber("rounded rectangle") { RoundedRectangle(cornerRadius: $0).frame(width: 40, height: 30) },
        OddNumber("uneven rounded rectangle") {
            UnevenRoundedRectangle(topLeadingRadius: $0, bottomTrailingRadius: 3).frame(width: 40, height: 30)
        },
        OddNumber("concentric rectangle") { number in
            ConcentricRectangle(corners: .concentric(minimum: .fixed(number)))
                .frame(width: 40, height: 30)
                .containerShape(.rect(cornerRadius: number))
        },
        OddNumber("inset shape") { Circle().inset(by: $0).stroke().frame(width: 40, height: 30) },
        OddNumber("shape that is moved") {
            Circle().offset(x: $0, y: $0).scale(x: $0, y: 1).rotation(.degrees($0)).fill(.red)
                .frame(width: 40, height: 30)
        },
        OddNumber("shape of a size") { Circle().size(width: $0, height: $0).fill(.red).frame(width: 40, height: 30) },
        OddNumber("line width") { stroked(StrokeStyle(lineWidth: $0)) },
        OddNumber("miter limit") { stroked(StrokeStyle(lineWidth: 2, miterLimit: $0)) },
        OddNumber("dash") { stroked(StrokeStyle(lineWidth: 2, dash: [$0, 2])) },
        OddNumber("short dashes") { stroked(StrokeStyle(lineWidth: 2, dash: [abs($0)])) },
        OddNumber("dash phase") { stroked(StrokeStyle(lineWidth: 2, dash: [2, 2], dashPhase: $0)) },
        OddNumber("dashes of a long line") { number in
            Path { $0.addLines([.zero, CGPoint(x: number, y: 3)]) }
                .stroke(style: StrokeStyle(lineWidth: 1, dash: [1e-3, 1e-3]))
                .frame(width: 40, height: 30)
        },
        OddNumber("outline of dashes") { number in
            Path { $0.addLines([.zero, CGPoint(x: number, y: 3)]) }
                .strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-3, 1e-3]))
                .fill(.red)
                .frame(width: 40, height: 30)
        },
        OddNumber("linear gradient") {
            LinearGradient(
                colors: colors,
                startPoint: UnitPoint(x: $0, y: 0),
                endPoint: UnitPoint(x: 1, y: $0)
            )
            .frame(width: 40, height: 30)
        },
        OddNumber("gradient stops") {
            LinearGradient(
                stops: [.init(color: .red, location: $0), .init(color: .blue, location: -$0)],
                startPoint: .leading,
                endPoint: .trailing
            )
            .frame(width: 40, height: 30)
        },
        OddNumber("radial gradient") {
            RadialGradient(colors: colors, center: UnitPoint(x: $0, y: 0.5), startRadius: $0, endRadius: -$0)
                .frame(width: 40, height: 30)
        },
        OddNumber("elliptical gradient") {
            EllipticalGradient(colors: colors, center: .center, startRadiusFraction: $0, endRadiusFraction: $0)
                .frame(width: 40, height: 30)
        },
        OddNumber("angular gradient") {
            AngularGradient(colors: colors, center: .center, startAngle: .degrees($0), endAngle: .degrees(-$0))
                .frame(width: 40, height: 30)
        },
        OddNumber("angular gradient of a turn") {
            AngularGradient(colors: colors, center: UnitPoint(x: $0, y: $0), angle: .degrees($0))
                .frame(width: 40, height: 30)
        },
        OddNumber("mesh gradient") { number in
            MeshGradient(
                width: 2,
                height: 2,
                points: [.init(0, 0), .init(Float(number), 0), .init(0, Float(number)), .init(1, 1)],
                colors: [.red, .blue, .green, .yellow]
            )
            .frame(width: 40, height: 30)
        },
        OddNumber("color parts") { Color(red: $0, green: $0, blue: 1 - $0, opacity: $0).frame(width: 20, height: 20) },
        OddNumber("color of a hue") {
            Color(hue: $0, saturation: $0, brightness: $0, opacity: $0).frame(width: 20, height: 20)
        },
        OddNumber("opacity of a color") { Color.red.opacity($0).frame(width: 20, height: 20) },
        OddNumber("opacity of a style") { Text("a").foregroundStyle(.tint.opacity($0)) },
        OddNumber("canvas") { number in
            Canvas { context, size in
                context.opacity = number
                context.translateBy(x: number, y: number)
                context.scaleBy(x: number, y: number)
                context.rotate(by: .degrees(number))
                context.stroke(Path(corners), with: .color(.red), lineWidth: number)
                context.draw(Text("a"), at: CGPoint(x: number, y: number))
                context.draw(Text("b"), in: CGRect(x: 1, y: 1, width: number, height: number))
                context.draw(Image(systemName: "star"), in: CGRect(x: 1, y: 1, width: number, height: number))
            }
            .frame(width: 40, height: 30)
        },
        OddNumber("canvas that is not moved") { number in
            Canvas { context, size in
                context.fill(
                    Path(corners),
                    with: .radialGradient(
                        Gradient(colors: colors),
                        center: CGPoint(x: number, y: 1),
                        startRadius: number,
                        endRadius: 2
                    )
                )
                context.stroke(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: number)),
                    with: .color(.red),
                    style: StrokeStyle(lineWidth: 1, dash: [number, 1])
                )
                context.draw(Text("b"), in: CGRect(x: number, y: 1, width: number, height: number))
                context.addFilter(.blur(radius: number))
                context.addFilter(.shadow(radius: number, x: number, y: number))
                context.clip(to: Path(ellipseIn: CGRect(x: number, y: 0, width: number, height: 3)))
                context.draw(Image(systemName: "star"), at: CGPoint(x: number, y: number))
            }
            .frame(width: 40, height: 30)
        },
    ]
}
