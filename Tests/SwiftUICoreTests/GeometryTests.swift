import Foundation
import SwiftUICore
import Testing
import TransferableTesting

import func TransferTestSupport.waitUntil

@MainActor
@Suite("Geometry and identity")
struct GeometryTests {
    @Test("A geometry reader takes what it is offered, and its content is made of that")
    func size() {
        let window = TestWindow(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                GeometryReader { geometry in
                    Rectangle().frame(width: geometry.size.width / 2, height: geometry.size.height / 4)
                }
                Rectangle().frame(width: 50, height: 10)
            }
        }
        window.layOut()
        let frames = window.shapeFrames()
        #expect(frames[0] == CGRect(0, 0, 75, 25))
    }

    @Test("What appears in a geometry reader is told the size that was laid out, and once")
    func appearance() async throws {
        final class Found { var sizes: [CGSize] = [] }
        let found = Found()
        let window = TestWindow(size: CGSize(width: 200, height: 100)) {
            GeometryReader { outer in
                VStack {
                    GeometryReader { inner in
                        Text("x")
                            .onAppear { found.sizes += [outer.size, inner.size] }
                            .task { found.sizes.append(inner.size) }
                    }
                    .frame(width: 50, height: 40)
                }
            }
        }
        window.update()
        try await waitUntil("the task") { found.sizes.count >= 3 }
        #expect(
            found.sizes == [CGSize(width: 200, height: 100)] + Array(repeating: CGSize(width: 50, height: 40), count: 2)
        )
    }

    @Test("A geometry reader tells where it is in the window, and in a space with a name")
    func frames() {
        final class Found { var frames: [CGRect] = [] }
        let found = Found()
        let window = TestWindow(size: CGSize(width: 200, height: 100)) {
            VStack(spacing: 0) {
                Rectangle().frame(height: 20)
                GeometryReader { geometry in
                    let _ = found.frames.append(geometry.frame(in: .global))
                    let _ = found.frames.append(geometry.frame(in: .named("stack")))
                    Rectangle()
                }
                .opacity(0.5)
                .padding(5)
                .coordinateSpace(name: "stack")
            }
        }
        window.layOut()
        #expect(found.frames.suffix(2) == [CGRect(5, 25, 190, 70), CGRect(5, 5, 190, 70)])
    }

    @Test("A view with another identity starts anew")
    func identity() throws {
        struct Content: View {
            @State private var id = 1
            var body: some View {
                Counter(name: "a").id(id)
                Button("reset") { id += 1 }
            }
        }
        let window = TestWindow(size: .small) { Content() }
        try window.press("a+")
        #expect(window.texts.contains("a 1"))
        try window.press("reset")
        #expect(window.texts.contains("a 0"))
    }

    @Test("A view that compares itself is evaluated only when it says that it differs")
    func equatable() throws {
        struct Rounded: View, Equatable {
            let value: Int
            let journal: Journal
            nonisolated static func == (first: Rounded, second: Rounded) -> Bool {
                first.value / 10 == second.value / 10
            }
            var body: some View {
                let _ = journal.note("\(value)")
                Text("\(value)")
            }
        }
        struct Content: View {
            let journal: Journal
            @State private var value = 8
            var body: some View {
                Rounded(value: value, journal: journal).equatable()
                Button("more") { value += 1 }
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["8"])
        try window.press("more")
        #expect(journal.take().isEmpty)
        try window.press("more")
        #expect(journal.take() == ["10"])
    }
}
