import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Gestures of views inside others")
struct GesturePrecedenceTests {
    private let journal = Journal()

    private func target(_ window: TestWindow) throws -> TestView { try window.view(text: "target") }

    @Test("The gesture of the view inside comes first")
    func inner() throws {
        let window = TestWindow {
            Text("target").onTapGesture { journal.note("inner") }.padding()
                .onTapGesture { journal.note("outer") }
        }
        try window.tap(target(window))
        #expect(journal.take() == ["inner"])
    }

    @Test("A click waits until it is certain that it is not the first of two")
    func waiting() throws {
        let window = TestWindow {
            Text("target").onTapGesture(count: 2) { journal.note("double") }.padding()
                .onTapGesture { journal.note("single") }
        }
        try window.tap(target(window))
        #expect(journal.take().isEmpty)
        window.advance(by: .seconds(1))
        #expect(journal.take() == ["single"])
        try window.tap(target(window), count: 2)
        window.advance(by: .seconds(1))
        #expect(journal.take() == ["double"])
    }

    @Test("A gesture with high priority comes before those inside, and leaves them what it is not")
    func highPriority() throws {
        let window = TestWindow {
            Text("target").gesture(TapGesture().onEnded { journal.note("inner") }).padding()
                .highPriorityGesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in journal.note("outer") })
        }
        try window.tap(target(window))
        #expect(journal.take() == ["inner"])
        try window.longPress(target(window))
        #expect(journal.take() == ["outer"])
    }

    @Test("A simultaneous gesture does not keep others from theirs")
    func simultaneous() throws {
        let window = TestWindow {
            Text("target").onTapGesture { journal.note("inner") }.padding()
                .simultaneousGesture(TapGesture().onEnded { journal.note("beside") })
                .padding()
                .onTapGesture { journal.note("outer") }
        }
        try window.tap(target(window))
        #expect(Set(journal.take()) == ["inner", "beside"])
    }

    @Test("A drag inside leaves nothing to a drag around, and a click around has its turn")
    func dragInside() throws {
        let window = TestWindow {
            Text("target").gesture(DragGesture().onEnded { _ in journal.note("inner") }).padding()
                .gesture(DragGesture(minimumDistance: 5).onChanged { _ in journal.note("outer") })
                .padding()
                .onTapGesture { journal.note("tap") }
        }
        try window.drag(target(window), by: CGSize(width: 40, height: 0))
        #expect(journal.take() == ["inner"])
        try window.tap(target(window))
        #expect(journal.take() == ["tap"])
    }

    @Test("A mask leaves the view's own gesture out, or those inside")
    func masks() throws {
        let own = TestWindow {
            Text("target").onTapGesture { journal.note("inner") }.padding()
                .highPriorityGesture(TapGesture().onEnded { journal.note("outer") }, including: .subviews)
        }
        try own.tap(target(own))
        #expect(journal.take() == ["inner"])
        let subviews = TestWindow {
            Text("target").onTapGesture { journal.note("inner") }.padding()
                .gesture(LongPressGesture().onEnded { _ in journal.note("outer") }, including: .gesture)
        }
        try subviews.tap(target(subviews))
        #expect(journal.take().isEmpty)
    }

    @Test("A gesture inside .disabled is none")
    func disabled() throws {
        let window = TestWindow {
            Text("target").onTapGesture { journal.note("inner") }.disabled(true).padding()
                .onTapGesture { journal.note("outer") }
        }
        #expect(throws: TestWindowError.self) { try window.tap(target(window)) }
        #expect(journal.take().isEmpty)
    }

    @Test("A view that changes while its gesture goes on keeps the gesture, with its new actions")
    func changing() throws {
        struct Counting: View {
            let journal: Journal
            @State private var changes = 0
            var body: some View {
                Text("target").frame(width: 100, height: 100)
                    .gesture(
                        DragGesture()
                            .onChanged { _ in changes += 1 }
                            .onEnded { _ in journal.note("ended after \(changes)") }
                    )
            }
        }
        let window = TestWindow { Counting(journal: journal) }
        try window.drag(target(window), by: CGSize(width: 40, height: 0))
        #expect(journal.take() == ["ended after 4"])
    }

    @Test("A view that is removed while its gesture goes on ends it, and the states of others are as they were")
    func removed() throws {
        struct Removing: View {
            @GestureState private var isDragging = false
            @State private var isShown = true
            var body: some View {
                if isShown {
                    Text("target").frame(width: 100, height: 100)
                        .gesture(DragGesture().updating($isDragging) { _, state, _ in state = true })
                }
                Text("dragging \(isDragging)")
                Button("remove") { isShown = false }
            }
        }
        let window = TestWindow { Removing() }
        let touch = try window.touch(target(window))
        touch.move(by: CGSize(width: 30, height: 0))
        #expect(window.texts.contains("dragging true"))
        try window.press("remove")
        #expect(window.texts.contains("dragging false"))
        touch.move(by: CGSize(width: 30, height: 0))
        touch.lift()
        #expect(window.texts.contains("dragging false"))
    }

    @Test("A window that closes while a gesture goes on is let go")
    func closed() throws {
        let window = TestWindow {
            Text("target").frame(width: 100, height: 100).gesture(DragGesture().onEnded { _ in journal.note("ended") })
        }
        let touch = try window.touch(target(window))
        touch.move(by: CGSize(width: 30, height: 0))
        window.close()
        touch.lift()
        #expect(journal.take().isEmpty)
    }

    @Test("A gesture that is none, or not enabled, leaves the click to others")
    func absent() throws {
        func gesture(_ isThere: Bool, _ note: String) -> (some Gesture)? {
            isThere ? TapGesture().onEnded { journal.note(note) } : nil
        }
        for isThere in [true, false] {
            let window = TestWindow {
                Text("target").gesture(gesture(isThere, "inner")).padding()
                    .highPriorityGesture(
                        TapGesture().onEnded { journal.note("high") },
                        name: "high",
                        isEnabled: false
                    )
                    .simultaneousGesture(TapGesture().onEnded { journal.note("beside") }, isEnabled: isThere)
                    .onTapGesture { journal.note("outer") }
            }
            try window.tap(target(window))
            #expect(Set(journal.take()) == (isThere ? ["inner", "beside"] : ["outer"]))
        }
    }
}
