import SwiftUI
import TestScenes
import Testing
import TransferableTesting

/// A board of cards whose columns stand under a header that gives them its width. The cards lie above all, at the anchors of the columns.
@MainActor
@Suite("Cards at the anchors of columns")
struct CardBoardTests {
    private struct HeaderKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    private func window() -> TestWindow {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { CardBoard(unit: 10) }
        // The header is laid out first, then the columns, and then the cards.
        for _ in 0..<2 { window.update() }
        return window
    }

    /// Checks that the cards are in the columns.
    private func check(_ cards: [String: Int], in window: TestWindow, _ location: SourceLocation = #_sourceLocation)
        throws
    {
        window.update()
        window.update()
        for (card, column) in cards {
            let (card, column) = (
                try window.view(identifier: "card-\(card)").frame, try window.view(identifier: "column-\(column)").frame
            )
            #expect(abs(card.midX - column.midX) < 1, sourceLocation: location)
            #expect(column.width == 50 && column.contains(card), "\(card) \(column)", sourceLocation: location)
        }
    }

    @Test("Cards lie in their columns, which have the room of the header")
    func places() throws {
        let window = window()
        try check(["a": 0, "b": 0, "c": 1, "d": 3], in: window)
        #expect(try window.view(identifier: "column-3").frame.midX > 250)
    }

    @Test("Cards follow their columns when the window grows, and when it is made smaller")
    func growingWindow() throws {
        let window = window()
        for width in [700, 500, 1_000, 340] {
            window.resize(to: CGSize(width: width, height: 300))
            try check(["a": 0, "b": 0, "c": 1, "d": 3], in: window)
        }
    }

    @Test("A card that is dragged lies in the other column")
    func draggedCard() throws {
        let window = window()
        try window.drag(window.view(identifier: "card-a"), by: CGSize(width: 160, height: 0))
        try check(["a": 2, "b": 0, "c": 1, "d": 3], in: window)
        window.resize(to: CGSize(width: 800, height: 300))
        try check(["a": 2, "b": 0, "c": 1, "d": 3], in: window)
    }

    // MARK: Readers inside

    private struct Reader: View {
        let name: String
        let geometry: GeometryProxy
        let anchor: Anchor<CGRect>
        var body: some View { Text("\(name) \(Int(geometry[anchor].minX))") }
    }

    private struct Moving: View {
        @State private var room: CGFloat = 10

        var body: some View {
            VStack(alignment: .leading) {
                HStack(spacing: 0) {
                    Color.clear.frame(width: room, height: 1)
                    // The place is in a container of its own, and is the same there wherever that is.
                    Text("mark").anchorPreference(key: HeaderKey.self, value: .bounds) { $0 }.onTapGesture {}
                }
                Button("Move") { room += 50 }
            }
            .frame(width: 300, height: 100, alignment: .topLeading)
            .overlayPreferenceValue(HeaderKey.self) { anchor in
                GeometryReader { geometry in
                    if let anchor {
                        VStack {
                            Text("closure \(Int(geometry[anchor].minX))")
                            Reader(name: "body", geometry: geometry, anchor: anchor)
                            ForEach(0..<1) { _ in Reader(name: "row", geometry: geometry, anchor: anchor) }
                            ForEach(0..<1) { _ in Text("element \(Int(geometry[anchor].minX))") }
                        }
                    }
                }
            }
        }
    }

    @Test("Whatever reads a place by a geometry follows it: the closure of the reader, bodies inside, and elements")
    func readers() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 200)) { Moving() }
        func places() -> Set<String> { Set(window.texts.filter { $0.last?.isNumber == true }) }
        window.update()
        #expect(places() == ["closure 10", "body 10", "row 10", "element 10"])
        for room in [60, 110] {
            try window.press("Move")
            window.update()
            #expect(places() == ["closure \(room)", "body \(room)", "row \(room)", "element \(room)"])
        }
    }

    // MARK: Actions for places

    @Test("An action for an anchor runs with what was laid out alone", arguments: [false, true])
    func actions(isInserted: Bool) throws {
        final class Log { var widths: [CGFloat] = [] }
        struct Content: View {
            let log: Log
            @State var isShown: Bool
            var body: some View {
                GeometryReader { proxy in
                    VStack {
                        if isShown {
                            Color.red.frame(width: 120, height: 10)
                                .anchorPreference(key: HeaderKey.self, value: .bounds) { $0 }
                        }
                        Button("Show") { isShown = true }
                    }
                    .onPreferenceChange(HeaderKey.self) { if let place = $0 { log.widths.append(proxy[place].width) } }
                }
            }
        }
        let log = Log()
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { Content(log: log, isShown: !isInserted) }
        if isInserted {
            #expect(log.widths == [])
            try window.press("Show")
        }
        window.update()
        #expect(log.widths == [120])
    }
}
