import AppFiles
import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// A layout of a program's own, which knows nothing of directions: each view stands lower and further from the leading edge.
private struct Steps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40 * subviews.count, height: 10 * subviews.count)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let corner = CGPoint(x: bounds.minX + CGFloat(20 * index), y: bounds.minY + CGFloat(10 * index))
            subview.place(at: corner, proposal: .unspecified)
        }
    }
}

/// Views in a layout of a program's own, and in one that is chosen.
private struct InLayouts: View {
    var body: some View {
        Steps {
            box()
            box(10)
            AnyLayout(HStackLayout(spacing: 2)) {
                box(15)
                box(40)
            }
        }
    }
}

@MainActor
private func box(_ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
    Rectangle().frame(width: width, height: height)
}

/// Views that are to look the same in a mirror where the layout runs from right to left.
@MainActor
private let mirrored: [(String, AnyView)] = [
    (
        "row",
        AnyView(
            HStack(spacing: 4) {
                box(10)
                box(20)
                box(30)
            }
        )
    ),
    (
        "column",
        AnyView(
            VStack(alignment: .leading) {
                box(10)
                box(20)
                box(30)
            }
        )
    ),
    (
        "trailing column",
        AnyView(
            VStack(alignment: .trailing) {
                box(10)
                box(30)
            }
        )
    ),
    (
        "stack",
        AnyView(
            ZStack(alignment: .topTrailing) {
                box(50, 50)
                box(10)
            }
        )
    ),
    ("padding", AnyView(box().padding(.leading, 12).padding(.trailing, 3).frame(width: 200, alignment: .leading))),
    ("insets", AnyView(box().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)))),
    ("frame", AnyView(box().frame(width: 100, height: 40, alignment: .bottomTrailing))),
    ("wide frame", AnyView(box().frame(maxWidth: .infinity, alignment: .leading))),
    (
        "spacer",
        AnyView(
            HStack {
                box()
                Spacer()
                box(30)
            }
        )
    ),
    ("overlay", AnyView(box(100, 60).overlay(alignment: .topLeading) { box(7) })),
    ("background", AnyView(box(100, 60).background(alignment: .bottomTrailing) { box(7) })),
    ("offset", AnyView(box().offset(x: 15, y: 5))),
    ("position", AnyView(box().position(x: 40, y: 50))),
    (
        "guide",
        AnyView(
            VStack(alignment: .leading) {
                box()
                box(50).alignmentGuide(.leading) { $0.width / 5 }
            }
        )
    ),
    ("reader", AnyView(GeometryReader { _ in box() })),
    (
        "grid",
        AnyView(
            Grid(alignment: .leading, horizontalSpacing: 3) {
                GridRow {
                    box(10)
                    box(50)
                }
                GridRow {
                    box(30)
                    box(10).gridCellColumns(1)
                }
            }
        )
    ),
    (
        "lazy grid",
        AnyView(
            LazyVGrid(columns: [GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(90), alignment: .trailing)])
            {
                ForEach(0..<3, id: \.self) { box(CGFloat(10 + $0)) }
            }
        )
    ),
    (
        "lazy column",
        AnyView(
            ScrollView {
                LazyVStack(alignment: .leading) {
                    box()
                    box(40)
                }
            }
        )
    ),
    (
        "lazy row",
        AnyView(
            ScrollView(.horizontal) {
                LazyHStack {
                    box(80)
                    box(90)
                }
            }
        )
    ),
    ("own layout", AnyView(InLayouts())),
    ("inset", AnyView(Color.red.safeAreaInset(edge: .leading) { box(30, 30) })),
    ("reaching under", AnyView(Color.red.ignoresSafeArea(edges: .leading).safeAreaPadding(.horizontal, 25))),
    ("scrolled under", AnyView(ScrollView(.horizontal) { box(500) }.safeAreaPadding(.leading, 25))),
    (
        "nested",
        AnyView(
            HStack {
                VStack(alignment: .trailing) {
                    box()
                    box(40)
                }.padding(.leading, 9)
                Spacer()
            }
        )
    ),
    (
        "form",
        AnyView(
            Form {
                Section {
                    HStack {
                        box()
                        Spacer()
                        box(30)
                    }
                }
            }.formStyle(.grouped)
        )
    ),
    (
        "panes",
        AnyView(
            HSplitView {
                box().frame(width: 60)
                Color.red
            }
        )
    ),
    (
        "fitting",
        AnyView(
            ViewThatFits {
                HStack {
                    box()
                    box(40)
                }.frame(width: 90, alignment: .leading)
            }
        )
    ),
]

@MainActor
@Suite("Layouts from right to left")
struct RightToLeftTests {
    private let size = CGSize(width: 300, height: 200)

    private func frames(of view: some View, _ direction: LayoutDirection) -> [CGRect] {
        let window = TestWindow(size: size) { view.environment(\.layoutDirection, direction) }
        return window.shapeFrames()
    }

