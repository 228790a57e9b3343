/// A gesture that recognizes two gestures at the same time.
@_weakLinked
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The combined value of the gestures.
    public struct Value {
        /// The value of the first gesture; nil while there is none.
        public var first: First.Value?
        /// The value of the second gesture; nil while there is none.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two gestures.
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        PairRecognizer(first, second, reusing: kept) { event, pair, context in
            pair.handleFirst(event, &context)
            pair.handleSecond(event, &context)
            let (first, second) = (pair.firstPhase, pair.secondPhase)
            let value = Value(first: first.value, second: second.value)
            switch (first, second) {
            case (.failed, .failed): return .failed
            case (.failed, .ended), (.ended, .failed), (.ended, .ended): return .ended(value)
            default:
                if first.isRecognized || second.isRecognized { return .active(value) }
                return .possible(value.first == nil && value.second == nil ? nil : value)
            }
        }
    }
}

/// A gesture that recognizes two gestures one after the other.
@_weakLinked
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The combined value of the gestures.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended. The value of the second is nil until it begins.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two gestures.
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        PairRecognizer(first, second, reusing: kept) { event, pair, context in
            if !pair.firstPhase.isEnded {
                pair.handleFirst(event, &context)
                guard case .ended(let value) = pair.firstPhase else { return pair.firstPhase.map(Value.first) }
                // A first gesture that ends while the pointer is down, as a long press does, hands the pointer on.
                if event.kind != .pointer(.ended) { pair.beginSecond(event, &context) }
                return .active(.second(value, pair.secondPhase.value))
            }
            guard case .ended(let value) = pair.firstPhase else { return .failed }
            pair.handleSecond(event, &context)
            switch pair.secondPhase {
            case .possible: return .active(.second(value, nil))
            case .active(let second): return .active(.second(value, second))
            case .ended(let second): return .ended(.second(value, second))
            case .failed: return .failed
            }
        }
    }
}

/// A gesture that recognizes only one of two gestures, of which the first takes precedence.
@_weakLinked
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of the recognized gesture.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture from two gestures.
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PrimitiveGesture {
    public typealias Body = Never

    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        PairRecognizer(first, second, reusing: kept) { event, pair, context in
            pair.handleFirst(event, &context)
            // The second gesture's reports to the program wait until the first fails.
            pair.handleSecondInSilence(event, &context)
            if context.hasLasted, pair.firstPhase.isUndecided { pair.endFirst(&context) }
            guard pair.firstPhase.isFailed else { return pair.firstPhase.map(Value.first) }
            pair.speak(&context)
            return pair.secondPhase.map(Value.second)
        }
    }
}

/// A recognizer that combines two others.
final class PairRecognizer<First, Second, Value>: Recognizer<Value> {
    typealias Combine = (GestureEvent, PairRecognizer, inout RecognitionContext) -> GesturePhase<Value>

    let first: Recognizer<First>
    let second: Recognizer<Second>
    private(set) var firstPhase = GesturePhase<First>.possible(nil)
    private(set) var secondPhase = GesturePhase<Second>.possible(nil)
    private let combine: Combine
    private var held: [() -> Void] = []

    /// Makes the recognizers of two gestures.
    /// - Parameters:
    ///   - first: The first gesture.
    ///   - second: The second gesture.
    ///   - kept: The recognizer of the previous gestures, whose state is kept.
    ///   - combine: Combines the values of the pair.
    init<FirstGesture: Gesture, SecondGesture: Gesture>(
        _ first: FirstGesture,
        _ second: SecondGesture,
        reusing kept: Recognizer<Value>?,
        _ combine: @escaping Combine
    ) where FirstGesture.Value == First, SecondGesture.Value == Second {
        let kept = kept as? PairRecognizer
        self.first = first.makeRecognizer(reusing: kept?.first)
        self.second = second.makeRecognizer(reusing: kept?.second)
        self.combine = combine
        if let kept { (firstPhase, secondPhase, held) = (kept.firstPhase, kept.secondPhase, kept.held) }
    }

    override func reset(_ context: inout RecognitionContext) {
        first.reset(&context)
        second.reset(&context)
        (firstPhase, secondPhase, held) = (.possible(nil), .possible(nil), [])
    }

    override func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> {
        combine(event, self, &context)
    }

    func handleFirst(_ event: GestureEvent, _ context: inout RecognitionContext) {
        if !firstPhase.isFailed, !firstPhase.isEnded { firstPhase = first.handle(event, &context) }
    }

    /// Ends a first gesture that has not begun.
    func endFirst(_ context: inout RecognitionContext) {
        first.reset(&context)
        firstPhase = .failed
    }

    func handleSecond(_ event: GestureEvent, _ context: inout RecognitionContext) {
        if !secondPhase.isFailed, !secondPhase.isEnded { secondPhase = second.handle(event, &context) }
    }

    /// Shows the second a pointer that is down already.
    func beginSecond(_ event: GestureEvent, _ context: inout RecognitionContext) {
        var began = event
        began.kind = .pointer(.began)
        handleSecond(began, &context)
    }

    func handleSecondInSilence(_ event: GestureEvent, _ context: inout RecognitionContext) {
        let before = context.effects
        context.effects = []
        handleSecond(event, &context)
        held += context.effects
        context.effects = before
    }

    /// Delivers the held reports of the second gesture.
    func speak(_ context: inout RecognitionContext) {
        context.effects += held
        held = []
    }
}

extension Gesture {
    /// Returns a gesture that recognizes this gesture and another at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Returns a gesture that recognizes this gesture and then another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Returns a gesture that recognizes this gesture, or another if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
