import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Drawing of images in texts")
struct InlineImageDrawingTests {
    /// A picture of one colour.
    private func square(_ side: CGFloat, _ color: Color = .pureRed) throws -> Image {
        let view = Rectangle().fill(color).frame(width: side, height: side)
        let picture = PictureConverter().picture(of: view, .unspecified, scale: 1)
        return Image(data: try picture.data(as: .png, scale: 1, isOpaque: false), contentType: .png)
    }

    /// The place of the pixels that are pure red; nil where none are.
    private func redArea(of bitmap: Bitmap) -> CGRect? {
        var area = CGRect.null
        for x in 0..<bitmap.width {
            for y in 0..<bitmap.height where bitmap[x, y] == [255, 0, 0, 255] {
                area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return area.isNull ? nil : area
    }

    @Test("A picture has its own size among the characters, and stands on the line")
    func pictures() throws {
        let image = try square(30)
        let text = try Bitmap { Text("I\(image)I").font(.system(size: 40)).foregroundStyle(Color.pureBlue) }
        let plain = try Bitmap { Text("II").font(.system(size: 40)) }
        #expect(abs(text.width - plain.width - 30) <= 1)
        let area = try #require(redArea(of: text))
        #expect(area.size == CGSize(width: 30, height: 30) && abs(area.midX - CGFloat(text.width) / 2) <= 2)
        // The letters stand where the picture does.
        let letters = (0..<text.height).filter { y in (0..<text.width).contains { text[$0, y][2] > 200 } }
        #expect(abs(CGFloat(try #require(letters.last)) + 1 - area.maxY) <= 1)
        let raised = try Bitmap {
            (Text("I") + Text(image).baselineOffset(10)).font(.system(size: 40)).foregroundStyle(Color.pureBlue)
        }
        let higher = try #require(redArea(of: raised))
        let feet = (0..<raised.height).filter { y in (0..<raised.width).contains { raised[$0, y][2] > 200 } }
        #expect(abs(CGFloat(try #require(feet.last)) + 1 - higher.maxY - 10) <= 1)
    }

    @Test("A line becomes as high as a picture, and lines are broken beside it")
    func lines() throws {
        let image = try square(60)
        let text = try Bitmap { Text("I\(image)").font(.system(size: 20)) }
        #expect(text.height >= 60 && redArea(of: text)?.height == 60)
        let broken = try Bitmap(of: ProposedViewSize(width: 80, height: nil)) {
            Text("\(image) \(image)").font(.system(size: 20))
        }
        #expect(redArea(of: broken)?.width == 60 && broken.height >= 120)
        let right = try Bitmap(of: ProposedViewSize(width: 100, height: nil)) {
            Text("\(image)\nIIIIIIIIIIIIIIIIIIIIIIII").font(.system(size: 10)).multilineTextAlignment(.trailing)
        }
        let area = try #require(redArea(of: right))
        #expect(area.minX > 0 && abs(area.maxX - CGFloat(right.width)) <= 1)
    }

    @Test("A symbol has the size of the text, and its middle is that of capital letters")
    func symbols() throws {
        func width(_ size: Double) throws -> Int {
            try Bitmap { Text("\(Image(systemName: "star"))I").font(.system(size: size)) }.width
                - Bitmap { Text("I").font(.system(size: size)) }.width
        }
        #expect(try abs(width(20) - 24) <= 1 && abs(width(40) - 48) <= 1)
        let host = DrawingHost(colors: EnvironmentValues().themeColors, scale: 1)
        let graph = ViewGraph(
            Text(Image(systemName: "star")).font(.system(size: 40)),
            environment: EnvironmentValues(),
            host: host
        )
        defer { graph.remove() }
        let text = try #require(graph.rootElement?.contents(of: TextContent.self).first)
        let image = try #require(text.images.first?.image)
        let place = host.inlineImages.place(of: image, scale: 1)
        // Capital letters are between 0.65 and 0.75 times as high as the size of their font.
        #expect(place.size == CGSize(width: 48, height: 48) && (13...15).contains(-place.midY))
        #expect(host.inlineImages.place(of: image, scale: 0.5).size == CGSize(width: 24, height: 24))
    }

    @Test("A template has the colour of its run, and what is redacted shows no image")
    func colors() throws {
        let image = try square(20, .pureGreen).renderingMode(.template)
        let text = try Bitmap {
            (Text("I") + Text(image).foregroundColor(.pureRed)).foregroundStyle(Color.pureBlue)
        }
        #expect(redArea(of: text)?.size == CGSize(width: 20, height: 20))
        let around = try Bitmap { Text("I\(image)").foregroundStyle(Color.pureRed) }
        #expect(redArea(of: around)?.height == 20)
        let redacted = try Bitmap { Text("I\(try! square(20))").redacted(reason: .placeholder) }
        #expect(redArea(of: redacted) == nil)
    }

    @Test("An ellipsis takes the place of images that have no room, and is seen", arguments: [true, false])
    func ellipses(isFirst: Bool) throws {
        let image = try square(18)
        for width in stride(from: 30, through: 110, by: 4) {
            let proposal = ProposedViewSize(width: CGFloat(width), height: nil)
            let text = try Bitmap(of: proposal) {
                (isFirst ? Text("\(image) one two three four") : Text("Ag \(image)\(image) one two"))
                    .font(.system(size: 14))
                    .lineLimit(1)
                    .truncationMode(isFirst ? .head : .tail)
            }
            #expect(text.width <= width)
            #expect(text.contains { $0[3] > 100 && $0 != [255, 0, 0, 255] })
            guard isFirst else { continue }
            #expect(redArea(of: text) == nil)
            // The dots are at the beginning.
            #expect((0..<12).contains { x in (0..<text.height).contains { text[x, $0][3] > 60 } })
        }
    }

    @Test("Images become smaller with text that has no room")
    func smaller() throws {
        let image = try square(40)
        let text = try Bitmap(of: ProposedViewSize(width: 60, height: nil)) {
            Text("\(image)IIIIIIIII").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.1)
        }
        let area = try #require(redArea(of: text))
        #expect(text.width <= 60 && area.width < 39)
    }

    @Test("Images are drawn in the texts of a canvas")
    func canvases() throws {
        let image = try square(20)
        let canvas = try Bitmap(of: ProposedViewSize(width: 100, height: 50)) {
            Canvas { context, _ in context.draw(Text("I\(image)"), in: CGRect(x: 10, y: 10, width: 80, height: 40)) }
        }
        #expect(redArea(of: canvas)?.size == CGSize(width: 20, height: 20))
    }
}
