import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Names without a counterpart")
struct NamesWithoutCounterpartTests {
    private struct Context: PreviewContext {
        subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { T.defaultValue }
    }

    private struct Page: View {
        @Namespace private var namespace
        @State private var count = 0

        var body: some View {
            Text("text")
                .modifier(Feedback(count: count))
                .modifier(Chrome())
                .modifier(Transitions(namespace: namespace))
                .previewDevice("iPhone 15")
                .previewContext(Context())
                .previewInterfaceOrientation(.landscapeLeft)
                .submitLabel(.search)
                .menuActionDismissBehavior(.disabled)
                .accessibilityDragPoint(.center, description: "Drag")
                .accessibilityDropPoint(.center, description: Text("Drop"))
                .modifier(Rotors(namespace: namespace))
                .modifier(Services())
        }
    }

    private struct Feedback: ViewModifier {
        let count: Int

        func body(content: Content) -> some View {
            content
                .sensoryFeedback(.success, trigger: count)
                .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: count) { $0 < $1 }
                .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : .decrease }
                .hoverEffect()
                .hoverEffect(.lift)
                .hoverEffect(.highlight, isEnabled: true)
                .hoverEffectDisabled()
        }
    }

    private struct Services: ViewModifier {
        func body(content: Content) -> some View {
            content
                .exportsItemProviders([.plainText]) { [NSItemProvider(object: "text" as NSString)] }
                .exportsItemProviders([.plainText]) {
                    [NSItemProvider(object: "text" as NSString)]
                } onEdit: { providers in
                    !providers.isEmpty
                }
                .importsItemProviders([.image]) { providers in !providers.isEmpty }
                .exportableToServices(["text"])
                .exportableToServices(["text"]) { texts in !texts.isEmpty }
                .importableFromServices(for: String.self) { texts in !texts.isEmpty }
        }
    }

    private struct Chrome: ViewModifier {
        func body(content: Content) -> some View {
            content
                .statusBarHidden()
                .persistentSystemOverlays(.hidden)
                .defersSystemGestures(on: .all)
                .toolbarTitleDisplayMode(.inline)
                .tabBarMinimizeBehavior(.onScrollDown)
                .widgetAccentable()
        }
    }

    private struct Transitions: ViewModifier {
        let namespace: Namespace.ID

        func body(content: Content) -> some View {
            content
                .matchedTransitionSource(id: "a", in: namespace)
                .matchedTransitionSource(id: "b", in: namespace) { $0.clipShape(RoundedRectangle(cornerRadius: 4)) }
                .navigationTransition(.zoom(sourceID: "a", in: namespace))
                .navigationTransition(.automatic)
        }
    }

    /// The rotors of an app for reading messages, in each of Apple's forms.
    private struct Rotors: ViewModifier {
        struct Message: Identifiable {
            let id: Int
            let subject: String
            let isUrgent: Bool
        }

        struct Urgent: AccessibilityRotorContent {
            let messages: [Message]

            var body: some AccessibilityRotorContent {
                ForEach(messages) { message in
                    if message.isUrgent { AccessibilityRotorEntry(message.subject, id: message.id) }
                }
            }
        }

        let namespace: Namespace.ID
        private let messages = [Message(id: 1, subject: "Hello", isUrgent: true)]

        func body(content: Content) -> some View {
            let text = "One two"
            content
                .accessibilityRotorEntry(id: 1, in: namespace)
                .accessibilityRotor("Urgent") {
                    ForEach(messages) { message in
                        if message.isUrgent {
                            AccessibilityRotorEntry(message.subject, id: message.id) { print("scroll") }
                        } else {
                            AccessibilityRotorEntry("Other", id: message.id, in: namespace)
                        }
                    }
                    AccessibilityRotorEntry(Text("Last"), id: 2)
                }
                .accessibilityRotor(Text("Own")) { Urgent(messages: messages) }
                .accessibilityRotor(.headings) { Group { AccessibilityRotorEntry("First", id: "a") } }
                .accessibilityRotor("All", entries: messages, entryLabel: \.subject)
                .accessibilityRotor(.links(visited: false), entries: messages, entryID: \.id, entryLabel: \.subject)
                .accessibilityRotor("Words", textRanges: [text.startIndex..<text.endIndex])
                .accessibilityRotor(.headings(level: .h1), textRanges: [])
                .accessibilityRotor(.boldText) {
                    AccessibilityRotorEntry(textRange: text.startIndex..<text.endIndex)
                }
        }
    }

    @Test("They leave a view as it is")
    func unchanged() throws {
        let plain = TestWindow(size: .small) { Text("text") }
        let window = TestWindow(size: .small) { Page() }
        #expect(window.texts == ["text"])
        #expect(try window.frame(ofText: "text") == plain.frame(ofText: "text"))
    }
}
