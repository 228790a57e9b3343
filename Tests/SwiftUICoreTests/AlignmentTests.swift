import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// A guide at a third of a view's height.
private struct FirstThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
    fileprivate static let firstThird = VerticalAlignment(FirstThird.self)
}

@MainActor
@Suite("Alignment")
struct AlignmentTests {
    @Test("A guide that a program defines brings views in line, and makes the stack as large as it takes")
    func customGuide() {
        let window = TestWindow(size: .small) {
            HStack(alignment: .firstThird, spacing: 0) {
                Rectangle().frame(width: 10, height: 90)
                Rectangle().frame(width: 10, height: 30)
            }
        }
        let frames = window.shapeFrames()
        #expect(frames[1].minY - frames[0].minY == 20)
    }

    @Test("A view says where its guide is, and the guide counts through the views around it")
    func explicitGuide() {
        let window = TestWindow(size: .small) {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().frame(width: 50, height: 10)
                HStack(spacing: 0) {
                    Rectangle().frame(width: 50, height: 10).alignmentGuide(.leading) { $0.width / 2 }
                }
                .padding(5)
            }
        }
        let frames = window.shapeFrames()
        // Half of the second view, and its padding, stand before the edge of the first.
        #expect(frames[0].minX - frames[1].minX == 25)
        #expect(frames[1].minY - frames[0].maxY == 5)
    }

    @Test("Views of several lines stand on their last baseline")
    func lastBaseline() throws {
        let window = TestWindow(size: .small) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("aaaa bbbb").frame(width: 40)
                Text("c")
                Rectangle().frame(width: 10, height: 10)
            }
        }
        let two = try window.frame(ofText: "aaaa bbbb")
        let one = try window.frame(ofText: "c")
        #expect(two.height == 40 && one.maxY == two.maxY)
        #expect(window.shapes[0].windowFrame.maxY == one.minY + FixedFont.ascent)
    }

    @Test("A pile aligns its views with each other, and is as large as they are together")
    func pile() {
        let window = TestWindow(size: .small) {
            ZStack(alignment: .topLeading) {
                Rectangle().frame(width: 40, height: 40)
                Rectangle().frame(width: 40, height: 40).alignmentGuide(.top) { _ in -20 }
            }
            .background(Rectangle())
        }
        let frames = window.shapeFrames()
        #expect(frames[0].height == 60)
        #expect(frames[2].minY - frames[1].minY == 20)
    }

    @Test("Dimensions tell which guides a view sets itself, and a guide that is no number has its default place")
    func dimensions() {
        var explicit: [CGFloat?] = []
        let window = TestWindow(size: .small) {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().frame(width: 50, height: 10)
                Rectangle().frame(width: 30, height: 10)
                    .alignmentGuide(.trailing) { _ in 7 }
                    .alignmentGuide(.leading) { dimensions in
                        explicit = [dimensions[explicit: .leading], dimensions[explicit: .trailing]]
                        return .nan
                    }
            }
        }
        let frames = window.shapeFrames()
        #expect(explicit == [nil, 7])
        #expect(frames[0].minX == frames[1].minX)
    }
}
