import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// The places in which views take the pointer if they are drawn elsewhere than they are laid out.
@MainActor
@Suite("Places of views that are met")
struct HitPlaceTests {
    private func taps<Content: View>(
        at points: [CGPoint],
        @ViewBuilder _ content: (_ tap: @escaping @MainActor (String) -> Void) -> Content
    ) -> [String] {
        var taps: [String] = []
        let window = TestWindow(size: CGSize(width: 300, height: 300)) {
            ZStack { content { taps.append($0) } }
                .frame(width: 300, height: 300)
                .contentShape(Rectangle())
                .onTapGesture { taps.append("nothing") }
                .accessibilityIdentifier("all")
        }
        for point in points {
            guard let touch = try? window.touch(window.view(identifier: "all"), at: point) else { continue }
            touch.lift()
        }
        return taps
    }

    @Test("A view with a position takes taps where it is")
    func position() {
        let points = [CGPoint(x: 40, y: 40), CGPoint(x: 120, y: 40), CGPoint(x: 200, y: 40), CGPoint(x: 40, y: 200)]
        let taps = taps(at: points) { tap in
            ForEach(0..<3) { index in
                Color.blue
                    .frame(width: 60, height: 60)
                    .position(x: CGFloat(40 + 80 * index), y: 40)
                    .gesture(DragGesture())
                    .onTapGesture { tap("\(index)") }
            }
        }
        #expect(taps == ["0", "1", "2", "nothing"])
    }

    @Test("A view with an offset takes taps where it is drawn")
    func offset() {
        let taps = taps(at: [CGPoint(x: 150, y: 250), CGPoint(x: 150, y: 150)]) { tap in
            Color.blue.frame(width: 60, height: 60).offset(y: 100).onTapGesture { tap("moved") }
        }
        #expect(taps == ["moved", "nothing"])
    }

    @Test("A view that is turned or scaled takes taps where it is drawn")
    func transforms() {
        let turned = taps(at: [CGPoint(x: 150, y: 60), CGPoint(x: 60, y: 150)]) { tap in
            Color.blue.frame(width: 200, height: 20).rotationEffect(.degrees(90)).onTapGesture { tap("turned") }
        }
        #expect(turned == ["turned", "nothing"])
        let scaled = taps(at: [CGPoint(x: 150, y: 150), CGPoint(x: 80, y: 150)]) { tap in
            Color.blue.frame(width: 200, height: 200).scaleEffect(0.5).onTapGesture { tap("small") }
        }
        #expect(scaled == ["small", "nothing"])
    }

    @Test("A view that is cut off at a shape takes taps inside of it")
    func clip() {
        let taps = taps(at: [CGPoint(x: 150, y: 150), CGPoint(x: 55, y: 55)]) { tap in
            Color.blue.frame(width: 200, height: 200).clipShape(Circle()).onTapGesture { tap("circle") }
        }
        #expect(taps.first == "circle")
        #expect(!taps.dropFirst().contains("circle"))
    }

    @Test("The empty room of a frame, of padding and of a stack takes no taps; what is drawn in it does")
    func emptyRoom() {
        let points = [CGPoint(x: 150, y: 150), CGPoint(x: 20, y: 20)]
        #expect(
            taps(at: points) { tap in
                Text("x").frame(width: 300, height: 300).onTapGesture { tap("text") }
            } == ["text", "nothing"]
        )
        #expect(
            taps(at: points) { tap in
                Text("x").padding(130).onTapGesture { tap("text") }
            } == ["text", "nothing"]
        )
        #expect(
            taps(at: points + [CGPoint(x: 150, y: 290)]) { tap in
                VStack {
                    Spacer()
                    Text("x")
                    Spacer()
                    Color.red.frame(height: 40)
                }
                .onTapGesture { tap("stack") }
            } == ["nothing", "nothing", "stack"]
        )
    }

    @Test("A background, a content shape and a drop destination take all of the room")
    func wholeRoom() {
        let points = [CGPoint(x: 20, y: 20)]
        #expect(
            taps(at: points) { tap in
                Text("x").frame(width: 300, height: 300).background(.red).onTapGesture { tap("ground") }
            } == ["ground"]
        )
        #expect(
            taps(at: points) { tap in
                Text("x").frame(width: 300, height: 300).contentShape(Rectangle()).onTapGesture { tap("shape") }
            } == ["shape"]
        )
        #expect(
            taps(at: points) { tap in
                Text("x").frame(width: 300, height: 300).onTapGesture { tap("drop") }
                    .dropDestination(for: String.self) { _, _ in true }
            } == ["drop"]
        )
    }

    @Test("A shape is met inside of its outline, and a clear colour nowhere")
    func shapes() {
        let points = [CGPoint(x: 150, y: 150), CGPoint(x: 5, y: 5)]
        #expect(taps(at: points) { tap in Circle().onTapGesture { tap("circle") } } == ["circle", "nothing"])
        #expect(taps(at: points) { tap in Color.clear.onTapGesture { tap("clear") } } == ["nothing", "nothing"])
    }
}
