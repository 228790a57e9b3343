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
                .sensoryFeedback(.success, trigger: count)
                .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: count) { $0 < $1 }
                .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : .decrease }
                .hoverEffect()
                .hoverEffect(.lift)
                .hoverEffect(.highlight, isEnabled: true)
                .hoverEffectDisabled()
                .statusBarHidden()
                .persistentSystemOverlays(.hidden)
                .defersSystemGestures(on: .all)
                .toolbarTitleDisplayMode(.inline)
                .tabBarMinimizeBehavior(.onScrollDown)
                .widgetAccentable()
                .matchedTransitionSource(id: "a", in: namespace)
                .matchedTransitionSource(id: "b", in: namespace) { $0.clipShape(RoundedRectangle(cornerRadius: 4)) }
                .navigationTransition(.zoom(sourceID: "a", in: namespace))
                .navigationTransition(.automatic)
                .previewDevice("iPhone 15")
                .previewContext(Context())
                .previewInterfaceOrientation(.landscapeLeft)
                .submitLabel(.search)
                .menuActionDismissBehavior(.disabled)
                .accessibilityDragPoint(.center, description: "Drag")
                .accessibilityDropPoint(.center, description: Text("Drop"))
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
