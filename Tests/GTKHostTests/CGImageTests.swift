import Foundation
import SwiftUICore
import Testing

@testable import GTKHost

@MainActor
@Suite("Pictures of CoreGraphics")
struct CGImageTests {
    @Test("An image shows one in points, by how many pixels a point has")
    func shown() throws {
        let drawing = PictureConverter().picture(of: Color.pureRed.frame(width: 20, height: 10), .unspecified, scale: 2)
        let picture = try #require(CGImage(png: drawing.data(as: .png, scale: 2, isOpaque: false)))
        #expect(CGImage(png: Data("no picture".utf8)) == nil)
        #expect(picture.width == 40 && picture.height == 20)
        let shown = try Bitmap { Image(decorative: picture, scale: 2) }
        #expect(shown.width == 20 && shown.height == 10)
        #expect(isNear(shown[10, 5], [255, 0, 0, 255]))
        let large = try Bitmap { Image(picture, scale: 1, label: Text("Red")) }
        #expect(large.width == 40 && large.height == 20)
    }
}
