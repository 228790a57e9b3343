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

    /// The colours of the corners at the top left, the top right and the bottom left: of a picture with red, green and blue ones.
    @Test(
        "An image shows one turned as its orientation says",
        arguments: [
            (Image.Orientation.up, "RGB"), (.upMirrored, "GR-"), (.down, "-BG"), (.downMirrored, "B-R"),
            (.right, "BR-"), (.left, "G-R"), (.leftMirrored, "RBG"), (.rightMirrored, "-GB"),
        ]
    )
    func turned(_ orientation: Image.Orientation, _ corners: String) throws {
        let quarters = VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.pureRed
                Color.pureGreen
            }
            HStack(spacing: 0) {
                Color.pureBlue
                Color.clear
            }
        }
        let drawing = PictureConverter().picture(of: quarters.frame(width: 40, height: 20), .unspecified, scale: 1)
        let picture = try #require(CGImage(png: drawing.data(as: .png, scale: 1, isOpaque: false)))
        let shown = try Bitmap { Image(decorative: picture, scale: 1, orientation: orientation) }
        let isLyingDown = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        #expect(shown.width == (isLyingDown ? 20 : 40) && shown.height == (isLyingDown ? 40 : 20))
        let points = [(4, 4), (shown.width - 4, 4), (4, shown.height - 4)]
        let names = points.map { x, y in
            let pixel = shown[x, y]
            return pixel[3] < 10 ? "-" : pixel[0] > 200 ? "R" : pixel[1] > 200 ? "G" : "B"
        }
        #expect(names.joined() == corners)
    }
}
