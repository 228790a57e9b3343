import Observation

/// A property wrapper that provides bindings to the properties of an observable object.
///
/// ```swift
/// struct NameEditor: View {
///     @Bindable var profile: Profile
///
///     var body: some View { TextField("Name", text: $profile.name) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
@_weakLinked
public struct Bindable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Creates a wrapper for an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a wrapper for an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Creates a wrapper from another wrapper.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
