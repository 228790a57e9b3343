/// A property wrapper that holds the field of a view with keyboard focus.
///
/// ```swift
/// struct Login: View {
///     enum Field { case name, password }
///     @FocusState private var field: Field?
///
///     var body: some View {
///         TextField("Name", text: $name).focused($field, equals: .name)
///         Button("Next") { field = .password }
///     }
/// }
/// ```
///
/// The value follows the user, and the user follows the value: writing it moves the focus.
@propertyWrapper
@_weakLinked
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the value of a focus state.
    @propertyWrapper
    public struct Binding {
        let location: ValueLocation<Value>
        fileprivate let unfocused: Value

        /// The current value.
        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// The value for no focused field.
    private let unfocused: Value
    private var state: State<Value>

    /// Creates a state that indicates whether one field has focus.
    public init() where Value == Bool { (unfocused, state) = (false, State(wrappedValue: false)) }

    /// Creates a state that indicates which field has focus; nil if none has.
    public init<Field: Hashable>() where Value == Field? { (unfocused, state) = (nil, State(wrappedValue: nil)) }

    /// The focused field.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the value, for ``View/focused(_:)`` and ``View/focused(_:equals:)``.
    public var projectedValue: Binding { Binding(location: state.projectedValue.location, unfocused: unfocused) }
}

extension FocusState: ComparableProperty {
    func isSame(as other: FocusState) -> Bool { true }
}

extension FocusState.Binding: ComparableProperty {
    func isSame(as other: FocusState.Binding) -> Bool { location.isSame(as: other.location) }
}

extension View {
    /// Binds the focus of this view to a state.
    /// - Parameter condition: Whether the view, or one inside, has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Binds the focus of this view to a state.
    /// - Parameters:
    ///   - binding: The focused view.
    ///   - value: The value that stands for this view.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }
}

/// A modifier that binds the focus of a view to a state.
@_weakLinked
struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
    /// A Boolean value that indicates whether the view can have the focus itself where nothing inside can.
    var takesFocusItself = false
    /// A Boolean value that indicates whether the focus and the state follow each other.
    var isFollowed = true
}

extension FocusedModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            FocusBinding(
                isFocused: isFollowed && binding.wrappedValue == value,
                focusDidChange: { [binding, value, isFollowed] isFocused in
                    if isFocused {
                        if isFollowed { binding.wrappedValue = value }
                    } else if binding.location.untrackedValue == value {
                        binding.wrappedValue = binding.unfocused
                    }
                },
                takesFocusItself: takesFocusItself && isFollowed
            )
        )
    }
}
