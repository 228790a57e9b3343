import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

@MainActor
@Suite("Looks of text and images")
struct LookTests {
    @Test("Text takes what the views around say, where it says nothing itself")
    func inherited() throws {
        let window = TestWindow(size: .small) {
            Group {
                Text("a")
                Text("b").kerning(3)
            }
            .kerning(1)
            .baselineOffset(2)
            .underline(color: .red)
        }
        let (a, b) = (try #require(window.text("a").text), try #require(window.text("b").text))
        #expect(a.runs[0].look.spacing == 1 && b.runs[0].look.spacing == 3)
        #expect(a.runs[0].look.baselineOffset == 2 && a.runs[0].isUnderlined)
        #expect(a.runs[0].look.underline?.color == .red)
    }

    @Test("Letters are shown in the case that the views around set")
    func textCase() {
        let window = TestWindow(size: .small) {
            Text("Ab").textCase(.uppercase)
            Text("Ab").textCase(.lowercase)
            Text("Ab").textCase(nil).textCase(.uppercase)
        }
        #expect(window.texts == ["AB", "ab", "Ab"])
    }

    @Test("Text in a style grows with the size that is wanted, within the limits")
    func dynamicType() throws {
        struct Probe: View {
            @Environment(\.dynamicTypeSize) private var size
            @ScaledMetric private var length = 17.0
            var body: some View { Text("\(size)") + Text(" \(Int(length))") }
        }
        let window = TestWindow(size: .small) {
            Probe().dynamicTypeSize(.xxLarge)
            Probe().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility5)
            Probe()
            Text("large").font(.body).dynamicTypeSize(.xxxLarge)
            Text("fixed").font(.system(size: 10)).dynamicTypeSize(.xxxLarge)
        }
        #expect(window.texts.prefix(3) == ["xxLarge 21", "xLarge 19", "large 17"])
        #expect(try #require(window.text("large").text).runs[0].font?.size == .relative(23.0 / 17))
        #expect(try #require(window.text("fixed").text).runs[0].font?.size == .points(10))
    }

