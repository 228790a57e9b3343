import Foundation
import SwiftUICore
import SymbolDrawings
import Testing

@testable import GTKHost

@MainActor
@Suite("Drawing of symbols")
struct SymbolDrawingTests {
    private func bitmap<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bitmap {
        try Bitmap { content().font(.system(size: 60)).foregroundStyle(Color.pureRed) }
    }

    private func symbol(_ name: String) throws -> Bitmap { try bitmap { Image(systemName: name) } }

    /// Returns the sum of the opacity of all pixels, in whole ones.
    private func ink(_ bitmap: Bitmap) -> Int {
        var sum = 0
        for x in 0..<bitmap.width {
            for y in 0..<bitmap.height { sum += Int(bitmap[x, y][3]) }
        }
        return sum / 255
    }

    /// The columns that have ink.
    private func columns(_ bitmap: Bitmap) -> [Int] {
        (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap[x, $0][3] > 100 } }
    }

    @Test(
        "A symbol has ink inside its place, in the colour of the text",
        arguments: [
            "trash", "heart.fill", "xmark.circle.fill", "folder.badge.plus", "bell.slash", "12.circle", "person.3",
            "chevron.right", "square.on.square",
        ]
    )
    func inkInside(name: String) throws {
        let bitmap = try symbol(name)
        #expect(ink(bitmap) > 100)
        for x in 0..<bitmap.width {
            for y in 0..<bitmap.height where bitmap[x, y][3] > 0 {
                #expect(bitmap[x, y][1] == 0 && bitmap[x, y][2] == 0)
            }
        }
        // The same symbol with room around has no more ink: none is cut off.
        let roomy = try self.bitmap { Image(systemName: name).padding(10) }
        #expect(abs(ink(roomy) - ink(bitmap)) <= max(6, ink(bitmap) / 100))
    }

    @Test("Heavier text has heavier symbols, and larger scales have larger ones")
    func weights() throws {
        let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .black]
        let inks = try weights.map { weight in
            ink(try bitmap { Image(systemName: "house.circle").fontWeight(weight) })
        }
        #expect(inks == inks.sorted() && Set(inks).count == inks.count)
        let widths = try [Image.Scale.small, .medium, .large].map { scale in
            try bitmap { Image(systemName: "circle").imageScale(scale) }.width
        }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
        let large = try bitmap { Image(systemName: "circle").resizable().frame(width: 200, height: 200) }
        #expect(columns(large).count > 170)
    }

    @Test("A slash clears a gap in what it crosses")
    func slash() throws {
        let (plain, slashed) = (try symbol("bell.fill"), try symbol("bell.slash.fill"))
        #expect(plain.width == slashed.width)
        var cleared = 0
        for x in 0..<min(plain.width, slashed.width) {
            for y in 0..<min(plain.height, slashed.height) where plain[x, y][3] == 255 && slashed[x, y][3] == 0 {
                cleared += 1
            }
        }
        #expect(cleared > 50)
    }

    @Test("Layers have the colours that the rendering mode gives them")
    func modes() throws {
        let plain = try symbol("plus.circle.fill")
        // The sign in the middle is cut out of the circle.
        #expect(plain[plain.width / 2, plain.height / 2][3] == 0)
        let palette = try Bitmap {
            Image(systemName: "plus.circle.fill").font(.system(size: 60)).symbolRenderingMode(.palette)
                .foregroundStyle(Color.pureRed, Color.pureBlue)
        }
        #expect(palette[palette.width / 2, palette.height / 2] == [255, 0, 0, 255])
        #expect(palette[palette.width / 5, palette.height / 2] == [0, 0, 255, 255])
        let unasked = try Bitmap {
            Image(systemName: "plus.circle.fill").font(.system(size: 60))
                .foregroundStyle(Color.pureRed, Color.pureBlue)
        }
        #expect(unasked[palette.width / 5, palette.height / 2] == [0, 0, 255, 255])
        let levels = try bitmap { Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical) }
        #expect(levels[levels.width / 2, levels.height / 2][3] == 255)
        #expect((110...145).contains(levels[levels.width / 5, levels.height / 2][3]))
    }

    @Test("Parts that stand for more than the value are faint")
    func values() throws {
        let inks = try [0, 0.4, 1].map { value in
            ink(try bitmap { Image(systemName: "wifi", variableValue: value) })
        }
        #expect(inks[0] < inks[1] && inks[1] < inks[2])
        #expect(try ink(symbol("wifi")) == inks[2])
    }

    @Test("A symbol that points forward points to the other side, and one that points to a side does not")
    func directions() throws {
        func drawn(_ name: String, _ direction: LayoutDirection) throws -> [Int] {
            let bitmap = try bitmap { Image(systemName: name).environment(\.layoutDirection, direction) }
            return (0..<bitmap.width).flatMap { x in (0..<bitmap.height).map { bitmap[x, $0][3] } }
        }
        let (forward, backward) = try (drawn("chevron.forward", .rightToLeft), drawn("chevron.backward", .leftToRight))
        #expect(isNear(forward, backward, by: 12))
        #expect(try !isNear(forward, drawn("chevron.forward", .leftToRight), by: 12))
        #expect(try drawn("chevron.right", .rightToLeft) == drawn("chevron.right", .leftToRight))
    }

    @Test("A name that is not known has an empty place of the usual size")
    func missing() throws {
        let (missing, known) = (try symbol("flux.capacitor"), try symbol("trash"))
        #expect(missing.width == known.width && missing.height == known.height)
        #expect(ink(missing) == 0)
    }

    @Test("Symbols of several labels have their middle in one column")
    func column() throws {
        let bitmap = try bitmap {
            VStack(alignment: .leading, spacing: 0) {
                Image(systemName: "minus")
                Image(systemName: "square")
            }
        }
        func middle(_ rows: Range<Int>) -> Double {
            let columns = (0..<bitmap.width).filter { x in rows.contains { bitmap[x, $0][3] > 100 } }
            return Double((columns.first ?? 0) + (columns.last ?? 0)) / 2
        }
        let half = bitmap.height / 2
        #expect(abs(middle(0..<half) - middle(half..<bitmap.height)) <= 1)
    }

    @Test("Capital letters beside a symbol are as high as its middle")
    func line() throws {
        let bitmap = try self.bitmap {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "circle")
                Text("H").foregroundStyle(Color.pureBlue)
            }
        }
        func rows(_ channel: Int) -> [Int] {
            (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y][channel] > 200 } }
        }
        let (circle, letter) = (rows(0), rows(2))
        let middle = { (rows: [Int]) in Double((rows.first ?? 0) + (rows.last ?? 0)) / 2 }
        #expect(abs(middle(circle) - middle(letter)) <= 3)
    }
}
