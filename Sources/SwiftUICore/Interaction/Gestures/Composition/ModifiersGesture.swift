/// A gesture that begins only while modifier keys are pressed.
@_weakLinked
public struct _ModifiersGesture<Base: Gesture> {
    let base: Base
    let modifiers: EventModifiers
}

extension _ModifiersGesture: PrimitiveGesture {
    public typealias Body = Never
    public typealias Value = Base.Value

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        let kept = kept as? ModifiersRecognizer<Value>
        return ModifiersRecognizer(base.makeRecognizer(reusing: kept?.base), modifiers)
    }
}

/// A recognizer that passes events that begin while keys are held to another recognizer. A gesture that has begun continues without them.
private final class ModifiersRecognizer<Value>: Recognizer<Value> {
    let base: Recognizer<Value>
    private let modifiers: EventModifiers

    init(_ base: Recognizer<Value>, _ modifiers: EventModifiers) { (self.base, self.modifiers) = (base, modifiers) }

    override func reset(_ context: inout RecognitionContext) { base.reset(&context) }

    override func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> {
        if event.kind.isBeginning, !event.modifiers.isSuperset(of: modifiers) { return .failed }
        return base.handle(event, &context)
    }
}

extension GestureEvent.Kind {
    fileprivate var isBeginning: Bool {
        switch self {
        case .pointer(let phase), .magnification(let phase, _), .rotation(let phase, _): phase == .began
        case .time: false
        }
    }
}

extension Gesture {
    /// Returns a gesture that is recognized only if modifier keys are pressed when it begins.
    ///
    /// ```swift
    /// .gesture(
    ///     TapGesture().modifiers(.shift).onEnded { selectRange(to: item) }
    ///         .exclusively(before: TapGesture().onEnded { select(item) })
    /// )
    /// ```
    /// - Parameter modifiers: The keys, all of which have to be held. The Control key counts as ``EventModifiers/command``, too.
    public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }
}
