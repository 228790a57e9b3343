import CombineCore

/// A property wrapper that observes an object that the view does not own.
///
/// ```swift
/// struct ProfileEditor: View {
///     @ObservedObject var profile: Profile
///
///     var body: some View { TextField("Name", text: $profile.name) }
/// }
/// ```
///
/// The view is evaluated again when the object announces a change, and when it receives another object.
@propertyWrapper
@_weakLinked
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType

    /// A property wrapper that provides bindings to the properties of an observable object.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(ObservedObjectLocation(object, keyPath)) }
    }

    /// Creates a property that observes an object.
    public init(initialValue: ObjectType) { object = initialValue }

    /// Creates a property that observes an object.
    public init(wrappedValue: ObjectType) { object = wrappedValue }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// A wrapper that provides bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        let held = slot as? HeldObject<ObjectType> ?? HeldObject()
        slot = held
        held.follow(object)
    }
}

extension ObservedObject: ComparableProperty {
    func isSame(as other: ObservedObject) -> Bool { object === other.object }
}
