import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@Suite("Keyframes")
struct KeyframeTests {
    private struct Look: Equatable {
        var scale = 1.0
        var offset = CGSize.zero
        var angle = Angle.zero
    }

    @Test("Tracks run beside each other, and each stays at its end")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(3, duration: 1)
                MoveKeyframe(10)
                LinearKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.offset) {
                LinearKeyframe(CGSize(width: 100, height: -100), duration: 0.5)
            }
            KeyframeTrack(\.angle) { MoveKeyframe(.degrees(90)) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0).scale == 1 && timeline.value(time: 0).angle == .degrees(90))
        let quarter = timeline.value(progress: 0.125)
        #expect(quarter.scale == 1.5 && quarter.offset == CGSize(width: 50, height: -50))
        #expect(timeline.value(time: 1).scale == 10 && timeline.value(time: 1.5).scale == 5)
        #expect(timeline.value(time: 1.5).offset == CGSize(width: 100, height: -100))
        #expect(timeline.value(time: 9).scale == 0 && timeline.value(time: -1).scale == 1)
    }

    @Test("Keyframes of the whole value need no track, and may be made by conditions and loops")
    func wholeValue() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                for step in 1...3 { LinearKeyframe(Double(step) * 10, duration: 1) }
                if isLong { LinearKeyframe(0, duration: 5) } else { MoveKeyframe(-1) }
            }
        }
        #expect(timeline(true).duration == 8 && timeline(true).value(time: 2.5) == 25)
        #expect(timeline(false).duration == 3 && timeline(false).value(time: 3) == -1)
        let nothing = KeyframeTimeline(initialValue: 4.0) {}
        #expect(nothing.duration == 0 && nothing.value(time: 1) == 4)
    }

    /// Keyframes of a program's own.
    private struct Bounce: KeyframeTrackContent {
        var height: Double
        var body: some KeyframeTrackContent<Double> {
            LinearKeyframe(height, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
    }

    private struct Both: Keyframes {
        var body: some Keyframes<Look> {
            KeyframeTrack(\.scale) { Bounce(height: 5) }
            KeyframeTrack(\.offset.width) { LinearKeyframe(8, duration: 4) }
        }
    }

    @Test("A program makes keyframes of others")
    func composed() {
        let timeline = KeyframeTimeline(initialValue: Look()) { Both() }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 1).scale == 5 && timeline.value(time: 2).scale == 0)
        #expect(timeline.value(time: 1).offset.width == 2)
    }

    @Test("Cubic keyframes in a row have no corner, and rest at their ends")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(30, duration: 1)
            CubicKeyframe(0, duration: 1)
        }
        for (time, value) in [(0.0, 0.0), (1, 10), (2, 30), (3, 0)] { #expect(timeline.value(time: time) == value) }
        func slope(_ time: Double) -> (before: Double, after: Double) {
            let (before, here, after) = (
                timeline.value(time: time - 1e-5), timeline.value(time: time), timeline.value(time: time + 1e-5)
            )
            return ((here - before) / 1e-5, (after - here) / 1e-5)
        }
        // Of a Catmull-Rom spline: from the value before to the one behind.
        #expect(abs(slope(1).before - 15) < 0.01 && abs(slope(1).after - 15) < 0.01)
        #expect(abs(slope(2).before + 5) < 0.01 && abs(slope(2).after + 5) < 0.01)
        #expect(abs(slope(0).after) < 0.01 && abs(slope(3).before) < 0.01)
        let fast = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1, startVelocity: 100, endVelocity: -40)
        }
        #expect(abs(fast.value(time: 0.001) - 0.1) < 0.001 && abs(fast.value(time: 0.999) - 10.04) < 0.001)
    }

    @Test("A spring goes on with the speed before it, and has come to rest in the end")
    func spring() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(10, spring: spring)
        }
        #expect(abs(timeline.duration - 1 - spring.settlingDuration) < 1e-9)
        // It goes further than it is to, by the speed that it had.
        #expect(timeline.value(time: 1.05) > 10.2)
        #expect(timeline.value(time: timeline.duration) == 10)
        let still = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(10, duration: 0.3, spring: spring, startVelocity: 0)
        }
        #expect(still.value(time: 1.05) == 10 && still.duration == 1.3)
        let short = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 0.1, spring: spring)
            LinearKeyframe(10, duration: 1)
        }
        let left = spring.value(target: 10.0, time: 0.1)
        #expect(abs(short.value(time: 0.1) - left) < 1e-9 && abs(short.value(time: 0.6) - (left + 10) / 2) < 1e-9)
    }

    @Test("Durations that are none take no time")
    func hostileDurations() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: -1)
            CubicKeyframe(2, duration: .nan)
            SpringKeyframe(3, duration: .infinity)
            CubicKeyframe(4, duration: 1)
        }
        #expect(timeline.duration == 1 && timeline.value(time: 0) == 3 && timeline.value(time: 1) == 4)
        let endless = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(3, spring: Spring(mass: 1, stiffness: 10, damping: 0))
        }
        #expect(endless.duration.isFinite)
    }
}

