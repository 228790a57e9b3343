import Foundation
import Testing
import TransferableTesting

@testable import SwiftUICore

/// The column of the icons of labels.
@MainActor
@Suite("Columns of labels")
struct LabelColumnTests {
    private let size = CGSize(width: 400, height: 300)

    /// Labels with icons of several widths.
    private struct Labels: View {
        var body: some View {
            Label("narrow", systemImage: "star")
            Label {
                Text("wide")
            } icon: {
                Color.red.frame(width: 40, height: 10)
            }
            Label {
                Text("little")
            } icon: {
                Color.red.frame(width: 4, height: 10)
            }
        }
    }

    private func starts(_ window: TestWindow) throws -> [CGFloat] {
        try ["narrow", "wide", "little"].map { try window.view(text: $0).frame.minX }
    }

    @Test("Titles begin at one place in lists and grouped forms, and after their icons elsewhere")
    func columns() throws {
        let list = try starts(TestWindow(size: size) { List { Labels() } })
        #expect(Set(list).count == 1)
        let form = try starts(TestWindow(size: size) { Form { Labels() }.formStyle(.grouped) })
        #expect(Set(form).count == 1)
        let stack = try starts(TestWindow(size: size) { VStack(alignment: .leading) { Labels() } })
        #expect(stack[1] - stack[0] == 24 && stack[0] - stack[2] == 12)
    }

    @Test("Icons are in the middle of their column, which follows the font")
    func middles() throws {
        let window = TestWindow(size: size) {
            List {
                Label("narrow", systemImage: "star")
                Label("large", systemImage: "star").font(.system(size: 30))
            }
        }
        let images = window.views(.image)
        let (narrow, large) = (try window.view(text: "narrow").frame, try window.view(text: "large").frame)
        #expect(images[0].frame.midX - 12 < narrow.minX - 18)
        #expect(large.minX - narrow.minX == 24)
        #expect(images[1].frame.midX - images[0].frame.midX == 12)
    }

    @Test("A view reserves a width, and sets the space before titles")
    func reserved() throws {
        let stack = TestWindow(size: size) {
            VStack(alignment: .leading) { Labels() }.labelReservedIconWidth(30).labelIconToTitleSpacing(10)
        }
        #expect(try Set(starts(stack)).count == 1)
        let image = try #require(stack.views(.image).first)
        #expect(try stack.view(text: "narrow").frame.minX - image.frame.midX == 25)
        let list = TestWindow(size: size) { List { Labels() }.labelReservedIconWidth(50) }
        let plain = TestWindow(size: size) { List { Labels() } }
        #expect(try starts(list)[0] - starts(plain)[0] == 26)
    }

    @Test("Labels with a little higher symbol are as high as others, and those with a higher picture are higher")
    func heights() throws {
        /// The distances between labels, of which the second has an icon.
        func distances(_ icon: some View) throws -> [CGFloat] {
            let window = TestWindow(size: size) {
                VStack(spacing: 0) {
                    Label("first", systemImage: "star")
                    Label {
                        Text("second")
                    } icon: {
                        icon
                    }
                    Label("third", systemImage: "star")
                    Label("fourth", systemImage: "star")
                }
                .labelReservedIconWidth(30)
            }
            let places = try ["first", "second", "third", "fourth"].map { try window.view(text: $0).frame.minY }
            return zip(places.dropFirst(), places).map { $0 - $1 }
        }
        // The font has 15 points, so a symbol has 18, and a wide one 24.
        let badge = Text("a").frame(height: 22)
        #expect(try Set(distances(badge)) == [20])
        #expect(try distances(Color.red.frame(width: 8, height: 22)) == [21, 21, 20])
        #expect(try distances(Text("a").frame(height: 26)) == [23, 23, 20])
    }

    @Test("Assistive technologies read the titles of labels, and not their icons")
    func accessibility() {
        let labels = TestWindow(size: size) {
            VStack {
                Label("beside", systemImage: "heart")
                List { Label("in a row", systemImage: "star") }
            }
        }
        let texts = TestWindow(size: size) {
            VStack {
                Text("beside")
                List { Text("in a row") }
            }
        }
        #expect(labels.accessibilityOutline == texts.accessibilityOutline)
        #expect(labels.accessibilityOutline.contains("beside"))
    }
}
