/// An interaction with a pointer or with fingers that produces a value.
///
/// ```swift
/// struct Shake: Gesture {
///     var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 40) }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol Gesture<Value> {
    /// The type of gesture that `body` returns.
    associatedtype Body: Gesture
    /// The type of the gesture's value; the one of the body's value if there is a body.
    associatedtype Value = Body.Value

    /// The gesture from which this one is composed.
    var body: Body { get }
}

@_weakLinked
extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Never called, because gestures of the framework have no body.
    public var body: Never { fatalError("\(Self.self) is recognized by the framework and has no body") }
}

/// A gesture that the framework itself recognizes.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
    /// Returns the recognizer of the gesture.
    /// - Parameter kept: The recognizer of an earlier value at the same place, which continues.
    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value>
}

extension Gesture {
    /// Returns the recognizer of the gesture, or that of an earlier value of it.
    func makeRecognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> {
        func primitive<Known: PrimitiveGesture>(_ gesture: Known) -> Recognizer<Value>? {
            gesture.recognizer(reusing: kept as? Recognizer<Known.Value>) as? Recognizer<Value>
        }
        if let gesture = self as? any PrimitiveGesture, let recognizer = primitive(gesture) { return recognizer }
        guard let recognizer = body.makeRecognizer(reusing: kept as? Recognizer<Body.Value>) as? Recognizer<Value>
        else { preconditionFailure("The body of \(Self.self) has another value") }
        return recognizer
    }
}

/// A type-erased gesture.
@_weakLinked
public struct AnyGesture<Value> {
    private let make: @MainActor (Recognizer<Value>?) -> Recognizer<Value>

    /// Creates a type-erased gesture from another gesture.
    nonisolated public init<Wrapped: Gesture>(_ gesture: Wrapped) where Wrapped.Value == Value {
        let gesture = UncheckedBox(gesture)
        make = { gesture.value.makeRecognizer(reusing: $0) }
    }
}

extension AnyGesture: PrimitiveGesture {
    public typealias Body = Never
    func recognizer(reusing kept: Recognizer<Value>?) -> Recognizer<Value> { make(kept) }
}

/// A gesture that may be none, which is never recognized.
@_weakLinked
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Body = Never
    public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    func recognizer(reusing kept: Recognizer<Wrapped.Value>?) -> Recognizer<Wrapped.Value> {
        self?.makeRecognizer(reusing: kept) ?? AbsentRecognizer()
    }
}

/// A recognizer that never recognizes anything.
private final class AbsentRecognizer<Value>: Recognizer<Value> {
    override func handle(_ event: GestureEvent, _ context: inout RecognitionContext) -> GesturePhase<Value> { .failed }
}
