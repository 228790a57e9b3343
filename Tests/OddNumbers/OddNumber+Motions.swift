import Foundation
import SwiftUICore

/// A view whose opacity and place change with an animation as soon as it appears.
private struct MovingView: View {
    let animation: Animation
    var target: CGFloat = 20
    @State private var isMoved = false

    var body: some View {
        Text("a")
            .opacity(isMoved ? 0.2 : 1)
            .offset(x: isMoved ? target : 0)
            .frame(width: isMoved ? target : 10)
            .onAppear { withAnimation(animation) { isMoved = true } }
    }
}

extension OddNumber {
    private struct Keys {
        var value = 0.0
    }

    /// Numbers that say how values change over time.
    static let motions: [OddNumber] = [
        OddNumber("linear animation") { MovingView(animation: .linear(duration: $0)) },
        OddNumber("curve") { MovingView(animation: .timingCurve($0, $0, $0, $0, duration: 0.2)) },
        OddNumber("spring") { MovingView(animation: .spring(response: $0, dampingFraction: 1)) },
        OddNumber("damping") { MovingView(animation: .spring(response: 0.2, dampingFraction: $0)) },
        OddNumber("spring of a duration") { MovingView(animation: .spring(duration: $0, bounce: $0)) },
        OddNumber("interpolating spring") {
            MovingView(
                animation: .interpolatingSpring(mass: $0, stiffness: $0, damping: $0, initialVelocity: $0)
            )
        },
        OddNumber("stiffness") { MovingView(animation: .interpolatingSpring(stiffness: $0, damping: 1)) },
        OddNumber("delay") { MovingView(animation: .linear(duration: 0.1).delay($0)) },
        OddNumber("speed") { MovingView(animation: .linear(duration: 0.1).speed($0)) },
        OddNumber("repetitions") { MovingView(animation: .linear(duration: 0.1).repeatCount(whole($0))) },
        OddNumber("repetitions of a duration") {
            MovingView(animation: .linear(duration: $0).repeatForever(autoreverses: true))
        },
        OddNumber("completion") { MovingView(animation: .linear(duration: 0.1).logicallyComplete(after: $0)) },
        OddNumber("target of an animation") { MovingView(animation: .linear(duration: 0.1), target: $0) },
        OddNumber("settling of a spring") { number in
            Text(
                [
                    Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
                    Spring(mass: number, stiffness: number, damping: number, allowOverDamping: true),
                    Spring(settlingDuration: number, dampingRatio: number, epsilon: number),
                    Spring(stiffness: 10, damping: number, allowOverDamping: true),
                ]
                .map { spring in
                    let times = [
                        spring.settlingDuration,
                        spring.settlingDuration(target: number, initialVelocity: number, epsilon: number),
                        spring.settlingDuration(target: number, initialVelocity: number, epsilon: 0.001),
                        spring.settlingDuration(target: 1.0, initialVelocity: number, epsilon: 0.001),
                        spring.value(target: number, initialVelocity: number, time: number),
                    ]
                    return times.map { "\($0)" }.joined(separator: " ")
                }
                .joined(separator: ", ")
            )
        },
        OddNumber("periodic timeline") { number in
            TimelineView(.periodic(from: .now, by: number)) { Text("\($0.date)") }
        },
        OddNumber("timeline from a date") { number in
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: 1)) { Text("\($0.date)") }
        },
        OddNumber("animation timeline") { number in
            TimelineView(.animation(minimumInterval: number)) { Text("\($0.date)") }
        },
        OddNumber("keyframes") { number in
            KeyframeAnimator(initialValue: Keys()) { keys in
                Text("a").offset(x: keys.value)
            } keyframes: { _ in
                KeyframeTrack(\.value) {
                    LinearKeyframe(1, duration: number)
                    SpringKeyframe(number, duration: number, spring: .bouncy)
                    CubicKeyframe(2, duration: number)
                }
            }
        },
        OddNumber("keyframes without a duration") { number in
            KeyframeAnimator(initialValue: Keys()) { keys in
                Text("a").offset(x: keys.value)
            } keyframes: { _ in
                KeyframeTrack(\.value) {
                    SpringKeyframe(number, spring: Spring(response: number, dampingRatio: number))
                }
            }
        },
        OddNumber("phases") { number in
            PhaseAnimator([0, number]) { phase in
                Text("a").opacity(phase)
            } animation: { _ in
                .linear(duration: number)
            }
        },
        OddNumber("transition") { number in
            Text("a").transition(.scale(scale: number).combined(with: .offset(x: number, y: number)))
        },
        OddNumber("number that changes") { Text("\($0)").contentTransition(.numericText(value: $0)) },
        OddNumber("symbol effect") {
            Image(systemName: "star").symbolEffect(.pulse, options: .speed($0).repeat(whole($0)))
        },
        OddNumber("symbol effect that is repeated") {
            Image(systemName: "star")
                .symbolEffect(.pulse, options: .repeat(.periodic(whole($0), delay: $0)))
        },
    ]
}
