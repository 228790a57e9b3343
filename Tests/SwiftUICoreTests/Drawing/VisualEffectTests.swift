import Foundation
import Observation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Effects by geometry")
struct VisualEffectTests {
    @Test("An effect knows the size and the place of its view, and changes no layout")
    func geometry() throws {
        let window = TestWindow(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Text("first").frame(width: 40, height: 50)
                    .visualEffect { content, geometry in
                        content
                            .opacity(geometry.size.width / 100)
                            .offset(x: geometry.frame(in: .global).minY, y: geometry.size.height)
                            .scaleEffect(2)
                    }
                Text("second").frame(height: 50)
            }
        }
        let first = try window.view(text: "first")
        #expect(first.opacity == 0.4)
        #expect(first.drawnOffset == CGSize(width: 50, height: 50) && first.scale == CGSize(width: 2, height: 2))
        #expect(try window.view(text: "second").frame.midY == 125)
    }

    @Test("An effect follows a view that has moved, and one that has another size")
    func moves() throws {
        struct Page: View {
            @State private var isLarge = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("change") { isLarge = true }.frame(height: isLarge ? 60 : 20)
                    Text("view").frame(width: isLarge ? 30 : 10, height: 10)
                        .visualEffect { content, geometry in
                            content.offset(x: geometry.size.width, y: geometry.frame(in: .named("page")).minY)
                        }
                    Spacer(minLength: 0)
                }
                .coordinateSpace(.named("page"))
            }
        }
        let window = TestWindow(size: CGSize(width: 200, height: 200)) { Page() }
        #expect(try window.view(text: "view").drawnOffset == CGSize(width: 10, height: 20))
        try window.press("change")
        #expect(try window.view(text: "view").drawnOffset == CGSize(width: 30, height: 60))
    }

    @Test("An effect that follows scrolling has no view evaluated")
    func scrolling() throws {
        let window = TestWindow(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        Text("row \(index)").frame(maxWidth: .infinity).frame(height: 40)
                            .visualEffect { content, geometry in
                                content.offset(x: geometry.frame(in: .scrollView).minY / 4)
                            }
                    }
                }
            }
        }
        #expect(try window.view(text: "row 1").drawnOffset.width == 10)
        try window.scroll(to: 60)
        window.update()
        #expect(try window.view(text: "row 1").drawnOffset.width == -5)
        #expect(try window.view(text: "row 3").drawnOffset.width == 15)
    }

    @Test("A change of what an effect is made of is animated, and each of several views has its own")
    func animation() throws {
        struct Page: View {
            @State private var isFaint = false
            var body: some View {
                VStack(spacing: 0) {
                    Group {
                        Text("one").frame(width: 20)
                        Text("two").frame(width: 60)
                    }
                    .visualEffect { [isFaint] content, geometry in
                        content.opacity(isFaint ? 0 : 1).offset(x: geometry.size.width)
                    }
                    Button("change") { withAnimation(.linear(duration: 1)) { isFaint = true } }
                }
            }
        }
        let window = TestWindow { Page() }
        #expect(try window.view(text: "one").drawnOffset.width == 20)
        #expect(try window.view(text: "two").drawnOffset.width == 60)
        try window.press("change")
        window.advance(by: .milliseconds(250))
        #expect(abs(try window.view(text: "two").opacity - 0.75) < 0.01)
        window.advance(by: .seconds(1))
        #expect(try window.view(text: "one").opacity == 0)
    }

    @Test("An effect follows an object that its closure reads")
    func observation() throws {
        let model = Model()
        let window = TestWindow {
            Text("view").visualEffect { content, _ in content.opacity(model.opacity) }
        }
        #expect(try window.view(text: "view").opacity == 1)
        model.opacity = 0.5
        window.update()
        #expect(try window.view(text: "view").opacity == 0.5)
    }

    @Observable
    final class Model: @unchecked Sendable {
        var opacity = 1.0
    }

    @Test("All effects reach the view, in their order")
    func allEffects() throws {
        let window = TestWindow {
            Text("view").visualEffect { content, _ in
                content.blur(radius: 1).brightness(0.1).contrast(2).saturation(0).grayscale(1).hueRotation(.degrees(90))
                    .rotationEffect(.degrees(30))
                    .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
                    .transformEffect(CGAffineTransform(translationX: 4, y: 5))
                    .scaleEffect(x: 2, y: 3)
            }
        }
        let view = try window.view(text: "view")
        #expect(view.rotation == .degrees(30) && view.scale == CGSize(width: 2, height: 3))
        #expect(abs(view.drawnOffset.height - 5) < 0.5)
    }
}
