import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Animations of a part of a view")
struct BodyTransactionTests {
    @Test("A body is animated, and the view inside is not")
    func bodyOnly() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Text("view").opacity(isOn ? 0 : 1)
                    .animation(.linear(duration: 1)) { $0.rotationEffect(.degrees(isOn ? 90 : 0)) }
                    .scaleEffect(isOn ? 2 : 1)
                Button("change") { isOn = true }
            }
        }
        let window = TestWindow { Page() }
        try window.press("change")
        window.advance(by: .milliseconds(500))
        let view = try window.view(text: "view")
        #expect(view.opacity == 0 && view.scale == CGSize(width: 2, height: 2))
        #expect(abs(view.rotation.degrees - 45) < 0.01)
    }

    @Test("The view inside keeps the animation of the change, where the body has none")
    func outerAnimation() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Text("view").opacity(isOn ? 0 : 1)
                    .transaction {
                        $0.animation = nil
                    } body: {
                        $0.rotationEffect(.degrees(isOn ? 90 : 0))
                    }
                Button("change") { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
        let window = TestWindow { Page() }
        try window.press("change")
        window.advance(by: .milliseconds(500))
        let view = try window.view(text: "view")
        #expect(abs(view.opacity - 0.5) < 0.01 && view.rotation == .degrees(90))
    }

    @Test("State inside that changes by itself has its own animation")
    func innerState() throws {
        struct Inner: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Text("view").opacity(isOn ? 0 : 1)
                    Button("animate") { withAnimation(.linear(duration: 1)) { isOn = true } }
                    Button("back") { isOn = false }
                }
            }
        }
        let window = TestWindow {
            Inner().animation(.linear(duration: 10)) { $0.padding(1) }
        }
        try window.press("animate")
        window.advance(by: .milliseconds(500))
        #expect(abs(try window.view(text: "view").opacity - 0.5) < 0.01)
        window.advance(by: .seconds(1))
        try window.press("back")
        #expect(try window.view(text: "view").opacity == 1)
    }

    @Test("Animations that are disabled are none")
    func disabled() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Text("view").animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }
                Button("change") { withTransaction(\.disablesAnimations, true) { isOn = true } }
            }
        }
        let window = TestWindow { Page() }
        try window.press("change")
        #expect(try window.view(text: "view").opacity == 0)
    }
}
