import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@testable import SwiftUICore

#Preview("A greeting") {
    Text("Good morning")
}

#Preview {
    if Date.now > .distantPast { Text("In time") } else { Text("Too early") }
}

#Preview("Sizes", traits: .fixedLayout(width: 120, height: 40), .portrait) {
    Text("Sized").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier("sized")
}

#Preview("A switch") {
    @Previewable @State var isOn = false
    @Previewable @State var name: String = "Sound"
    let title = "\(name) is \(isOn ? "on" : "off")"
    Toggle(title, isOn: $isOn)
}

#Preview("Shared", traits: .modifier(ExampleNumber())) {
    NumberView()
}

#Preview("Fails", traits: .modifier(NoNumber())) {
    NumberView()
}

struct Greeting_Previews: PreviewProvider {
    static var previews: some View {
        Text("Hello").previewDisplayName("Short")
        Text("Hello, world").previewLayout(.fixed(width: 300, height: 20))
    }
}

/// Generic types cannot be listed.
struct Generic_Previews<Value>: PreviewProvider {
    static var previews: some View { EmptyView() }
}

@Suite("Previews")
@MainActor
struct PreviewTests {
    private func preview(_ title: String) throws -> FoundPreview {
        try #require(PreviewCatalog.all().first { $0.title == title })
    }

    @Test func previewsOfTheProgramAreFoundInTheirOrder() {
        let previews = PreviewCatalog.all().filter { $0.id.contains("SwiftUIMacrosTests") }
        #expect(
            previews.map(\.title) == [
                "Greeting", "A greeting", "PreviewTests.swift", "Sizes", "A switch", "Shared", "Fails",
            ]
        )
        #expect(previews[1].id == "SwiftUIMacrosTests/PreviewTests.swift:9")
    }

    @Test func aPreviewShowsItsView() throws {
        let content = try preview("A greeting").content
        let window = TestWindow { content }
        #expect(window.texts == ["Good morning"])
    }

    @Test func previewablePropertiesKeepTheirState() throws {
        let content = try preview("A switch").content
        let window = TestWindow { content }
        #expect(window.texts.contains("Sound is off"))
        try window.toggle(window.views(.toggle)[0])
        #expect(window.texts.contains("Sound is on"))
    }

    @Test func traitsSetTheSize() throws {
        let content = try preview("Sizes").content
        let window = TestWindow { content }
        #expect(try window.view(identifier: "sized").frame.size == CGSize(width: 120, height: 40))
    }

    @Test func modifiersGiveTheirContext() async throws {
        let content = try preview("Shared").content
        let window = TestWindow { content }
        try await waitUntil("the context") {
            window.update()
            return window.texts == ["number 7"]
        }
    }

    @Test func aModifierWithoutItsContextSaysWhy() async throws {
        let content = try preview("Fails").content
        let window = TestWindow { content }
        try await waitUntil("the context") {
            window.update()
            return window.texts == ["NoNumber made no context: there is no number"]
        }
    }

    @Test func providersNameAndSizeTheirPreviews() throws {
        let content = try preview("Greeting").content
        let window = TestWindow { content.environment(\.isPreview, true) }
        #expect(window.texts == ["Short", "Hello", "Hello, world"])
        let outside = TestWindow { content }
        #expect(outside.texts == ["Hello", "Hello, world"])
    }

    @Test func theEnvironmentChoosesPreviews() {
        let name = PreviewApp.variable
        #expect(PreviewApp.request(in: [:]) == nil)
        #expect(PreviewApp.request(in: [name: ""]) == nil)
        #expect(PreviewApp.request(in: [name: "greet"]) == .show)
        guard case .print(let list, isError: false) = PreviewApp.request(in: [name: "list"]) else {
            Issue.record("no list")
            return
        }
        #expect(list.contains("A switch\tSwiftUIMacrosTests/PreviewTests.swift:"))
        guard case .print(let reason, isError: true) = PreviewApp.request(in: [name: "no such preview"]) else {
            Issue.record("no error")
            return
        }
        #expect(reason.hasPrefix("No preview has “no such preview” in its name or file. These can be shown:\n"))
    }
}

private struct NumberView: View {
    @Environment(\.exampleNumber) private var number

    var body: some View { Text("number \(number)") }
}

private struct ExampleNumber: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 7 }
    func body(content: Content, context: Int) -> some View { content.environment(\.exampleNumber, context) }
}

private struct NoNumber: PreviewModifier {
    struct Missing: LocalizedError {
        var errorDescription: String? { "there is no number" }
    }
    static func makeSharedContext() async throws -> Int { throw Missing() }
    func body(content: Content, context: Int) -> some View { content }
}

extension EnvironmentValues {
    @Entry fileprivate var exampleNumber = 0
}
