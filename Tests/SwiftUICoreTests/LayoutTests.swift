import SwiftUICore
import Testing
import TransferableTesting

/// Every character is 10 points wide, every line 20 points high with its baseline at 15.
@MainActor
@Suite("Layout")
struct LayoutTests {
    private func window(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> some View) -> TestWindow {
        TestWindow(size: CGSize(width: width, height: height), content)
    }

    // MARK: Stacks

    @Test("A stack that is as wide as it can be takes the room that others beside it leave")
    func wideStackBesideOthers() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                VStack { Text("wide").frame(maxWidth: .infinity) }
                Text("fixed").frame(width: 100)
            }
        }
        #expect(try window.view(text: "wide").frame.midX == 100)
        #expect(try window.view(text: "fixed").frame.midX == 250)
    }

    @Test("A frame whose length is a bound gives it to a view that has none of its own")
    func boundInEndlessRoom() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { Text("least \($0.size.height)") }.frame(minHeight: 180)
                    GeometryReader { Text("most \($0.size.height)") }.frame(maxHeight: 5)
                    Text("between").frame(minHeight: 10, maxHeight: 50)
                    Text("least").frame(minHeight: 60)
                }
            }
        }
        #expect(window.texts.contains("least 180.0") && window.texts.contains("most 5.0"))
        #expect(try window.view(text: "between").frame == CGRect(115, 185, 70, 20))
        #expect(try window.view(text: "least").frame.midY == 235)
    }

    @Test("A position has the view's centre there, and takes all the room")
    func position() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 100)) {
            VStack(spacing: 0) {
                Text("placed").position(x: 50, y: 30)
                Text("below")
            }
        }
        #expect(try window.view(text: "placed").frame == CGRect(20, 20, 60, 20))
        #expect(try window.view(text: "below").frame == CGRect(125, 80, 50, 20))
    }

    @Test("A row gives each view its own width, 8 points apart, in the middle")
    func row() throws {
        let window = window(300, 100) {
            HStack {
                Text("ab")
                Text("abc")
            }
        }
        #expect(try window.frame(ofText: "ab") == CGRect(121, 40, 20, 20))
        #expect(try window.frame(ofText: "abc") == CGRect(149, 40, 30, 20))
    }

    @Test("Flexible views share what the others leave")
    func flexibleViewsShare() {
        let window = window(300, 50) {
            HStack(spacing: 10) {
                Color.red
                Text("abcd")
                Color.blue
            }
        }
        #expect(window.shapeFrames() == [CGRect(0, 0, 120, 50), CGRect(180, 0, 120, 50)])
    }

    @Test("The least flexible view chooses first; one with a bound leaves the rest to the others")
    func leastFlexibleFirst() {
        let window = window(300, 50) {
            HStack(spacing: 0) {
                Color.blue.frame(minWidth: 200)
                Color.green.frame(maxWidth: 50)
                Color.red
            }
        }
        #expect(window.shapeFrames().map(\.width) == [200, 50, 50])
    }

    @Test("A spacer takes what is left and adds no spacing; at least 8 points")
    func spacer() throws {
        let wide = window(300, 20) {
            HStack {
                Text("ab")
                Spacer()
                Text("cd")
            }
        }
        #expect(try wide.frame(ofText: "cd") == CGRect(280, 0, 20, 20))
        let ideal = window(300, 20) {
            HStack {
                Text("ab")
                Spacer()
                Text("cd")
            }
            .fixedSize()
        }
        #expect(try ideal.frame(ofText: "ab").minX == 126)
        #expect(try ideal.frame(ofText: "cd").minX == 154)
    }

    @Test("A column aligns its views")
    func columnAlignment() throws {
        let window = window(100, 100) {
            VStack(alignment: .trailing, spacing: 4) {
                Text("abcd")
                Text("ab")
            }
        }
        #expect(try window.frame(ofText: "abcd") == CGRect(30, 28, 40, 20))
        #expect(try window.frame(ofText: "ab") == CGRect(50, 52, 20, 20))
    }

    @Test("Texts stand on one baseline, views without text with their lower edge")
    func firstTextBaseline() throws {
        let window = window(200, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").padding(.top, 10)
                Text("b")
                Color.red.frame(width: 10, height: 30)
            }
        }
        // The lowest baseline is the shape's edge at 30, with the text's descent of 5 below.
        #expect(try window.frame(ofText: "a").minY == 32.5 + 15)
        #expect(try window.frame(ofText: "b").minY == 32.5 + 15)
        #expect(window.shapeFrames()[0].maxY == 32.5 + 30)
    }

    @Test("A pile is as large as its largest view and aligns the others in it")
    func pile() throws {
        let window = window(200, 100) {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 100, height: 60)
                Text("ab")
            }
        }
        #expect(window.shapeFrames() == [CGRect(50, 20, 100, 60)])
        #expect(try window.frame(ofText: "ab") == CGRect(130, 60, 20, 20))
    }

    @Test("Views of a higher priority take their room before the others")
    func layoutPriority() throws {
        let window = window(100, 100) {
            HStack(spacing: 0) {
                Text("aaaa aaaa")
                Text("bbbb bbbb").layoutPriority(1)
            }
        }
        #expect(try window.frame(ofText: "bbbb bbbb").size == CGSize(width: 90, height: 20))
        #expect(try window.frame(ofText: "aaaa aaaa").width == 10)
    }

    @Test("A priority does not reach out of a stack, but through modifiers")
    func priorityStaysInside() throws {
        let inside = window(100, 100) {
            HStack(spacing: 0) {
                Text("aaaa aaaa")
                HStack { Text("bbbb bbbb").layoutPriority(1) }
            }
        }
        #expect(try inside.frame(ofText: "bbbb bbbb").width == 40)
        let through = window(100, 100) {
            HStack(spacing: 0) {
                Text("aaaa aaaa")
                Text("bbbb bbbb").layoutPriority(1).padding(0).opacity(0.5)
            }
        }
        #expect(try through.frame(ofText: "bbbb bbbb").width == 90)
    }

    @Test("Text wraps in a stack that is narrower than its line")
    func wraps() throws {
        let window = window(100, 100) { VStack { Text("aaaa bbbb cccc") } }
        #expect(try window.frame(ofText: "aaaa bbbb cccc") == CGRect(5, 30, 90, 40))
    }

    @Test("Nested flexible stacks share, and are finite in an infinite place")
    func nestedStacks() {
        let window = window(300, 60) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red
                    Color.green
                }
                VStack(spacing: 0) {
                    Color.blue
                    Color.black
                }
            }
        }
        #expect(
            window.shapeFrames() == [
                CGRect(0, 0, 75, 60), CGRect(75, 0, 75, 60), CGRect(150, 0, 150, 30), CGRect(150, 30, 150, 30),
            ]
        )
    }

    // MARK: Modifiers

    @Test("A fixed frame has its size, and its view stands in it by the alignment")
    func fixedFrame() throws {
        let window = window(200, 100) {
            Text("ab")
                .frame(width: 100, height: 60, alignment: .bottomLeading)
                .background(Color.red)
        }
        #expect(window.shapeFrames() == [CGRect(50, 20, 100, 60)])
        #expect(try window.frame(ofText: "ab") == CGRect(50, 60, 20, 20))
    }

    @Test(
        "A frame with bounds takes what is proposed within them",
        arguments: [
            (nil, nil, nil, 20.0), (50, nil, nil, 50), (nil, nil, 50, 50), (nil, nil, CGFloat.infinity, 200),
            (10, nil, CGFloat.infinity, 200), (300, nil, nil, 300), (30, nil, 100, 100), (nil, 70, nil, 20),
        ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat)]
    )
    func flexibleFrame(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, expected: CGFloat) {
        let window = window(200, 100) {
            Text("ab").frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum).background(Color.red)
        }
        #expect(window.shapeFrames()[0].width == expected)
    }

    @Test("A frame's ideal length counts where nothing is proposed")
    func idealFrame() {
        let window = window(200, 100) {
            Color.red.frame(minWidth: 10, idealWidth: 70, maxWidth: .infinity, idealHeight: 30).fixedSize()
        }
        #expect(window.shapeFrames() == [CGRect(65, 35, 70, 30)])
    }

    @Test("Padding is 16 points unless said otherwise, on the sides that are named")
    func padding() throws {
        let window = window(200, 100) {
            Text("ab").padding().padding(.leading, 4).background(Color.red)
        }
        #expect(window.shapeFrames() == [CGRect(72, 24, 56, 52)])
        #expect(try window.frame(ofText: "ab") == CGRect(92, 40, 20, 20))
    }

    @Test("Content with a proportion fits in its place or covers it")
    func aspectRatio() {
        let fit = window(200, 100) { Color.red.aspectRatio(1, contentMode: .fit) }
        #expect(fit.shapeFrames() == [CGRect(50, 0, 100, 100)])
        let fill = window(200, 100) { Color.red.aspectRatio(1, contentMode: .fill) }
        #expect(fill.shapeFrames() == [CGRect(0, -50, 200, 200)])
        let column = window(200, 500) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(2, contentMode: .fit)
                Text("ab")
            }
        }
        #expect(column.shapeFrames() == [CGRect(0, 190, 200, 100)])
    }

    @Test("Overlay and background are offered the size of the view, and do not change it")
    func decorations() throws {
        let window = window(200, 100) {
            Text("abcd")
                .overlay(alignment: .topTrailing) { Color.red.frame(width: 6, height: 6) }
                .background { Color.blue.padding(-5) }
                .background(alignment: .leading) { Text("a very long text that wraps") }
        }
        #expect(try window.frame(ofText: "abcd") == CGRect(80, 40, 40, 20))
        let frames = window.shapeFrames()
        #expect(frames.contains(CGRect(114, 40, 6, 6)))
        #expect(frames.contains(CGRect(75, 35, 50, 30)))
        #expect(try window.frame(ofText: "a very long text that wraps").width == 40)
        // The background is at the back.
        #expect(window.texts.first == "a very long text that wraps")
    }

    @Test("A fixed size ignores what is proposed, also when its views are placed")
    func fixedSize() throws {
        let window = window(60, 100) {
            HStack(spacing: 0) {
                Text("aaaa aaaa")
                Color.red.frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity)
            }
            .fixedSize()
            .opacity(0.5)
        }
        #expect(try window.frame(ofText: "aaaa aaaa").size == CGSize(width: 90, height: 20))
        #expect(window.shapeFrames()[0].size == CGSize(width: 50, height: 10))
    }

    @Test("A view that is drawn elsewhere does not move the others")
    func offset() throws {
        let window = window(100, 100) {
            VStack(spacing: 0) {
                Text("ab").offset(x: 5, y: -3)
                Text("cd")
            }
        }
        #expect(try window.frame(ofText: "ab") == CGRect(45, 27, 20, 20))
        #expect(try window.frame(ofText: "cd") == CGRect(40, 50, 20, 20))
    }

    @Test("Views of a higher level are drawn above, also when the level changes")
    func zIndex() throws {
        struct Pile: View {
            @State private var level = 0.0
            var body: some View {
                Button("raise") { level = 1 }
                ZStack {
                    Text("a").zIndex(level)
                    Text("b")
                }
            }
        }
        let window = window(100, 100) { Pile() }
        #expect(window.texts == ["raise", "a", "b"])
        try window.press("raise")
        #expect(window.texts == ["raise", "b", "a"])
    }

    @Test("A divider stands across the stack around it, and lies in its overlay")
    func divider() {
        let window = window(100, 50) {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).overlay { Divider() }
                Divider()
            }
        }
        let axes = window.widgets.compactMap { $0.content(DividerContent.self)?.axis }
        #expect(axes == [.horizontal, .vertical])
    }

    // MARK: Grids

    private func gridFrames(_ width: CGFloat, _ columns: [GridItem], count: Int) -> [CGRect] {
        window(width, 200) {
            VStack(spacing: 0) {
                LazyVGrid(columns: columns, spacing: 5) {
                    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
                }
                Spacer()
            }
        }
        .shapeFrames()
    }

    @Test("Adaptive columns are as many as fit, of equal width")
    func adaptiveColumns() {
        let frames = gridFrames(300, [GridItem(.adaptive(minimum: 80))], count: 4)
        #expect(frames.map(\.minY) == [0, 0, 0, 15])
        #expect(frames.map { $0.width.rounded() } == [95, 95, 95, 95])
        #expect(abs(frames[1].minX - (284.0 / 3 + 8)) < 0.001)
    }

    @Test("Fixed columns take theirs; flexible ones share in turn, within their bounds")
    func fixedAndFlexibleColumns() {
        let frames = gridFrames(
            316,
            [GridItem(.fixed(100)), GridItem(.flexible(maximum: 50)), GridItem(.flexible(), spacing: 0)],
            count: 3
        )
        #expect(frames == [CGRect(0, 0, 100, 10), CGRect(108, 0, 50, 10), CGRect(166, 0, 150, 10)])
    }

    @Test("Views stand in their cells by the column's alignment, or the grid's")
    func cellAlignment() throws {
        let window = window(208, 100) {
            LazyVGrid(
                columns: [GridItem(.fixed(100), alignment: .trailing), GridItem(.fixed(100))],
                alignment: .leading
            ) {
                Text("ab")
                Text("cd")
            }
        }
        #expect(try window.frame(ofText: "ab").minX == 80)
        #expect(try window.frame(ofText: "cd").minX == 108)
    }

    @Test("A horizontal grid fills its rows from the top, line beside line")
    func horizontalGrid() {
        let window = window(200, 108) {
            LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(20))], spacing: 5) {
                ForEach(0..<3) { _ in Color.red.frame(width: 10) }
            }
            .fixedSize(horizontal: true, vertical: false)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        #expect(window.shapeFrames() == [CGRect(0, 0, 10, 80), CGRect(0, 88, 10, 20), CGRect(15, 0, 10, 80)])
    }

    // MARK: Scrolling

    @Test("Content that scrolls has its own length along the axis and the place's across")
    func scrolling() throws {
        let window = window(100, 50) {
            ScrollView {
                VStack(spacing: 0) {
                    Text("aaaa bbbb cccc")
                    Spacer()
                    Color.red
                }
            }
        }
        #expect(try window.frame(ofText: "aaaa bbbb cccc").size == CGSize(width: 90, height: 40))
        #expect(window.shapeFrames()[0].height == 10)
    }

    @Test("What is hidden in containers is laid out by the same rules")
    func containers() throws {
        let window = window(200, 100) {
            HStack(spacing: 0) {
                Text("ab").opacity(0.5).padding(10).draggable("x").onTapGesture {}
                Spacer()
            }
            .clipShape(Rectangle())
        }
        #expect(try window.frame(ofText: "ab") == CGRect(10, 40, 20, 20))
    }

    // MARK: Cut texts

    @Test("A text that is cut is as wide as what is left of it, an ellipsis among that")
    func cutText() throws {
        let window = window(300, 100) {
            VStack(spacing: 0) {
                Text("many words in a line").lineLimit(1).frame(width: 95)
                Text("first\nsecond").lineLimit(1)
            }
        }
        #expect(try window.frame(ofText: "many words in a line").width == 90)
        #expect(try window.frame(ofText: "first\nsecond").size == CGSize(width: 60, height: 20))
    }

    @Test("Of bounds of a frame that exclude each other, the larger is raised to the one that is to be below it")
    func raisedBounds() {
        let window = window(300, 300) {
            VStack(spacing: 0) {
                Color.red.frame(idealWidth: 30, maxWidth: 20, idealHeight: 40, maxHeight: 25)
                Color.blue.frame(minWidth: 20, idealWidth: 10, minHeight: 30, idealHeight: 15).fixedSize()
            }
        }
        #expect(window.shapeFrames().map(\.size) == [CGSize(width: 30, height: 40), CGSize(width: 20, height: 30)])
    }

    // MARK: Least widths

    @Test("A stack has room in its least width, where the views that choose first take more than their least")
    func leastWidth() throws {
        let window = window(400, 40) {
            HStack(spacing: 0) {
                Text("ten words.").lineLimit(1)
                Color.red.frame(minWidth: 150)
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("stack")
        }
        let stack = try #require(try window.container("stack").container?.content)
        #expect(stack.size(ProposedViewSize(width: 0, height: nil)).width == 160)
        #expect(stack.size(ProposedViewSize(width: 160, height: nil)).width == 230)
        #expect(stack.leastWidth(height: nil) == 250)
        #expect(stack.size(ProposedViewSize(width: 250, height: nil)).width == 250)
    }
}
