import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Drawing from right to left")
struct DirectionDrawingTests {
    /// Returns a Boolean value that indicates whether the short first line of two stands at the left of the long second one.
    private func isShortLineAtLeft(
        _ letter: String,
        _ direction: LayoutDirection,
        _ alignment: TextAlignment
    ) throws -> Bool {
        let bitmap = try Bitmap {
            Text(letter + "\n" + String(repeating: letter, count: 20)).font(.system(size: 20))
                .foregroundStyle(Color.pureRed)
                .multilineTextAlignment(alignment)
                .environment(\.layoutDirection, direction)
        }
        let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height / 2).contains { bitmap[x, $0][3] > 100 } }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        // Else the line stands in the middle, or is no short one.
        #expect(last - first < bitmap.width / 3)
        #expect(first < bitmap.width / 4 || last > bitmap.width * 3 / 4)
        return first < bitmap.width / 4
    }

    @Test(
        "Lines begin at the leading edge of the layout, whatever letters they are written in",
        arguments: ["I", "\u{627}"],
        [LayoutDirection.leftToRight, .rightToLeft]
    )
    func lines(letter: String, direction: LayoutDirection) throws {
        #expect(try isShortLineAtLeft(letter, direction, .leading) == (direction == .leftToRight))
        #expect(try isShortLineAtLeft(letter, direction, .trailing) == (direction == .rightToLeft))
    }

    @Test("A gradient begins at the leading edge")
    func gradient() throws {
        for direction in LayoutDirection.allCases {
            let bitmap = try Bitmap {
                LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 40, height: 10)
                    .environment(\.layoutDirection, direction)
            }
            let isRedAtLeft = bitmap[2, 5][0] > 200
            #expect(isRedAtLeft == (direction == .leftToRight))
        }
    }

    @Test("An icon for a symbol that points forward turns, and one for a symbol that points to a side does not")
    func symbols() {
        #expect(ThemeSymbols.turns("chevron.forward") && ThemeSymbols.turns("arrow.uturn.backward"))
        #expect(!ThemeSymbols.turns("chevron.left") && !ThemeSymbols.turns("arrow.right"))
    }
}
