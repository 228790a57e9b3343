import CombineCore

/// A property wrapper that observes an object that an ancestor provides with ``View/environmentObject(_:)``.
@propertyWrapper
@_weakLinked
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Set in the copy of the view that is evaluated.
    private var object: ObjectType?

    /// A property wrapper that provides bindings to the properties of an observable object.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(ObservedObjectLocation(object, keyPath)) }
    }

    /// Creates a property.
    public init() {}

    /// The object. Accessing it is a fatal error if no ancestor provides one.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    /// A wrapper that provides bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        let held = slot as? HeldObject<ObjectType> ?? HeldObject()
        slot = held
        object = environment[EnvironmentObjectKey<ObjectType>.self]?.object
        held.follow(object)
    }
}

extension EnvironmentObject: ComparableProperty {
    func isSame(as other: EnvironmentObject) -> Bool { true }
}

/// The place of observable objects of one type.
@_weakLinked
struct EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
    static var defaultValue: ComparedByIdentity<Object>? { nil }
}

/// An object that is equal only to itself, even if its type defines equality with another.
struct ComparedByIdentity<Object: AnyObject>: Equatable {
    let object: Object

    static func == (first: ComparedByIdentity, second: ComparedByIdentity) -> Bool { first.object === second.object }
}

extension View {
    /// Provides an observable object to the views inside, which access it by type with ``EnvironmentObject``.
    /// - Parameter object: The object.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[environmentObject: ObjectType<T>()], ComparedByIdentity(object: object))
    }
}

/// A value that stands for a type in a key path.
struct ObjectType<Object: ObservableObject>: Hashable {}

extension EnvironmentValues {
    subscript<Object: ObservableObject>(environmentObject type: ObjectType<Object>) -> ComparedByIdentity<Object>? {
        get { self[EnvironmentObjectKey<Object>.self] }
        set { self[EnvironmentObjectKey<Object>.self] = newValue }
    }
}
