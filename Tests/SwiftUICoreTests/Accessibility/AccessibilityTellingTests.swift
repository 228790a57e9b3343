import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("What widgets are told for assistive technologies")
struct AccessibilityTellingTests {
    @Observable @MainActor
    final class Model {
        var title = "title"
        var hasSecond = false
        var isCombined = false
        var isHidden = false
        var label: String?
        var priority = 0.0
        var count = 2
    }

    struct Content: View {
        let model: Model

        var body: some View {
            Text(model.title).opacity(0.5)
            VStack {
                Text("first").accessibilitySortPriority(model.priority)
                if model.hasSecond { Text("second") }
            }
            .cornerRadius(4)
            if let label = model.label {
                HStack {
                    Image(systemName: "star")
                    Button("button") {}
                }
                .accessibilityLabel(label)
            }
            ScrollView {
                ForEach(0..<model.count, id: \.self) { index in
                    HStack {
                        Text("row \(index)")
                        Text(model.title)
                    }
                    .opacity(0.9)
                    .accessibilityHidden(model.isHidden && index == 0)
                }
            }
            HStack {
                Circle()
                Text("in")
                Text("out")
            }
            .accessibilityElement(children: model.isCombined ? .combine : .contain)
        }
    }

    /// The elements that widgets stand for, with those inside, as a host tells of them.
    private func told(_ widgets: [MemoryWidget]) -> [String] {
        widgets.flatMap { widget -> [String] in
            switch widget.accessibility {
            case .hidden: []
            case .container: told(widget.children)
            case .element(let element):
                ["\(element.role) \(element.label ?? "")"]
                    + (element.children.isEmpty ? [] : told(widget.children).map { "  " + $0 })
            case nil: ["a widget that was told nothing"]
            }
        }
    }

    private func expected(_ elements: [AccessibilityElement]) -> [String] {
        elements.flatMap { element in
            ["\(element.role) \(element.label ?? "")"] + expected(element.children).map { "  " + $0 }
        }
    }

    @Test("After each change, widgets have been told what is true, while only what changed was told")
    func telling() throws {
        let model = Model()
        let window = TestWindow(size: .small) { Content(model: model) }
        let layout = window.graph.content.element
        func check(_ change: (Model) -> Void, _ location: SourceLocation = #_sourceLocation) {
            change(model)
            window.host.runScheduled()
            layout.tellAccessibility()
            #expect(told(window.topWidgets) == expected(layout.accessibility), sourceLocation: location)
        }
        check { _ in }
        #expect(told(window.topWidgets).first == "static text title")
        check { $0.title = "other" }
        #expect(told(window.topWidgets).first == "static text other")
        for _ in 0..<2 {
            check { $0.hasSecond.toggle() }
            check { $0.isCombined.toggle() }
            check { $0.isHidden.toggle() }
            check { $0.label = $0.label == nil ? "both" : nil }
            check { $0.title += "!" }
            check { $0.label = "changed" }
            check { $0.priority = $0.priority == 0 ? 2 : 0 }
            check { $0.count += 1 }
            check { $0.label = nil }
            check { $0.title += "?" }
        }
    }

    @Test("A widget that a sort puts elsewhere is told what is read after it")
    func order() throws {
        let model = Model()
        let window = TestWindow(size: .small) { Content(model: model) }
        let layout = window.graph.content.element
        layout.tellAccessibility()
        let first = try #require(layout.accessibility.first { $0.label == "first" }?.widget as? MemoryWidget)
        #expect(first.element?.next == nil)
        model.priority = 1
        window.host.runScheduled()
        layout.tellAccessibility()
        #expect(first.element?.next === layout.accessibility.first?.widget)
        model.priority = 0
        window.host.runScheduled()
        layout.tellAccessibility()
        #expect(first.element?.next == nil)
    }
}

extension MemoryWidget {
    fileprivate var element: AccessibilityElement? {
        if case .element(let element) = accessibility { element } else { nil }
    }
}
