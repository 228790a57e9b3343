import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("What scrolling places are told, and tell")
struct ScrollBehaviourTests {
    private let size = CGSize(width: 100, height: 100)

    /// Rows of 40 points.
    private struct Rows: View {
        var count = 20
        var isLazy = false

        var body: some View {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }

        private var rows: some View {
            ForEach(0..<count, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
        }
    }

    private struct Positioned: View {
        @State var id: Int?
        var anchor: UnitPoint?
        var isLazy = false

        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text("at \(id ?? -1)")
                    Button("go") { id = 7 }
                }
                .frame(height: 20)
                ScrollView { Rows(isLazy: isLazy) }.scrollPosition(id: $id, anchor: anchor)
            }
        }
    }

    @Test(
        "The identity of the first view follows the user, and the place follows the identity",
        arguments: [false, true]
    )
    func positionByIdentity(isLazy: Bool) throws {
        let window = TestWindow(size: CGSize(width: 100, height: 120)) { Positioned(isLazy: isLazy) }
        #expect(window.texts.contains("at -1"))
        try window.scroll(to: 122)
        window.update()
        #expect(window.texts.contains("at 3"))
        try window.press("go")
        #expect(window.texts.contains("at 7"))
        #expect(try window.view(text: "row 7").frame.maxY <= 120)
        try window.scroll(to: 0)
        window.update()
        #expect(window.texts.contains("at 0"))
    }

    @Test("An anchor says where the view stands")
    func anchoredPosition() throws {
        let window = TestWindow(size: CGSize(width: 100, height: 120)) { Positioned(id: 10, anchor: .center) }
        window.update()
        #expect(try window.view(text: "row 10").frame.midY == 70)
        try window.scroll(to: 0)
        window.update()
        #expect(window.texts.contains("at 1"))
    }

    private struct Placed: View {
        @State private var position = ScrollPosition(edge: .bottom)

        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text(position.isPositionedByUser ? "user" : "program")
                    Button("top") { position.scrollTo(edge: .top) }
                    Button("point") { position.scrollTo(y: 90) }
                    Button("five") { position.scrollTo(id: 5, anchor: .top) }
                }
                .frame(height: 20)
                ScrollView { Rows() }.scrollPosition($position)
            }
        }
    }

    @Test("A scroll position moves to edges, offsets and views, and knows when the user has scrolled")
    func scrollPosition() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 120)) { Placed() }
        window.update()
        #expect(window.scrollPosition == 700)
        try window.press("top")
        #expect(window.scrollPosition == 0)
        try window.press("point")
        #expect(window.scrollPosition == 90)
        try window.press("five")
        #expect(window.scrollPosition == 200)
        #expect(window.texts.contains("program"))
        try window.scroll(to: 33)
        window.update()
        #expect(window.texts.contains("user"))
        // The same edge again moves again.
        try window.press("top")
        #expect(window.scrollPosition == 0)
        #expect(window.texts.contains("program"))
    }

    @Test("Paging comes to rest at a page, in the direction in which the user scrolled")
    func paging() throws {
        let window = TestWindow(size: size) { ScrollView { Rows() }.scrollTargetBehavior(.paging) }
        try window.scroll(to: 30)
        window.advance(by: .seconds(2))
        #expect(window.scrollPosition == 100)
        try window.scroll(to: 95)
        window.advance(by: .seconds(2))
        #expect(window.scrollPosition == 100)
        try window.scroll(to: 60)
        window.advance(by: .seconds(2))
        #expect(window.scrollPosition == 0)
    }

    @Test("View aligned scrolling comes to rest where a view begins")
    func viewAligned() throws {
        let window = TestWindow(size: size) { ScrollView { Rows() }.scrollTargetBehavior(.viewAligned) }
        try window.scroll(to: 110)
        window.advance(by: .seconds(2))
        #expect(window.scrollPosition == 120)
        try window.scroll(to: 108)
        window.advance(by: .seconds(2))
        #expect(window.scrollPosition == 80)
        let limited = TestWindow(size: size) {
            ScrollView { Rows() }.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        }
        try limited.scroll(to: 300)
        limited.advance(by: .seconds(2))
        #expect(limited.scrollPosition == 40)
    }

    private struct Noting: ScrollTargetBehavior {
        let note: @MainActor (CGVector) -> Void
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { note(context.velocity) }
    }

    @Test("A behaviour is told how fast the user scrolled, and in which direction")
    func velocity() throws {
        var told: [CGVector] = []
        let window = TestWindow(size: size) {
            ScrollView { Rows() }.scrollTargetBehavior(Noting { told.append($0) })
        }
        try window.scroll(to: 30)
        window.advance(by: .seconds(2))
        // A single step counts as that of a frame.
        #expect(told.last.map { abs($0.dy - 1800) < 1 && $0.dx == 0 } == true)
        try window.scroll(to: 300)
        try window.scroll(to: 290)
        window.advance(by: .seconds(2))
        #expect(told.count == 2 && told[1].dy < 0)
    }

    private struct Growing: View {
        @State private var count = 10
        var body: some View {
            VStack(spacing: 0) {
                Button("more") { count += 5 }.frame(height: 20)
                ScrollView { Rows(count: count) }.defaultScrollAnchor(.bottom)
            }
        }
    }

    @Test("An anchor shows the end at first, and keeps showing it until the user scrolls away")
    func defaultAnchor() throws {
        let window = TestWindow(size: CGSize(width: 100, height: 120)) { Growing() }
        #expect(window.scrollPosition == 300)
        try window.press("more")
        window.update()
        #expect(window.scrollPosition == 500)
        try window.scroll(to: 100)
        try window.press("more")
        window.update()
        #expect(window.scrollPosition == 100)
    }

    private struct Watching: View {
        @State private var offset: CGFloat = -1
        @State private var seen: [String] = []

        var body: some View {
            VStack(spacing: 0) {
                Text("\(Int(offset)) \(seen.joined(separator: ","))").frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { id in
                            Color.clear.frame(height: 40).onScrollVisibilityChange { isSeen in
                                if id == 5 { seen.append(isSeen ? "in" : "out") }
                            }
                        }
                    }
                }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, new in
                    offset = new
                }
            }
        }
    }

    @Test("Actions follow where a place stands, and what can be seen in it")
    func observing() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 120)) { Watching() }
        window.update()
        #expect(window.texts == ["0 "])
        try window.scroll(to: 130)
        window.update()
        #expect(window.texts == ["130 in"])
        try window.scroll(to: 400)
        window.update()
        #expect(window.texts == ["400 in,out"])
    }

    @Test("Margins stand around the content, and the user cannot scroll where it is disabled")
    func margins() throws {
        let window = TestWindow(size: size) {
            ScrollView { Rows(count: 5) }.contentMargins(.vertical, 15, for: .scrollContent)
        }
        #expect(try window.view(text: "row 0").frame.midY == 35)
        try window.scroll(to: .infinity)
        #expect(window.scrollPosition == 130)
        let disabled = TestWindow(size: size) { ScrollView { Rows() }.scrollDisabled(true) }
        #expect(throws: TestWindowError.self) { try disabled.scroll(to: 50) }
    }

    @Test("Frames follow the length of the scrolling place around, or of the window")
    func containerRelative() throws {
        let window = TestWindow(size: CGSize(width: 230, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<6, id: \.self) {
                        Color.red.accessibilityIdentifier("\($0)")
                            .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                    }
                }
            }
        }
        window.update()
        #expect(try window.view(identifier: "0").frame.width == 70)
        #expect(try window.view(identifier: "2").frame.minX == 160)
    }

    private struct Measured: View {
        @State private var height: CGFloat = 0
        @State private var isLong = false
        var body: some View {
            VStack(spacing: 0) {
                Text("height \(Int(height))")
                Button("longer") { isLong = true }
                Color.red.frame(height: isLong ? 50 : 20)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0
                    }
            }
        }
    }

    @Test("An action follows the size of a view, from the first on")
    func geometryChange() throws {
        let window = TestWindow(size: size) { Measured() }
        #expect(window.texts.contains("height 20"))
        try window.press("longer")
        window.update()
        #expect(window.texts.contains("height 50"))
    }

    @Test("Named spaces and that of the scrolling place give places in them")
    func spaces() throws {
        let window = TestWindow(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 60)
                    GeometryReader { geometry in
                        Text(
                            "\(Int(geometry.frame(in: .scrollView).minY)) \(Int(geometry.frame(in: .named("all")).minY))"
                        )
                    }
                    .frame(height: 100)
                }
            }
            .padding(.top, 10)
            .coordinateSpace(.named("all"))
        }
        window.update()
        #expect(window.texts == ["60 70"])
    }

    @Test("Content that is smaller than its place stands at the anchor for that")
    func alignmentAnchor() throws {
        func place(_ view: (ScrollView<Rows>) -> some View) throws -> CGRect {
            let window = TestWindow(size: size) { view(ScrollView { Rows(count: 1) }) }
            window.update()
            return try window.view(text: "row 0").frame
        }
        // The text stands in the middle of its row.
        let top = try place { $0 }.minY
        #expect(top < 40)
        #expect(try place { $0.defaultScrollAnchor(.bottom) }.minY == top + 60)
        #expect(try place { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) }.minY == top)
        #expect(try place { $0.defaultScrollAnchor(.center, for: .alignment) }.minY == top + 30)
    }

    private struct GrowingFromTheTop: View {
        @State private var count = 10
        var body: some View {
            VStack(spacing: 0) {
                Button("more") { count += 5 }.frame(height: 20)
                ScrollView { Rows(count: count) }
                    .defaultScrollAnchor(.bottom)
                    .defaultScrollAnchor(.top, for: .initialOffset)
            }
        }
    }

    @Test("An anchor for one situation leaves the others alone")
    func anchorsByRole() throws {
        let window = TestWindow(size: CGSize(width: 100, height: 120)) { GrowingFromTheTop() }
        #expect(window.scrollPosition == 0)
        try window.press("more")
        window.update()
        #expect(window.scrollPosition == 0)
        try window.scroll(to: 500)
        try window.press("more")
        window.update()
        #expect(window.scrollPosition == 700)
    }
}
