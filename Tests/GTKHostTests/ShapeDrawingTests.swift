import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Drawing of shapes and styles")
struct ShapeDrawingTests {
    @Test("Gradients go around a point, with the distance and with the angle")
    func gradients() throws {
        let size = ProposedViewSize(width: 100, height: 100)
        let radial = try Bitmap(of: size) {
            RadialGradient(colors: [.pureRed, .pureBlue], center: .center, startRadius: 0, endRadius: 50)
        }
        #expect(radial[50, 50][0] > 240 && radial[98, 50][2] > 240 && radial[1, 1][2] > 240)
        let reversed = try Bitmap(of: size) {
            RadialGradient(colors: [.pureRed, .pureBlue], center: .center, startRadius: 50, endRadius: 0)
        }
        #expect(reversed[50, 50][2] > 240 && reversed[98, 50][0] > 240)
        let angular = try Bitmap(of: size) {
            AngularGradient(colors: [.pureRed, .pureGreen, .pureBlue], center: .center)
        }
        #expect(angular[95, 53][0] > 200 && angular[5, 50][1] > 200 && angular[95, 47][2] > 200)
        #expect([(0, 0), (99, 0), (0, 99), (99, 99)].allSatisfy { angular[$0.0, $0.1][3] == 255 }, "to the corners")
        let sector = try Bitmap(of: size) {
            AngularGradient(colors: [.pureRed, .pureBlue], center: .center, startAngle: .zero, endAngle: .degrees(90))
        }
        #expect(sector[95, 53][0] > 200 && sector[47, 95][2] > 200)
        let elliptical = try Bitmap(of: ProposedViewSize(width: 100, height: 20)) {
            EllipticalGradient(colors: [.pureRed, .pureBlue])
        }
        #expect(elliptical[50, 10][0] > 220 && elliptical[98, 10][2] > 240 && elliptical[50, 19][2] > 200)
        let mesh = try Bitmap(of: size) {
            MeshGradient(
                width: 2,
                height: 2,
                points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)],
                colors: [.pureRed, .pureGreen, .pureBlue, .white]
            )
        }
        #expect(mesh[1, 1][0] > 240 && mesh[98, 1][1] > 240 && mesh[1, 98][2] > 240)
    }

    @Test("Gradients fill outlines and lines that are no rectangles")
    func gradientsInPaths() throws {
        let triangle = try Bitmap(of: ProposedViewSize(width: 100, height: 100)) {
            Path { path in
                path.addLines([CGPoint(x: 0, y: 100), CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 100)])
                path.closeSubpath()
            }
            .fill(.linearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom))
        }
        #expect(triangle[2, 2][3] == 0 && triangle[50, 20][0] > 150 && triangle[50, 95][2] > 220)
        let ring = try Bitmap(of: ProposedViewSize(width: 100, height: 100)) {
            Circle().inset(by: 10)
                .stroke(
                    .angularGradient(
                        colors: [.pureRed, .pureBlue],
                        center: .center,
                        startAngle: .zero,
                        endAngle: .degrees(360)
                    ),
                    lineWidth: 10
                )
        }
        #expect(ring[50, 50][3] == 0 && ring[90, 53][0] > 200 && ring[90, 46][2] > 200)
    }

    @Test("A gradient of odd stops is drawn without an error")
    func oddStops() throws {
        let one = try Bitmap(of: ProposedViewSize(width: 10, height: 10)) {
            RadialGradient(colors: [.pureRed], center: .center, startRadius: 5, endRadius: 5)
        }
        #expect(one[5, 5] == [255, 0, 0, 255])
        let odd = try Bitmap(of: ProposedViewSize(width: 10, height: 10)) {
            LinearGradient(
                stops: [.init(color: .pureRed, location: 2), .init(color: .pureBlue, location: -.infinity)],
                startPoint: .top,
                endPoint: .bottom
            )
        }
        #expect(odd[5, 5][3] == 255)
        _ = try Bitmap(of: ProposedViewSize(width: 10, height: 10)) {
            AngularGradient(gradient: Gradient(colors: []), center: .center)
        }
    }

    @Test("A trimmed outline is drawn in part")
    func trimmed() throws {
        let picture = try Bitmap(of: ProposedViewSize(width: 100, height: 100)) {
            Circle().trim(from: 0, to: 0.5).stroke(Color.pureRed, lineWidth: 10).padding(10)
        }
        // A circle begins at the top.
        #expect(picture[88, 50][3] == 255 && picture[12, 50][3] == 0)
        let line = try Bitmap(of: ProposedViewSize(width: 100, height: 20)) {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 10))
                path.addLine(to: CGPoint(x: 100, y: 10))
            }
            .trim(from: 0.25, to: 0.75)
            .stroke(lineWidth: 4)
            .foregroundStyle(Color.pureRed)
        }
        #expect(line[10, 10][3] == 0 && line[50, 10] == [255, 0, 0, 255] && line[90, 10][3] == 0)
    }

    @Test("A border of an inset shape stays inside, with corners that follow the outer ones")
    func borders() throws {
        let picture = try Bitmap(of: ProposedViewSize(width: 60, height: 60)) {
            RoundedRectangle(cornerRadius: 20).strokeBorder(Color.pureRed, lineWidth: 10)
        }
        #expect(picture[30, 1][3] == 255 && picture[30, 9][3] == 255 && picture[30, 12][3] == 0)
        #expect(picture[1, 1][3] == 0)
        let uneven = try Bitmap(of: ProposedViewSize(width: 40, height: 40)) {
            UnevenRoundedRectangle(topLeadingRadius: 20).fill(Color.pureRed)
        }
        #expect(uneven[1, 1][3] == 0 && uneven[38, 1][3] == 255 && uneven[38, 38][3] == 255)
    }

    @Test("The even-odd rule leaves out what an outline goes around twice")
    func evenOdd() throws {
        let path = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
            path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        let even = try Bitmap(of: ProposedViewSize(width: 40, height: 40)) {
            path.fill(Color.pureRed, style: FillStyle(eoFill: true))
        }
        #expect(even[5, 5][3] == 255 && even[20, 20][3] == 0)
        let whole = try Bitmap(of: ProposedViewSize(width: 40, height: 40)) { path.fill(Color.pureRed) }
        #expect(whole[20, 20][3] == 255)
    }

    @Test("The outline of a line covers what the line does")
    func stroked() throws {
        let path = Path { path in
            path.move(to: CGPoint(x: 10, y: 30))
            path.addLine(to: CGPoint(x: 30, y: 30))
            path.addLine(to: CGPoint(x: 30, y: 10))
        }
        for (join, corner) in [(CGLineJoin.miter, 255), (.bevel, 0)] {
            let style = StrokeStyle(lineWidth: 8, lineJoin: join)
            let line = try Bitmap(of: ProposedViewSize(width: 40, height: 40)) {
                path.stroke(Color.pureRed, style: style)
            }
            let outline = try Bitmap(of: ProposedViewSize(width: 40, height: 40)) {
                path.strokedPath(style).fill(Color.pureRed)
            }
            #expect(line[33, 33][3] == corner && outline[33, 33][3] == corner)
            #expect(abs(line.inkCount - outline.inkCount) < 12)
        }
        let dashes = path.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
        #expect(dashes.contains(CGPoint(x: 12, y: 30)) && !dashes.contains(CGPoint(x: 17, y: 30)))
        #expect(dashes.contains(CGPoint(x: 22, y: 30)) && !dashes.contains(CGPoint(x: 27, y: 30)))
    }

    @Test("Text and images of what is redacted become bars")
    func redacted() throws {
        let text = try Bitmap { Text("secret").font(.system(size: 30)).redacted(reason: .placeholder) }
        let middle = (2..<(text.width - 2)).map { text[$0, text.height / 2][3] }
        #expect(Set(middle).count == 1 && (1...254).contains(middle[0]))
        let plain = try Bitmap { Text("secret").font(.system(size: 30)) }
        #expect(plain.width == text.width && plain.height == text.height)
    }

    @Test("Text becomes smaller where it has no room, and not smaller than it may")
    func minimumScale() throws {
        func width(_ factor: CGFloat) throws -> (Int, Int) {
            let picture = try Bitmap(of: ProposedViewSize(width: 100, height: nil)) {
                Text("A line that needs more room").font(.system(size: 30)).lineLimit(1).minimumScaleFactor(factor)
            }
            return (picture.width, picture.height)
        }
        let (whole, small, least) = (try width(1), try width(0.1), try width(0.9))
        #expect(small.0 <= 100 && small.0 > 70)
        #expect(small.1 < whole.1 && least.1 <= whole.1 && least.1 > small.1)
    }

    @Test(
        "Text that becomes smaller is as large as its room lets it be",
        arguments: [90, 100, 145, 190, 250, 311, 380, 400]
    )
    func largestScale(room: CGFloat) throws {
        func picture(_ proposal: ProposedViewSize) throws -> Bitmap {
            try Bitmap(of: proposal) {
                Text("A line that needs more room").font(.system(size: 30)).lineLimit(1).minimumScaleFactor(0.1)
            }
        }
        let whole = try picture(.unspecified)
        let narrow = try picture(ProposedViewSize(width: room, height: nil))
        let expected = min(room, CGFloat(whole.width))
        #expect(CGFloat(narrow.width) <= expected && CGFloat(narrow.width) > expected * 0.92)
        // As high as a part of the line, and as wide as it likes.
        let height = (CGFloat(whole.height) * room / 400).rounded()
        let low = try picture(ProposedViewSize(width: 1000, height: height))
        #expect(CGFloat(low.height) <= height && CGFloat(low.height) > height * 0.75)
        #expect(CGFloat(low.width) < CGFloat(whole.width) * (height / CGFloat(whole.height) + 0.1))
    }

    @Test("Kerning, line spacing and case change how text is set")
    func typography() throws {
        func size(@ViewBuilder _ content: () -> some View) throws -> (Int, Int) {
            let picture = try Bitmap { content().font(.system(size: 20)) }
            return (picture.width, picture.height)
        }
        let plain = try size { Text("two words") }
        #expect(try size { Text("two words").kerning(5) }.0 >= plain.0 + 40)
        #expect(try size { Text("two words").tracking(5) }.0 >= plain.0 + 40)
        #expect(try size { Text("two words").textCase(.uppercase) }.0 > plain.0)
        #expect(try size { Text("a\nb").lineSpacing(10) }.1 == size { Text("a\nb") }.1 + 10)
        #expect(try size { Text("a").lineLimit(3, reservesSpace: true) }.1 >= size { Text("a\nb\nc") }.1 - 1)
        #expect(try size { Text("two words").textScale(.secondary) }.0 < plain.0)
        #expect(try size { Text("111").monospacedDigit() }.0 == size { Text("888").monospacedDigit() }.0)
    }

    @Test("A template is drawn in the foreground style, and squares stay squares")
    func images() throws {
        let dots = try Data(contentsOf: Self.twoDots())
        let picture = Image(data: dots, contentType: .png)
        let template = try Bitmap { picture.renderingMode(.template).foregroundStyle(Color.pureBlue) }
        #expect(template[0, 0] == [0, 0, 255, 255])
        let large = try Bitmap {
            picture.interpolation(.none).resizable().frame(width: 40, height: 20)
        }
        #expect(large[19, 10] == [255, 0, 0, 255] && large[21, 10] == [0, 255, 0, 255])
        let tiles = try Bitmap { picture.resizable(resizingMode: .tile).frame(width: 8, height: 4) }
        #expect(isNear(tiles[0, 0], [255, 0, 0, 255], by: 40) && isNear(tiles[3, 2], [0, 255, 0, 255], by: 40))
        let caps = try Bitmap {
            picture.resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0))
                .frame(width: 20, height: 1)
        }
        #expect(isNear(caps[15, 0], [0, 255, 0, 255], by: 40))
    }

    /// A picture of a red and a green pixel.
    private static func twoDots() throws -> URL {
        let view = HStack(spacing: 0) {
            Rectangle().fill(Color.pureRed).frame(width: 1, height: 1)
            Rectangle().fill(Color.pureGreen).frame(width: 1, height: 1)
        }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("dots-\(UUID().uuidString).png")
        try PictureConverter().picture(of: view, .unspecified, scale: 1).data(as: .png, scale: 1, isOpaque: false)
            .write(to: url)
        return url
    }
}
