import Foundation

/// A view whose content is based on a value that keyframes animate.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///     Image(systemName: "heart").scaleEffect(scale)
/// } keyframes: { _ in
///     CubicKeyframe(1.4, duration: 0.2)
///     SpringKeyframe(1)
/// }
/// ```
@_weakLinked
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
    /// The occasion for playing keyframes.
    enum Occasion {
        case always
        case never
        /// The change of a value.
        case change(AnyEquatable)
    }

    let initialValue: Value
    let occasion: Occasion
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates a view that repeats its keyframes.
    /// - Parameters:
    ///   - initialValue: The initial value.
    ///   - repeating: Whether keyframes are played. Otherwise the view has the initial value.
    ///   - content: Returns the view for a value, in each frame.
    ///   - keyframes: Returns the keyframes, given their start value.
    nonisolated public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, occasion) = (initialValue, repeating ? .always : .never)
        (self.content, self.keyframes) = (content, keyframes)
    }

    /// Creates a view that plays its keyframes when a value changes.
    /// - Parameters:
    ///   - initialValue: The initial value.
    ///   - trigger: The value whose change plays the keyframes.
    ///   - content: Returns the view for a value, in each frame.
    ///   - keyframes: Returns the keyframes, given their start value, which is the current one.
    nonisolated public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, occasion) = (initialValue, .change(AnyEquatable(trigger)))
        (self.content, self.keyframes) = (content, keyframes)
    }
}

extension KeyframeAnimator: PrimitiveView {
    public typealias Body = Never

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { KeyframeNode(self, inputs) }
}

/// The node of a view that keyframes change: in each frame, while they are played.
final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: EvaluatedContentNode<
    KeyframeAnimator<Value, KeyframePath, Content>, Content
>, RunningAnimation
where KeyframePath.Value == Value {
    private var value: Value
    /// The playing timeline; nil for none.
    private var timeline: KeyframeTimeline<Value>?
    /// The time of the frame at which it began; nil before that.
    private var start: TimeInterval?
    private var trigger: AnyEquatable?

    override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: NodeInputs) {
        value = view.initialValue
        super.init(view, inputs)
        if case .change(let trigger) = view.occasion { self.trigger = trigger }
        if case .always = view.occasion { play() }
    }

    override func needsUpdate(from before: KeyframeAnimator<Value, KeyframePath, Content>) -> Bool { true }

    override func viewDidChange() {
        switch view.occasion {
        case .always:
            if timeline == nil { play() }
        case .never:
            stop()
            value = view.initialValue
        case .change(let trigger):
            if self.trigger != trigger { play() }
            self.trigger = trigger
        }
        show()
    }

    private func show() { content.set(evaluate(), environment: environment) }

    override func evaluate() -> Content {
        graph.forget(self)
        return evaluator.evaluate(for: self) { view.content(value) }
    }

    // MARK: Playing

    private func play() {
        timeline = KeyframeTimeline(value, view.keyframes(value))
        start = nil
        graph.animations.add(self)
    }

    private func stop() {
        timeline = nil
        graph.animations.remove(self)
    }

    func advance(to time: TimeInterval) -> Bool {
        guard var timeline else { return false }
        var start = start ?? time
        if time - start >= timeline.duration {
            value = timeline.value(time: timeline.duration)
            // Keyframes that take no time would be played without end.
            guard case .always = view.occasion, timeline.duration > 0 else {
                self.timeline = nil
                show()
                return false
            }
            // If several rounds have passed since the last frame, the intermediate ones were never visible.
            start += ((time - start) / timeline.duration).rounded(.down) * timeline.duration
            timeline = KeyframeTimeline(value, view.keyframes(value))
            self.timeline = timeline
        }
        self.start = start
        value = timeline.value(time: time - start)
        show()
        return true
    }

    func abandon() { timeline = nil }
    var isAbandoned: Bool { isRemoved }
}

extension View {
    /// Animates this view with keyframes that repeat.
    /// - Parameters:
    ///   - initialValue: The value at first.
    ///   - repeating: Whether keyframes are played; otherwise the view has the value that it had at first.
    ///   - content: Changes the view for a value, in each frame.
    ///   - keyframes: Makes the keyframes, of the value that they begin with.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: self)
        return KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(placeholder, $0) },
            keyframes: keyframes
        )
    }

    /// Animates this view with keyframes that play when a value changes.
    /// - Parameters:
    ///   - initialValue: The value at first.
    ///   - trigger: The value whose change plays the keyframes.
    ///   - content: Changes the view for a value, in each frame.
    ///   - keyframes: Makes the keyframes, of the value that they begin with.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: self)
        return KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(placeholder, $0) },
            keyframes: keyframes
        )
    }
}
