import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Colours of controls")
struct StyleTintTests {
    private let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = RGBA(red: 0, green: 1, blue: 0, alpha: 1)

    private func contents<Content: WidgetContent>(_ type: Content.Type, in window: TestWindow) -> [Content] {
        window.widgets.compactMap { ($0 as? MemoryContentWidget<Content>)?.content }
    }

    @Test("A style's tint colours its control, and the view's tint does where the style has none")
    func tints() {
        let (own, around) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        let window = TestWindow(size: .small) {
            Toggle("own", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: own)).tint(around)
            Toggle("view", isOn: .constant(true)).toggleStyle(.switch).tint(around)
            Toggle("theme", isOn: .constant(true)).toggleStyle(.switch)
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: own))
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: own))
            ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: own))
        }
        #expect(contents(SwitchContent.self, in: window).map(\.tint) == [red, green, nil])
        #expect(contents(ProgressBarContent.self, in: window).map(\.tint) == [red])
        #expect(contents(SpinnerContent.self, in: window).map(\.tint) == [red])
        #expect(window.shapes.contains { $0.shape?.paint == .color(own) })
    }
    @Test("The tint of a view colours its prominent buttons, check boxes, sliders and gauges")
    func tintedControls() {
        let window = TestWindow(size: .small) {
            VStack {
                Button("prominent") {}.buttonStyle(.borderedProminent)
                Toggle("check", isOn: .constant(true)).toggleStyle(.checkbox)
                Slider(value: .constant(0.5))
                Gauge(value: 0.5) { Text("gauge") }.gaugeStyle(.linearCapacity)
            }
            .tint(Color(red: 0, green: 1, blue: 0))
        }
        #expect(contents(ButtonContent.self, in: window).map(\.tint) == [green])
        #expect(contents(CheckContent.self, in: window).map(\.tint) == [green])
        #expect(contents(SliderContent.self, in: window).map(\.tint) == [green])
        #expect(contents(LevelBarContent.self, in: window).map(\.tint) == [green])
    }
}
