import Foundation

/// Moves a symbol.
@_weakLinked
struct SymbolMotionModifier<Value: Equatable> {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    /// Whether the motion continues; nil for one that follows a change of the value.
    let isActive: Bool?
    let value: Value
    @State private var isMoved = false
}

extension SymbolMotionModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.opacity(opacity).scaleEffect(scale).rotationEffect(.degrees(angle))
            .onAppear { start() }
            .onChange(of: isActive ?? false) { start() }
            .onChange(of: value) { move() }
    }

    private var opacity: Double {
        guard isMoved else { return 1 }
        return motion == .hidden ? 0 : motion == .fade ? 0.4 : 1
    }

    private var scale: CGFloat {
        guard isMoved else { return 1 }
        return switch motion {
        case .scale(let factor): CGFloat(factor)
        case .bounce: 1.25
        default: 1
        }
    }

    private var angle: Double {
        guard isMoved else { return 0 }
        return motion == .turn ? 360 : motion == .wiggle ? 12 : 0
    }

    /// The duration of a motion, in seconds.
    private var duration: TimeInterval { (motion == .turn ? 1.2 : motion == .fade ? 0.8 : 0.25) / options.factor }

    private func start() {
        guard let isActive, isActive != isMoved else { return }
        switch motion {
        case .scale, .hidden, .none:
            withAnimation(.easeInOut(duration: 0.25)) { isMoved = isActive }
        case .fade, .turn, .wiggle, .bounce:
            guard isActive else { return withAnimation(.easeOut(duration: 0.2)) { isMoved = false } }
            let once = motion == .turn ? Animation.linear(duration: duration) : .easeInOut(duration: duration)
            withAnimation(repeated(once)) { isMoved = true }
        }
    }

    private func repeated(_ once: Animation) -> Animation {
        let isBackwards = motion != .turn
        guard let count = options.count, count != .max else { return once.repeatForever(autoreverses: isBackwards) }
        return once.repeatCount(isBackwards ? max(1, count) * 2 : max(1, count), autoreverses: isBackwards)
    }

    /// Performs the motion once, and returns.
    private func move() {
        guard isActive == nil, motion != .none else { return }
        if motion == .turn {
            isMoved = false
            return withAnimation(.easeInOut(duration: duration)) { isMoved = true }
        }
        withAnimation(.easeOut(duration: duration / 2)) {
            isMoved = true
        } completion: {
            withAnimation(.spring(duration: duration, bounce: 0.4)) { isMoved = false }
        }
    }
}

/// A view with a modifier, with an erased type.
private protocol ModifiedType {
    static var content: Any.Type { get }
}

extension ModifiedContent: ModifiedType {
    static var content: Any.Type { Content.self }
}

extension View {
    /// Whether this view is an image with modifiers.
    nonisolated fileprivate static var isImage: Bool {
        var type: Any.Type = Self.self
        while let modified = type as? any ModifiedType.Type { type = modified.content }
        return type == Image.self
    }

    @ViewBuilder
    nonisolated private func moved<Value: Equatable>(_ modifier: SymbolMotionModifier<Value>) -> some View {
        if Self.isImage { self.modifier(modifier) } else { self }
    }

    /// Animates this image for as long as the effect is active. Other views, and symbols inside them, do not move.
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: The repetition and the speed.
    ///   - isActive: Whether it moves.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        moved(SymbolMotionModifier(motion: effect._motion, options: options, isActive: isActive, value: 0))
    }

    /// Animates this image once when a value changes. Other views, and symbols inside them, do not move.
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: The repetition and the speed.
    ///   - value: The value.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        moved(SymbolMotionModifier(motion: effect._motion, options: options, isActive: nil, value: value))
    }

    /// Removes symbol effects from this view. It has no effect here, since views around do not animate symbols inside.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
