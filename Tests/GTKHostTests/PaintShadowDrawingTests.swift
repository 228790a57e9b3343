import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Drawing of shadows of styles")
struct PaintShadowDrawingTests {
    private let black = Color(red: 0, green: 0, blue: 0)

    @Test("A drop shadow lies behind a shape, where its offset puts it")
    func drop() throws {
        let bitmap = try Bitmap {
            Rectangle().fill(.red.shadow(.drop(color: black, radius: 0, x: 10, y: 10))).frame(width: 40, height: 40)
                .padding(20)
        }
        #expect(bitmap[65, 65][3] > 240 && bitmap[65, 65][0] < 10, "the shadow")
        #expect(bitmap[55, 55][0] > 150, "the shape lies on it")
        #expect(bitmap[15, 15][3] == 0)
    }

    @Test("An inner shadow darkens what is inside a shape at its edge, and nothing beyond")
    func inner() throws {
        func bitmap(_ shape: some Shape) throws -> Bitmap {
            try Bitmap {
                shape.fill(Color.pureRed.shadow(.inner(color: black, radius: 6))).frame(width: 80, height: 80)
                    .padding(10)
            }
        }
        for bitmap in [try bitmap(Rectangle()), try bitmap(Path(CGRect(x: 0, y: 0, width: 80, height: 80)))] {
            #expect(isNear(bitmap[50, 50], [255, 0, 0, 255]), "the middle is far from the edge")
            #expect(bitmap[11, 50][0] < 200 && bitmap[11, 50][3] == 255, "the edge is dark: \(bitmap[11, 50])")
            #expect(bitmap[11, 50][0] < bitmap[14, 50][0], "and less inside")
            #expect(bitmap[5, 50][3] == 0, "nothing is drawn beyond")
        }
        let shifted = try Bitmap {
            Rectangle().fill(Color.pureRed.shadow(.inner(color: black, radius: 0, x: 0, y: 8)))
                .frame(width: 40, height: 40)
        }
        #expect(isNear(shifted[20, 4], [0, 0, 0, 255]) && isNear(shifted[20, 12], [255, 0, 0, 255]))
    }

    @Test("Text and the foreground of a place have shadows, too")
    func text() throws {
        func ink(_ bitmap: Bitmap) -> Int {
            (0..<bitmap.height).reduce(0) { sum, y in sum + (0..<bitmap.width).filter { bitmap[$0, y][3] > 200 }.count }
        }
        let plain = try Bitmap { Text("WWWW").font(.largeTitle).foregroundStyle(black).padding(20) }
        let shadowed = try Bitmap {
            Text("WWWW").font(.largeTitle)
                .foregroundStyle(black.shadow(.drop(color: .pureRed, radius: 0, x: 0, y: 20))).padding(20)
        }
        #expect(ink(shadowed) > ink(plain) * 3 / 2)
        let foreground = try Bitmap {
            Rectangle().fill(.shadow(.drop(color: black, radius: 0, x: 10, y: 10))).foregroundStyle(Color.pureBlue)
                .frame(width: 40, height: 40).padding(20)
        }
        #expect(foreground[40, 40][2] > 240 && foreground[65, 65][3] > 240)
    }
}
