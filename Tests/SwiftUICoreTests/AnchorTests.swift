import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// The places of views, by name.
private struct PlacesKey: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

private struct CountKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
@Suite("Anchors and views of preferences")
struct AnchorTests {
    @Test("A place in a view is found in the coordinates of another, and followed")
    func places() throws {
        struct Marked: View {
            @State private var room: CGFloat = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.clear.frame(width: 1, height: room)
                    Text("mark").anchorPreference(key: PlacesKey.self, value: .bounds) { ["mark": $0] }
                    Button("more") { room += 50 }
                }
                .padding(20)
                .overlayPreferenceValue(PlacesKey.self) { places in
                    GeometryReader { geometry in
                        if let place = places["mark"] {
                            Text(
                                "\(Int(geometry[place].minX)),\(Int(geometry[place].minY)) \(Int(geometry[place].width))"
                            )
                        }
                    }
                }
            }
        }
        let window = TestWindow { Marked() }
        window.update()
        #expect(window.texts.contains("20,20 40"))
        try window.press("more")
        #expect(window.texts.contains("20,70 40"))
    }

    @Test("Places of several views are collected and changed on the way")
    func collected() throws {
        let window = TestWindow {
            HStack(spacing: 10) {
                Text("aa").anchorPreference(key: PlacesKey.self, value: .bounds) { ["a": $0] }
                Text("bb").anchorPreference(key: PlacesKey.self, value: .rect(CGRect(x: 5, y: 0, width: 1, height: 1)))
                {
                    ["b": $0]
                }
            }
            .transformAnchorPreference(key: PlacesKey.self, value: .bounds) { $0["all"] = $1 }
            .backgroundPreferenceValue(PlacesKey.self) { places in
                GeometryReader { geometry in
                    let text = places.keys.sorted()
                        .map { "\($0) \(Int(geometry[places[$0]!].minX)) \(Int(geometry[places[$0]!].width))" }
                    Text(text.joined(separator: ", ")).lineLimit(1).fixedSize()
                }
            }
        }
        window.update()
        #expect(window.texts.contains("a 0 20, all 0 50, b 35 1"))
    }

    @Test("A view made of a preference follows it, and one that hands it up itself does not run without end")
    func decorations() throws {
        struct Counting: View {
            @State private var count = 1
            var body: some View {
                VStack {
                    ForEach(0..<count, id: \.self) { Text("row \($0)").preference(key: CountKey.self, value: 1) }
                    Button("more") { count += 1 }
                }
                .overlayPreferenceValue(CountKey.self) { Text("rows: \($0)").preference(key: CountKey.self, value: 10) }
                .onPreferenceChange(CountKey.self) { _ in }
            }
        }
        let window = TestWindow { Counting() }
        #expect(window.texts.contains("rows: 1"))
        try window.press("more")
        #expect(window.texts.contains("rows: 2"))
    }
}
