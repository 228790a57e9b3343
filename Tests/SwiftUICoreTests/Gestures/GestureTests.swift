import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// A gesture that a program makes of another.
private struct Shake: Gesture {
    var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 40) }
}

@MainActor
@Suite("Gestures")
struct GestureTests {
    private let journal = Journal()

    private func window<Added: Gesture>(_ gesture: Added) -> TestWindow {
        TestWindow { Text("target").frame(width: 100, height: 100).gesture(gesture) }
    }

    private func target(_ window: TestWindow) throws -> TestView { try window.view(text: "target") }

    @Test("Clicks are counted, at one place and in quick succession")
    func taps() throws {
        let window = window(TapGesture(count: 2).onEnded { journal.note("double") })
        try window.tap(target(window))
        window.advance(by: .seconds(1))
        try window.tap(target(window))
        #expect(journal.take().isEmpty)
        window.advance(by: .seconds(1))
        try window.tap(target(window), count: 2)
        #expect(journal.take() == ["double"])
        window.advance(by: .seconds(1))
        try window.tap(target(window), at: CGPoint(x: 0, y: 10))
        try window.tap(target(window), at: CGPoint(x: 50, y: 10))
        #expect(journal.take().isEmpty)
    }

    @Test("A gesture with keys is one only where they are all held")
    func modifiers() throws {
        let window = window(
            TapGesture().modifiers([.shift, .command]).onEnded { journal.note("both") }
                .exclusively(
                    before: TapGesture().modifiers(.shift).onEnded { journal.note("shift") }
                        .exclusively(before: TapGesture().onEnded { journal.note("plain") })
                )
        )
        let held: [EventModifiers] = [[], .option, .shift, [.shift, .option], [.shift, .command], .all]
        for modifiers in held {
            try window.tap(target(window), modifiers: modifiers)
            window.advance(by: .seconds(1))
        }
        #expect(journal.take() == ["plain", "plain", "shift", "shift", "both", "both"])
    }

    @Test("A pointer that moves is no click, and a click is no drag")
    func tapOrDrag() throws {
        let window = TestWindow {
            Text("target").frame(width: 100, height: 100)
                .gesture(
                    TapGesture().onEnded { journal.note("tap") }
                        .exclusively(before: DragGesture().onEnded { journal.note("drag \($0.translation.width)") })
                )
        }
        try window.tap(target(window))
        #expect(journal.take() == ["tap"])
        try window.drag(target(window), by: CGSize(width: 40, height: 0))
        #expect(journal.take() == ["drag 40.0"])
    }