    @Test("What is redacted is not told, and what is private only where it is to be")
    func redaction() throws {
        let window = TestWindow(size: .small) {
            Group {
                Text("balance").privacySensitive()
                Text("label")
            }
            .redacted(reason: .privacy)
            Text("any").redacted(reason: .placeholder)
            Text("shown").unredacted().redacted(reason: .placeholder)
        }
        func isRedacted(_ text: String) throws -> Bool { try #require(window.text(text).text).lines.isRedacted }
        #expect(try isRedacted("balance") && !isRedacted("label") && isRedacted("any") && !isRedacted("shown"))
        #expect(window.graph.rootElement.accessibility.compactMap(\.label) == ["label", "shown"])
    }

    @Test("Symbols have the forms and the size of their place")
    func symbols() throws {
        let window = TestWindow(size: .small) {
            Image(systemName: "heart").symbolVariant(.fill)
            Image(systemName: "heart.fill").symbolVariant(.circle).symbolVariant(.slash)
            Image(systemName: "bell").symbolVariant(.none).imageScale(.large)
        }
        let images = window.widgets.compactMap { $0.content(ImageContent.self) }
        #expect(images.map(\.source) == [.symbol("heart.fill"), .symbol("heart.circle.slash.fill"), .symbol("bell")])
        #expect(images[2].look.symbolScale > images[0].look.symbolScale)
    }

    @Test("Symbols have the colours, the value and the set of their place")
    func symbolLooks() {
        let window = TestWindow(size: .small) {
            VStack {
                Image(systemName: "wifi", variableValue: 0.5)
                Image(systemName: "heart").symbolRenderingMode(.multicolor)
                Image(systemName: "star").symbolSet(.desktop).foregroundStyle(.red, .green)
            }
            .symbolRenderingMode(.hierarchical)
        }
        let images = window.widgets.compactMap { $0.content(ImageContent.self) }
        #expect(images.map(\.look.symbolRendering) == [.hierarchical, .multicolor, .hierarchical])
        #expect(images.map(\.look.variableValue) == [0.5, nil, nil])
        #expect(images.map(\.look.symbolSet) == [.drawn, .drawn, .desktop])
        #expect(images.map(\.foregroundLevels.count) == [0, 0, 1])
    }

    @Test("A foreground has levels of its own where they are named")
    func levels() {
        let window = TestWindow(size: .small) {
            Group {
                Circle().fill(.primary)
                Circle().fill(.secondary)
                Circle().fill(.tertiary)
            }
            .foregroundStyle(.red, .green)
            Circle().fill(.red.secondary)
            Circle().fill(.background).backgroundStyle(.blue)
            Circle().fill(.tint).tint(LinearGradient(colors: [.green, .red], startPoint: .top, endPoint: .bottom))
        }
        let wanted: [Color] = [.red, .green, .red.opacity(0.35), .red.opacity(0.6), .blue]
        let paints = window.shapes.compactMap { $0.shape?.paint }
        #expect(paints.dropLast() == wanted.map { .color($0) }[...])
        guard case .linearGradient(let gradient, _, _)? = paints.last?.storage else {
            Issue.record("The tint is \(String(describing: paints.last)).")
            return
        }
        #expect(gradient.stops.map(\.color) == [.green, .red])
    }

    @Test("Colours are mixed by parts and by how they look")
    func mixing() {
        let environment = EnvironmentValues()
        let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
        #expect(abs(device.red - 0.5) < 0.01)
        let perceptual = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
        #expect(perceptual.red > 0.3 && perceptual.red < 0.45)
        #expect(Color.red.mix(with: .blue, by: 0) == .red && Color.red.mix(with: .blue, by: 2) == .blue)
    }

    @Test("A container's shape is that of the shapes inside that follow it")
    func containerShape() {
        let window = TestWindow(size: .small) {
            ContainerRelativeShape().containerShape(Capsule())
            ContainerRelativeShape()
        }
        #expect(window.shapes.map { $0.shape?.shape is Capsule } == [true, false])
    }

    @Test("A picture that is not there fails, and one in a file is shown")
    func asyncImage() async throws {
        struct Page: View {
            let url: URL?
            var body: some View {
                AsyncImage(url: url) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image
                    case .failure: Text("failed")
                    @unknown default: Text("unknown")
                    }
                }
            }
        }
        let missing = TestWindow { Page(url: URL(fileURLWithPath: "/nowhere/at/all.png")) }
        try await wait(for: missing) { missing.texts == ["failed"] }
        let none = TestWindow { Page(url: nil) }
        #expect(none.texts == ["empty"])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try Data("not read yet".utf8).write(to: file)
        let there = TestWindow { Page(url: file) }
        try await wait(for: there) { !there.views(.image).isEmpty }
    }

    @Test("A picture is loaded once, whatever stands in its place until then", arguments: [true, false])
    func pictureIsLoadedOnce(showsNothing: Bool) async throws {
        @MainActor
        final class Phases {
            var all: [String] = []
            func note(_ phase: String) { if all.last != phase { all.append(phase) } }
        }
        struct Page: View {
            let url: URL?
            let showsNothing: Bool
            let phases: Phases
            var body: some View {
                AsyncImage(url: url) { phase in
                    let _ = phases.note("\(phase)".prefix { $0.isLetter }.description)
                    if let image = phase.image { image } else if !showsNothing { Text("empty") }
                }
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try Data("not read yet".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let phases = Phases()
        let window = TestWindow { Page(url: file, showsNothing: showsNothing, phases: phases) }
        try await wait(for: window) { !window.views(.image).isEmpty }
        // Another one, which begins to load later, is there: so would be the first, were it loaded once more.
        let later = TestWindow { Page(url: file, showsNothing: showsNothing, phases: Phases()) }
        try await wait(for: later) {
            window.update()
            return !later.views(.image).isEmpty
        }
        window.update()
        #expect(phases.all == ["empty", "success"])
    }

    private func wait(for window: TestWindow, until isSo: () -> Bool) async throws {
        try await waitUntil("what is shown: \(window.texts)") {
            window.update()
            return isSo()
        }
    }
}