    @Test("Every layout is mirrored in its place")
    func layoutsAreMirrored() {
        for (name, view) in mirrored {
            let (left, right) = (frames(of: view, .leftToRight), frames(of: view, .rightToLeft))
            #expect(!left.isEmpty, "\(name)")
            #expect(right == left.map { CGRect(300 - $0.maxX, $0.minY, $0.width, $0.height) }, "\(name)")
            // What looks the same in a mirror would prove nothing.
            #expect(right != left, "\(name)")
        }
    }

    @Test("A row begins at the right, and its second view stands to the left of the first")
    func row() throws {
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                Text("one")
                Text("three")
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try window.frame(ofText: "one").maxX == 300)
        #expect(try window.frame(ofText: "three").maxX == 270)
    }

    @Test("A view inside can run the other way, in its place in the row around")
    func nestedOverride() throws {
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                Text("a")
                HStack(spacing: 0) {
                    Text("b")
                    Text("cc")
                }
                .environment(\.layoutDirection, .leftToRight)
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try window.frame(ofText: "a").minX == 290)
        #expect(try window.frame(ofText: "b").minX == 260)
        #expect(try window.frame(ofText: "cc").minX == 270)
    }

    private struct Turning: View {
        @State private var direction = LayoutDirection.leftToRight

        var body: some View {
            HStack(spacing: 0) {
                Button("turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
                Text("ab").padding(.leading, 5)
                ScrollView(.horizontal) { Text("scrolled") }
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("A direction that changes while a window is open turns the layout, and turns it back")
    func directionChanges() throws {
        let window = TestWindow(size: size) { Turning() }
        let (before, button) = (try window.view(text: "ab").frame, try window.view(text: "turn").frame)
        try window.press("turn")
        #expect(try window.view(text: "ab").frame.minX == 300 - before.maxX)
        #expect(try window.view(text: "turn").frame.minX == 300 - button.maxX)
        try window.press("turn")
        #expect(try window.view(text: "ab").frame == before)
    }

    @Test("A tap meets the view that is seen at the point, and says where by the left edge of the view")
    func tap() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                Text("one").onTapGesture { journal.note("one at \($0.x)") }
                Text("two").offset(x: 40).onTapGesture { journal.note("two at \($0.x)") }
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let one = try window.view(text: "one")
        #expect(one.frame.minX == 270)
        try window.tap(one, at: CGPoint(x: 4, y: 4))
        // The offset moves on in the direction of the layout: to the left.
        let two = try window.view(text: "two")
        #expect(two.frame.minX == 200)
        try window.tap(two)
        #expect(journal.take() == ["one at 4.0", "two at -25.0"])
    }

    @Test("A drag to the right is a drag to the right, whatever the direction")
    func dragTranslation() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            Text("drag").gesture(DragGesture().onEnded { journal.note("\($0.translation.width)") })
                .environment(\.layoutDirection, .rightToLeft)
        }
        try window.drag(window.view(text: "drag"), by: CGSize(width: 30, height: 0))
        #expect(journal.take() == ["30.0"])
    }

    @Test("Geometry readers tell places as they are seen, from the left edge of the window")
    func coordinateSpaces() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            HStack(spacing: 0) {
                Text("read").onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minX
                } action: {
                    journal.note("\($0)")
                }
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        window.update()
        #expect(journal.take().last == "260.0")
    }

    private struct Corner: PreferenceKey {
        static var defaultValue: Anchor<CGPoint>? { nil }
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
            value = value ?? nextValue()
        }
    }

    @Test("A point by parts of a view's size counts from the leading edge")
    func unitPoints() {
        let journal = Journal()
        let window = TestWindow(size: size) {
            box(100, 20).frame(width: 300, height: 200)
                .anchorPreference(key: Corner.self, value: .unitPoint(UnitPoint(x: 0.1, y: 0))) { $0 }
                .overlayPreferenceValue(Corner.self) { anchor in
                    GeometryReader { geometry in
                        if let anchor {
                            Color.clear.onChange(of: geometry[anchor], initial: true) { journal.note("\($1.x)") }
                        }
                    }
                }
                .environment(\.layoutDirection, .rightToLeft)
        }
        window.update()
        #expect(journal.take().last == "270.0")
    }

    @Test("A layout of a program's own is told the direction")
    func layoutIsTold() {
        struct Told: Layout {
            let journal: Journal
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(
                in bounds: CGRect,
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout ()
            ) {
                let direction = subviews[0..<1].layoutDirection
                MainActor.assumeIsolated { journal.note("\(direction)") }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) {
            Told(journal: journal) { box() }.environment(\.layoutDirection, .rightToLeft)
        }
        window.layOut()
        #expect(Set(journal.take()) == ["rightToLeft"])
    }

    // MARK: Scrolling

    private struct Wide: View {
        @State private var position = ScrollPosition(edge: .leading)
        let journal: Journal
        var isLazy = false

        var body: some View {
            VStack(spacing: 0) {
                Button("end") { position.scrollTo(edge: .trailing) }
                Button("third") { position.scrollTo(id: 3, anchor: .leading) }
                ScrollView(.horizontal) {
                    if isLazy { LazyHStack(spacing: 0) { rows } } else { HStack(spacing: 0) { rows } }
                }
                .scrollPosition($position)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.x
                } action: { _, x in
                    journal.note("at \(x)")
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }

        private var rows: some View {
            ForEach(0..<10, id: \.self) { Text("row \($0)").frame(width: 100).id($0) }
        }
    }

    @Test("A place that scrolls begins at the right, and counts from there", arguments: [false, true])
    func scrolling(isLazy: Bool) throws {
        let journal = Journal()
        let window = TestWindow(size: size) { Wide(journal: journal, isLazy: isLazy) }
        // Each text stands in the middle of its 100 points.
        #expect(try window.view(text: "row 0").frame.midX == 250)
        #expect(try window.view(text: "row 2").frame.midX == 50)
        try window.press("end")
        window.update()
        #expect(try window.view(text: "row 9").frame.midX == 50)
        #expect(journal.take().last == "at 700.0")
        try window.press("third")
        window.update()
        #expect(try window.view(text: "row 3").frame.midX == 250)
        #expect(journal.take().last == "at 300.0")
    }

    // MARK: What is drawn

    @Test("A shape is mirrored, a picture is not unless it asks, and then in one of the directions")
    func flips() throws {
        let window = TestWindow(size: size) {
            VStack {
                Text("plain")
                Text("flipped").flipsForRightToLeftLayoutDirection(true)
                Text("not").flipsForRightToLeftLayoutDirection(false)
                Text("left").layoutDirectionBehavior(.mirrors(in: .leftToRight))
                Text("back").flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .leftToRight)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let scales = try ["plain", "flipped", "not", "left", "back"].map { try window.view(text: $0).scale.width }
        #expect(scales == [1, -1, 1, 1, 1])
    }

    @Test("What cuts a view off, and what takes its clicks, is mirrored as shapes are")
    func outlines() throws {
        struct Corner: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
            }
        }
        let journal = Journal()
        let window = TestWindow(size: size) {
            VStack {
                Text("content").contentShape(Corner()).onTapGesture { journal.note("content") }
                Text("clipped").clipShape(Corner()).onTapGesture { journal.note("clipped") }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        for text in ["content", "clipped"] {
            try window.tap(window.view(text: text), at: CGPoint(x: 65, y: 10))
            #expect(throws: TestWindowError.self) {
                try window.tap(window.view(text: text), at: CGPoint(x: 5, y: 10))
            }
        }
        #expect(journal.take() == ["content", "clipped"])
    }

    @Test("Effects are mirrored with their points: a turn goes the other way, and a transform moves to the other side")
    func effects() throws {
        let window = TestWindow(size: size) {
            VStack {
                Text("turned").rotationEffect(.degrees(30), anchor: .leading)
                Text("moved").transformEffect(CGAffineTransform(translationX: 10, y: 0))
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try window.view(text: "turned").rotation == .degrees(-30))
        #expect(try window.view(text: "moved").drawnOffset.width == -10)
    }

    @Test("A row is swiped towards its trailing edge, which is the left one")
    func swipe() throws {
        let journal = Journal()
        let window = TestWindow(size: size) {
            List {
                Text("row")
                    .swipeActions(edge: .leading) { Button("first") { journal.note("leading") } }
                    .swipeActions(edge: .trailing) { Button("last") { journal.note("trailing") } }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        try window.swipeLeft(window.view(text: "row"), by: 80)
        #expect(window.texts.contains("first") && !window.texts.contains("last"))
        #expect(try window.view(text: "first").frame.minX > window.view(text: "row").frame.maxX)
    }

    // MARK: Languages

    @Test(
        "The language of the process says the direction",
        arguments: [
            (["LANG": "ar_EG.UTF-8"], ["ar-EG"], true),
            (["LANG": "de_AT.UTF-8", "LANGUAGE": "he:de"], ["he", "de", "de-AT"], true),
            (["LANG": "ar_EG.UTF-8", "LC_ALL": "de_DE"], ["de-DE"], false),
            (["LANG": "C.UTF-8", "LANGUAGE": "ar"], [], false),
            (["LANG": "uz_UZ@arabic"], ["uz-Arab-UZ"], true), (["LANG": "fa_IR"], ["fa-IR"], true), ([:], [], false),
        ] as [([String: String], [String], Bool)]
    )
    func language(environment: [String: String], languages: [String], isRightToLeft: Bool) {
        let found = UserLanguages.named { environment[$0] }
        #expect(found == languages)
        #expect(AppLanguage.isRightToLeft(found, localizations: []) == isRightToLeft)
    }

    @Test("An app that is translated, but not into the user's language, runs as the language that it is shown in")
    func languageOfTheApp() {
        #expect(AppLanguage.isRightToLeft(["ar-EG", "en"], localizations: ["de", "en", "he"]) == false)
        #expect(AppLanguage.isRightToLeft(["ar-EG"], localizations: ["ar", "en"]))
        #expect(!AppLanguage.isRightToLeft(["de"], localizations: ["ar", "en"]))
    }
}
