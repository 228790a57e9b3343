import CombineCore
import UniformTypeIdentifiers

/// A property wrapper for an observable object that the view owns. The object is created when the view first appears and lasts as long as
/// the view.
///
/// ```swift
/// struct LibraryView: View {
///     @StateObject private var library = Library()
///
///     var body: some View { List(library.books) { Text($0.title) } }
/// }
/// ```
///
/// The object is made once for each place, when the view is first evaluated. Values of the view that are made again do not
/// make another.
@propertyWrapper
@_weakLinked
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    /// Set in the copy of the view that is evaluated.
    private var owned: OwnedObject<ObjectType>?

    /// Creates a property.
    /// - Parameter thunk: Makes the object, when the view is first evaluated.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        if let owned { return owned.object }
        if ReportedOnce.first("StateObject", of: ObjectType.self) {
            BackgroundLogger(label: "SwiftUI.State").warning(
                "The object of a StateObject of type \(ObjectType.self) is read while its view is not shown, which makes another object each time. Read it in the body, or in actions of the body."
            )
        }
        return make()
    }

    /// A wrapper that provides bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

extension StateObject: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        let owned = slot as? OwnedObject<ObjectType> ?? OwnedObject(make())
        slot = owned
        self.owned = owned
        ObjectReaders.note(owned.object)
    }
}

extension StateObject: ComparableProperty {
    /// Returns true, because the closure for the object is ignored after the object exists.
    func isSame(as other: StateObject) -> Bool { true }
}

/// The storage of a place for a `StateObject`. The object may have changed, so it counts as written.
private final class OwnedObject<Object: ObservableObject>: WritableSlot {
    let object: Object
    var isWritten: Bool { true }

    init(_ object: Object) { self.object = object }
}
