import Foundation

/// A view that animates through a sequence of phases.
///
/// ```swift
/// PhaseAnimator([0.5, 1]) { phase in
///     Image(systemName: "heart").opacity(phase)
/// } animation: { _ in .easeInOut(duration: 1) }
/// ```
@_weakLinked
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    /// The value whose change begins the phases; nil for endless phases.
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var run = PhaseRun()
    @State private var turn = PhaseTurn()

    /// Creates a view that cycles through phases while it is visible.
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - content: Makes the view of a phase.
    ///   - animation: Returns the animation with which the view changes to a phase.
    nonisolated public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation)
    }

    /// Creates a view that runs through its phases once when a value changes, and then returns to the first.
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - trigger: The value.
    ///   - content: Returns the view for a phase.
    ///   - animation: Returns the animation with which the view changes to a phase.
    nonisolated public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.content, self.animation) = (Array(phases), content, animation)
        self.trigger = AnyEquatable(trigger)
    }
}

extension PhaseAnimator: View {
    @ViewBuilder public var body: some View {
        if phases.indices.contains(run.index) {
            content(phases[run.index])
                .modifier(PhaseClock(steps: run.steps))
                .onAppear { if trigger == nil { begin() } }
                .onDisappear { turn.number += 1 }
                .onChange(of: trigger) { begin() }
        }
    }

    @MainActor
    private func begin() {
        turn.number += 1
        advance(turn.number)
    }

    /// Proceeds to the next phase, and continues from there.
    @MainActor
    private func advance(_ number: Int) {
        guard number == turn.number, phases.count > 1 else { return }
        let next = (run.index + 1) % phases.count
        guard let animation = animation(phases[next]) else {
            run.index = next
            // The next frame has the next phase.
            let again = UncheckedBox { proceed(after: next, number) }
            Task { @MainActor in
                try? await Task.sleep(for: .milliseconds(16))
                again.value()
            }
            return
        }
        var isBegun = false
        withAnimation(animation) {
            (run.index, run.steps) = (next, run.steps + 1)
        } completion: {
            // An animation that completes immediately belongs to a removed view, whose phases would follow without end.
            if isBegun { proceed(after: next, number) }
        }
        isBegun = true
    }

    @MainActor
    private func proceed(after index: Int, _ number: Int) {
        if trigger == nil || index != 0 { advance(number) }
    }
}

/// A modifier that makes a phase last as long as its animation, even if no part of the view is animated.
@_weakLinked
struct PhaseClock: AnimatableModifier {
    var steps: Double

    var animatableData: Double {
        get { steps }
        set { steps = newValue }
    }

    func body(content: Content) -> some View { content }
}

/// The phase of a view.
private struct PhaseRun: Equatable {
    var index = 0
    /// The number of phases so far.
    var steps = 0.0
}

/// The number of a run. A change of it evaluates no view, which would take the animation from the change that follows.
private final class PhaseTurn {
    /// The number of the run, so an earlier one does not continue.
    var number = 0
}

extension View {
    /// Cycles this view through phases while it is visible.
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - content: Changes the view for a phase.
    ///   - animation: Returns the animation with which the view changes to a phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: self)
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Runs this view through phases once when a value changes, and then returns to the first.
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - trigger: The value.
    ///   - content: Changes the view for a phase.
    ///   - animation: Returns the animation with which the view changes to a phase.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: self)
        return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
}
