import Foundation
import SwiftUICore
import Testing

@Suite("Timing of animations")
struct TimingTests {
    /// Returns the positions of an animation to 1 at some times; nil for one that has ended.
    private func positions(_ animation: Animation, _ times: [TimeInterval]) -> [Double?] {
        var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
        return times.map { animation.animate(value: 1, time: $0, context: &context) }
    }

    private func expect(_ found: [Double?], _ wanted: [Double?], _ location: SourceLocation = #_sourceLocation) {
        let isSame = zip(found, wanted).allSatisfy { found, wanted in
            switch (found, wanted) {
            case (nil, nil): true
            case (let found?, let wanted?): abs(found - wanted) < 0.005
            default: false
            }
        }
        #expect(isSame && found.count == wanted.count, "\(found), not \(wanted)", sourceLocation: location)
    }

    @Test("Curves go from 0 to 1, and their inverses bring back the time")
    func curves() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3 && UnitCurve.easeOut.value(at: 0.3) > 0.3)
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
            #expect(curve.value(at: 0) == 0 && abs(curve.value(at: 1) - 1) < 1e-6)
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.4)) - 0.4) < 1e-4)
        }
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-3)
    }

    @Test(
        "What an animation says of all values is what it does with one",
        arguments: [
            .linear(duration: 2), .easeInOut(duration: 1), .spring(duration: 0.6, bounce: 0.4), .smooth, .bouncy,
            .interpolatingSpring(duration: 0.5, bounce: 0.2, initialVelocity: 3), .linear(duration: 1).delay(0.5),
            .easeIn(duration: 1).speed(2), .linear(duration: 0.5).repeatCount(3, autoreverses: true),
            .linear(duration: 0.5).repeatCount(2, autoreverses: false), .easeOut.repeatForever(),
            .spring.repeatCount(2),
            .linear(duration: 0).repeatForever(), .linear(duration: 1).delay(0.2).repeatForever(autoreverses: false),
        ] as [Animation]
    )
    func passages(animation: Animation) throws {
        var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
        var isLogicallyComplete = false
        for time in stride(from: 0.0, through: 4, by: 0.0625) {
            let value = animation.animate(value: 8, time: time, context: &context)
            let progress = try #require(animation.progress(at: time))
            isLogicallyComplete = progress.isLogicallyComplete ?? isLogicallyComplete
            #expect((progress.part == nil) == (value == nil), "at \(time)")
            if let value, let part = progress.part { #expect(abs(part * 8 - value) < 1e-9, "at \(time)") }
            if value != nil { #expect(isLogicallyComplete == context.isLogicallyComplete, "at \(time)") }
        }
    }

    @Test("An animation of a program's own is asked with each value")
    func ownPassage() {
        struct Halting: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
            }
        }
        #expect(Animation(Halting()).progress(at: 0.5) == nil)
        #expect(Animation(Halting()).delay(0.25).repeatForever().progress(at: 0.5) == nil)
    }

    @Test("Springs that settle in a time do, whatever their damping", arguments: [0.3, 1, 1.6])
    func settling(dampingRatio: Double) {
        let spring = Spring(settlingDuration: 0.8, dampingRatio: dampingRatio)
        #expect(abs(spring.settlingDuration(target: 1.0, epsilon: 0.001) - 0.8) < 1e-3)
        let rest = stride(from: 0.8, to: 2, by: 0.01).map { abs(spring.value(target: 1.0, time: $0) - 1) }
        #expect(rest.allSatisfy { $0 <= 0.0011 })
        #expect(abs(spring.value(target: 1.0, time: 0.3) - 1) > 0.001)
    }

    @Test("Steps of a spring lead where the whole motion leads, by its force")
    @MainActor
    func steps() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01) }
        #expect(abs(value - spring.value(target: 2, time: 0.3)) < 1e-3)
        #expect(abs(velocity - spring.velocity(target: 2.0, time: 0.3)) < 1e-2)
        #expect(spring.force(target: 2.0, position: 2, velocity: 0) == 0)
        #expect(spring.force(target: 2.0, position: 1, velocity: 0) == spring.stiffness)
        let point = spring.value(
            fromValue: CGPoint(x: 1, y: 0),
            toValue: CGPoint(x: 1, y: 2),
            initialVelocity: .zero,
            time: 0.3
        )
        #expect(point.x == 1 && abs(point.y - CGFloat(value)) < 1e-3)
    }

    @Test("Factories of springs that name duration and bounce")
    func springFactories() {
        #expect(Animation.interpolatingSpring == .interpolatingSpring(Spring()))
        #expect(
            Animation.interpolatingSpring(duration: 0.3, bounce: 0.2)
                == .interpolatingSpring(Spring(duration: 0.3, bounce: 0.2))
        )
        #expect(Animation.interactiveSpring(duration: 0.2, extraBounce: 0.1) == .spring(duration: 0.2, bounce: 0.24))
        #expect(Animation.linear.description != Animation.easeIn.description)
    }

    @Test("Springs come to rest: with bounce beyond their end, without it never")
    func springs() {
        for bounce in [-0.3, 0, 0.3] {
            let spring = Spring(duration: 0.5, bounce: bounce)
            let way = stride(from: 0, to: 3, by: 0.01).map { spring.value(target: 1.0, time: $0) }
            #expect(way[0] == 0)
            #expect(abs(way[299] - 1) < 0.01)
            #expect((way.max()! > 1.001) == (bounce > 0))
            #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.0015)
            #expect(abs(spring.bounce - bounce) < 1e-9)
        }
        let spring = Spring(duration: 0.5, bounce: 0.2)
        let slope = (spring.value(target: 1.0, time: 0.101) - spring.value(target: 1.0, time: 0.099)) / 0.002
        #expect(abs(spring.velocity(target: 1.0, time: 0.1) - slope) < 1e-3)
    }

    @Test("Animations are begun later, run faster, and run several times")
    func changes() {
        expect(positions(.linear(duration: 1), [0, 0.25, 0.999, 1]), [0, 0.25, 0.999, nil])
        expect(positions(.linear(duration: 1).delay(1), [0.5, 1.5, 2]), [0, 0.5, nil])
        expect(positions(.linear(duration: 1).speed(2), [0.25, 0.5]), [0.5, nil])
        expect(
            positions(.linear(duration: 1).repeatCount(3), [0.25, 1.25, 2.25, 3]),
            [0.25, 0.75, 0.25, nil]
        )
        expect(
            positions(.linear(duration: 1).repeatForever(autoreverses: false), [0.25, 1.25, 100.5]),
            [0.25, 0.25, 0.5]
        )
    }

    @Test("Animations that say the same are equal")
    func equality() {
        #expect(Animation.linear(duration: 1) == .linear(duration: 1))
        #expect(Animation.linear(duration: 1) != .easeIn(duration: 1))
        #expect(Animation.default.delay(1) != .default)
    }
}