@MainActor
@Suite("Views with keyframes")
struct KeyframeAnimatorTests {
    @Test("Keyframes are played again and again")
    func repeating() throws {
        let window = TestWindow {
            Text("view").keyframeAnimator(initialValue: 1.0) { content, value in
                content.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(0, duration: 1)
                LinearKeyframe(1, duration: 1)
            }
        }
        func opacity() throws -> Double { (try window.view(text: "view").opacity * 100).rounded() / 100 }
        #expect(try opacity() == 1)
        window.advance(by: .milliseconds(500))
        #expect(try opacity() == 0.5)
        window.advance(by: .milliseconds(750))
        #expect(try opacity() == 0.25)
        window.advance(by: .milliseconds(1250))
        #expect(try opacity() == 0.5)
        #expect(window.isAnimating)
    }

    @Test("A change of the value plays the keyframes once, from where the view is")
    func trigger() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                    Text("view").rotationEffect(.degrees(value))
                } keyframes: { value in
                    LinearKeyframe(value + 90, duration: 1)
                }
                Button("go") { count += 1 }
            }
        }
        let window = TestWindow { Page() }
        func degrees() throws -> Double { try window.view(text: "view").rotation.degrees.rounded() }
        window.advance(by: .seconds(1))
        #expect(try degrees() == 0)
        try window.press("go")
        window.advance(by: .milliseconds(500))
        #expect(try degrees() == 45)
        window.advance(by: .seconds(1))
        #expect(try degrees() == 90 && !window.isAnimating)
        try window.press("go")
        window.advance(by: .milliseconds(500))
        #expect(try degrees() == 135)
        // What is played ends, and another begins.
        try window.press("go")
        window.advance(by: .milliseconds(500))
        #expect(try degrees() == 180)
        window.advance(by: .seconds(1))
        #expect(try degrees() == 225)
    }

    @Test("A view that does not repeat its keyframes has its first value, and a view that is gone plays none")
    func stopping() throws {
        struct Page: View {
            @State private var isPlaying = true
            @State private var isShown = true
            var body: some View {
                if isShown {
                    Text("view").keyframeAnimator(initialValue: 1.0, repeating: isPlaying) { content, value in
                        content.opacity(value)
                    } keyframes: { _ in
                        LinearKeyframe(0, duration: 10)
                    }
                }
                Button("pause") { isPlaying.toggle() }
                Button("remove") { isShown = false }
            }
        }
        let window = TestWindow { Page() }
        window.advance(by: .seconds(5))
        #expect(try window.view(text: "view").opacity < 0.6)
        try window.press("pause")
        #expect(try window.view(text: "view").opacity == 1)
        #expect(!window.isAnimating)
        try window.press("pause")
        #expect(window.isAnimating)
        try window.press("remove")
        window.advance(by: .milliseconds(100))
        #expect(!window.isAnimating)
    }
}