    @Test("A click says where it is, in the view, in another or in the window")
    func locations() throws {
        let window = TestWindow(size: CGSize(width: 300, height: 300)) {
            Text("target").frame(width: 100, height: 100).padding(10)
                .onTapGesture { journal.note("local \(Int($0.x)),\(Int($0.y))") }
                .padding(20)
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .global).onEnded {
                        journal.note("global \(Int($0.location.x)),\(Int($0.location.y))")
                    }
                )
                .simultaneousGesture(
                    SpatialTapGesture(coordinateSpace: .named("outer")).onEnded {
                        journal.note("named \(Int($0.location.x)),\(Int($0.location.y))")
                    }
                )
                .padding(5)
                .coordinateSpace(name: "outer")
        }
        // The text stands in the middle of its frame, which is 45 points from the window's edge to the frame.
        let frame = try target(window).frame
        try window.tap(target(window))
        #expect(
            Set(journal.take()) == [
                "local 60,60", "global \(Int(frame.midX)),\(Int(frame.midY))", "named 85,85",
            ]
        )
    }

    @Test("A press that lasts is told when it has lasted, and its beginning is shown")
    func longPresses() throws {
        let window = TestWindow {
            Text("target").frame(width: 100, height: 100)
                .onLongPressGesture(minimumDuration: 0.5) {
                    journal.note("long")
                } onPressingChanged: {
                    journal.note("pressing \($0)")
                }
        }
        try window.longPress(target(window), for: .milliseconds(300))
        #expect(journal.take() == ["pressing true", "pressing false"])
        let touch = try window.touch(target(window))
        window.advance(by: .milliseconds(600))
        #expect(Set(journal.take()) == ["pressing true", "long", "pressing false"])
        touch.lift()
        #expect(journal.take().isEmpty)
        let moved = try window.touch(target(window))
        moved.move(by: CGSize(width: 30, height: 0))
        window.advance(by: .seconds(1))
        #expect(journal.take() == ["pressing true", "pressing false"])
    }

    @Test("A drag begins when it is far enough, and tells how far and how fast it goes")
    func drags() throws {
        let window = window(
            DragGesture(minimumDistance: 20)
                .onChanged { journal.note("\(Int($0.translation.width))") }
                .onEnded { journal.note("ended \(Int($0.translation.width)) \(Int($0.velocity.width.rounded()))") }
        )
        let touch = try window.touch(target(window), at: CGPoint(x: 10, y: 10))
        touch.move(by: CGSize(width: 10, height: 0))
        #expect(journal.take().isEmpty)
        window.advance(by: .milliseconds(100))
        touch.move(by: CGSize(width: 20, height: 0))
        #expect(journal.take() == ["30"])
        window.advance(by: .milliseconds(100))
        touch.move(by: CGSize(width: 10, height: 0))
        window.advance(by: .milliseconds(100))
        touch.lift()
        #expect(journal.take() == ["40", "ended 40 0"])
    }

    @Test("A drag of the window moves it from when the pointer has moved a little, and a click does not")
    func windowDrag() throws {
        let journal = Journal()
        let window = window(WindowDragGesture().onEnded { _ in journal.note("moved") })
        let target = try window.view(text: "target")
        try window.tap(target)
        #expect(window.windowMoves == 0 && journal.take().isEmpty)
        try window.drag(target, by: CGSize(width: 60, height: 0))
        #expect(window.windowMoves == 1)
        #expect(journal.take() == ["moved"])
        // The window manager takes the pointer.
        let touch = try window.touch(target)
        touch.move(by: CGSize(width: 60, height: 0))
        touch.cancel()
        #expect(window.windowMoves == 2)
        try window.drag(target, by: CGSize(width: 60, height: 0))
        #expect(window.windowMoves == 3)
    }

    @Test("A gesture of a program's own is recognized by its body")
    func custom() throws {
        let window = window(Shake().onEnded { _ in journal.note("shake") })
        try window.drag(target(window), by: CGSize(width: 30, height: 0))
        #expect(journal.take().isEmpty)
        try window.drag(target(window), by: CGSize(width: 50, height: 0))
        #expect(journal.take() == ["shake"])
    }

    @Test("A state follows a gesture as long as it goes on, also when it is taken away")
    func gestureStates() throws {
        struct Dragging: View {
            @GestureState private var distance: CGFloat = 0
            var body: some View {
                Text("target").frame(width: 100, height: 100)
                    .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation.width })
                Text("distance \(Int(distance))")
            }
        }
        let window = TestWindow { Dragging() }
        let touch = try window.touch(target(window))
        touch.move(by: CGSize(width: 30, height: 0))
        touch.move(by: CGSize(width: 10, height: 0))
        #expect(window.texts.contains("distance 40"))
        touch.lift()
        #expect(window.texts.contains("distance 0"))
        let taken = try window.touch(target(window))
        taken.move(by: CGSize(width: 30, height: 0))
        #expect(window.texts.contains("distance 30"))
        taken.cancel()
        #expect(window.texts.contains("distance 0"))
    }

    @Test("A state returns over time with its reset transaction")
    func resetTransactions() throws {
        struct Returning: View {
            @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var isOn = false
            var body: some View {
                Text("target").frame(width: 100, height: 100).opacity(isOn ? 0 : 1)
                    .gesture(DragGesture(minimumDistance: 0).updating($isOn) { _, state, _ in state = true })
            }
        }
        let window = TestWindow { Returning() }
        let touch = try window.touch(target(window))
        #expect(try target(window).opacity == 0)
        touch.lift()
        window.advance(by: .milliseconds(500))
        #expect(try abs(target(window).opacity - 0.5) < 1e-6)
    }

    @Test("Two gestures are looked for at once, one after the other, or one before the other")
    func combinations() throws {
        let both = window(
            LongPressGesture(minimumDuration: 0.2).simultaneously(with: DragGesture())
                .onEnded { value in
                    let way = (value.second?.translation.width).map { "\(Int($0))" } ?? "none"
                    journal.note("\(value.first ?? false) \(way)")
                }
        )
        let touch = try both.touch(target(both))
        both.advance(by: .milliseconds(300))
        touch.move(by: CGSize(width: 20, height: 0))
        touch.lift()
        #expect(journal.take() == ["true 20"])

        let sequence = window(
            LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
                .onChanged { value in
                    if case .second(_, let drag?) = value { journal.note("drag \(Int(drag.translation.width))") }
                }
                .onEnded { _ in journal.note("ended") }
        )
        try sequence.drag(target(sequence), by: CGSize(width: 40, height: 0))
        #expect(journal.take().isEmpty)
        let pressed = try sequence.touch(target(sequence))
        sequence.advance(by: .milliseconds(300))
        pressed.move(by: CGSize(width: 20, height: 0))
        pressed.lift()
        #expect(journal.take() == ["drag 20", "ended"])

        let double = window(
            TapGesture(count: 2).onEnded { journal.note("double") }
                .exclusively(before: TapGesture().onEnded { journal.note("single") })
        )
        try double.tap(target(double))
        #expect(journal.take().isEmpty)
        double.advance(by: .seconds(1))
        #expect(journal.take() == ["single"])
        try double.tap(target(double), count: 2)
        double.advance(by: .seconds(1))
        #expect(journal.take() == ["double"])
    }

    @Test("A gesture's value is made into another")
    func mapped() throws {
        let window = window(DragGesture().map { Int($0.translation.width) }.onChanged { journal.note("\($0)") })
        try window.drag(target(window), by: CGSize(width: 40, height: 0))
        #expect(journal.take() == ["10", "20", "30", "40"])
    }

    @Test("Two fingers magnify and rotate")
    func fingers() throws {
        let window = TestWindow {
            Text("target").frame(width: 100, height: 100)
                .gesture(MagnifyGesture().onEnded { journal.note("scale \($0.magnification)") })
                .simultaneousGesture(
                    RotateGesture().onEnded { journal.note("angle \(Int($0.rotation.degrees.rounded()))") }
                )
        }
        try window.magnify(target(window), by: 2)
        try window.rotate(target(window), by: .degrees(45))
        try window.magnify(target(window), by: 1)
        #expect(journal.take() == ["scale 2.0", "angle 45"])
    }

    @Test("Two fingers magnify and rotate by the former names, whose values are numbers and angles")
    func formerNames() throws {
        let window = TestWindow {
            Text("target").frame(width: 100, height: 100)
                .gesture(MagnificationGesture().onEnded { journal.note("scale \($0)") })
                .simultaneousGesture(
                    RotationGesture(minimumAngleDelta: .degrees(20)).onEnded {
                        journal.note("angle \(Int($0.degrees.rounded()))")
                    }
                )
        }
        try window.magnify(target(window), by: 2)
        try window.rotate(target(window), by: .degrees(45))
        try window.rotate(target(window), by: .degrees(10))
        #expect(journal.take() == ["scale 2.0", "angle 45"])
    }

    @Test("The pointer over a view is told, where it is and when it leaves")
    func hovering() throws {
        let window = TestWindow {
            Text("target").frame(width: 100, height: 100)
                .onHover { journal.note("over \($0)") }
                .padding(10)
                .onContinuousHover { journal.note($0 == .ended ? "ended" : "moved") }
            Text("other")
        }
        window.hover(try target(window))
        #expect(Set(journal.take()) == ["over true", "moved"])
        window.hover(try target(window), at: CGPoint(x: 1, y: 1))
        #expect(journal.take() == ["moved"])
        window.hover(try window.view(text: "other"))
        #expect(Set(journal.take()) == ["over false", "ended"])
    }
}
