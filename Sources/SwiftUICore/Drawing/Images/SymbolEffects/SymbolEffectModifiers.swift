import Foundation

/// A modifier that moves the symbols of a view.
@_weakLinked
struct SymbolEffectModifier<Value: Equatable> {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    /// A Boolean value that indicates whether the motion continues; nil for one that follows a change of the value.
    let isActive: Bool?
    let value: Value
    /// The number of cycles that were begun.
    @State private var cycles = 0
    @State private var strength: Double

    init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool?, value: Value) {
        (self.motion, self.options, self.isActive, self.value) = (motion, options, isActive, value)
        // What lasts is there from the beginning; cycles begin when the view appears.
        _strength = State(initialValue: motion.isCycle || isActive == true ? 1 : 0)
    }
}

extension SymbolEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            SymbolMotionModifier(motion: motion, phase: Double(cycles), amount: strength, activePart: activePart)
        )
        .onAppear { if isActive == true, motion.isCycle { begin() } }
        .onChange(of: isActive ?? false) { follow() }
        .onChange(of: strength) { if strength == 1, isActive == true { begin() } }
        .onChange(of: value) { if isActive == nil { begin() } }
    }

    /// The time of a cycle without its pause.
    private var duration: TimeInterval { motion.duration / options.factor }

    private var pause: TimeInterval { isOnce ? 0 : options.pause ?? motion.usualPause }

    /// The part of a cycle in which something moves.
    private var activePart: Double { duration > 0 ? duration / (duration + pause) : 1 }

    private var isOnce: Bool { count == 1 }

    /// The number of cycles; nil for cycles until the effect ends.
    private var count: Int? {
        switch options.count {
        case nil: isActive == nil ? 1 : nil
        case .max?: nil
        case let count?: min(max(1, count), 10_000)
        }
    }

    /// Begins the cycles of the motion.
    private func begin() {
        guard motion.isCycle else { return }
        let time = duration + pause
        if let count {
            withAnimation(.linear(duration: time * Double(count))) { cycles += count }
        } else {
            withAnimation(.linear(duration: time).repeatForever(autoreverses: false)) { cycles += 1 }
        }
    }

    private func follow() {
        guard let isActive else { return }
        guard motion.isCycle else {
            return withAnimation(.easeInOut(duration: duration)) { strength = isActive ? 1 : 0 }
        }
        guard !isActive else {
            // With its whole strength again, the motion begins.
            return strength == 1 ? begin() : withTransaction(\.animation, nil) { strength = 1 }
        }
        // The symbol returns from where it is, and the cycles end after that.
        withAnimation(.easeOut(duration: 0.25)) {
            strength = 0
        } completion: {
            guard strength == 0 else { return }
            withTransaction(\.animation, nil) {
                cycles += 1
                strength = 1
            }
        }
    }
}

/// A modifier that shows the symbols of a view in the middle of a motion.
@_weakLinked
struct SymbolMotionModifier {
    let motion: _SymbolMotion
    var phase: Double
    var amount: Double
    var activePart = 1.0
}

extension SymbolMotionModifier: AnimatableModifier {
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, amount) }
        set { (phase, amount) = (newValue.first, newValue.second) }
    }

    func body(content: Content) -> some View {
        content.transformEnvironment(\.symbolMotions) { motions in
            var state = SymbolMotionState(motion, phase: phase, amount: amount)
            state.activePart = activePart
            if !state.isAtRest { motions.append(state) }
        }
    }
}

private struct SymbolMotionsKey: EnvironmentKey { static var defaultValue: [SymbolMotionState] { [] } }

extension EnvironmentValues {
    /// The motions that symbols are in the middle of.
    var symbolMotions: [SymbolMotionState] {
        get { self[SymbolMotionsKey.self] }
        set { self[SymbolMotionsKey.self] = newValue }
    }
}

extension View {
    /// Animates the symbols in this view while an effect is active. Other views are not affected.
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: The repetition and the speed.
    ///   - isActive: Whether it moves.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        // A symbol that is to appear is hidden while the effect is not active.
        let isMoved = effect is AppearSymbolEffect ? !isActive : isActive
        return modifier(SymbolEffectModifier(motion: effect._motion, options: options, isActive: isMoved, value: 0))
    }

    /// Animates the symbols in this view when a value changes. Other views are not affected.
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: The repetition and the speed.
    ///   - value: The value.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        modifier(SymbolEffectModifier(motion: effect._motion, options: options, isActive: nil, value: value))
    }

    /// Prevents the symbol effects of enclosing views from affecting the symbols in this view.
    /// - Parameter isEnabled: Whether the effects are removed.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolMotions) { if isEnabled { $0 = [] } }
    }
}
