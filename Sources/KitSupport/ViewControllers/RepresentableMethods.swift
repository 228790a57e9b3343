import SwiftUICore

/// A view or a view controller that a representable made, with its coordinator.
@MainActor
package struct MadeObject {
    let object: AnyObject
    fileprivate let coordinator: Any
    /// Called when the object is no longer shown.
    let dismantle: @MainActor () -> Void
}

/// The methods of a representable of any kind.
@MainActor
package struct RepresentableMethods {
    private let follow: @MainActor (MadeObject?, EnvironmentValues) -> MadeObject?

    /// - Parameters:
    ///   - makeCoordinator: Creates the coordinator.
    ///   - make: Creates the object.
    ///   - update: Updates the object.
    ///   - dismantle: Called when the object is no longer shown.
    package init<Object: AnyObject, Coordinator>(
        makeCoordinator: @escaping @MainActor () -> Coordinator,
        make: @escaping @MainActor (Coordinator, EnvironmentValues) -> Object,
        update: @escaping @MainActor (Object, Coordinator, EnvironmentValues) -> Void,
        dismantle: @escaping @MainActor (Object, Coordinator) -> Void
    ) {
        follow = { made, environment in
            if let object = made?.object as? Object, let coordinator = made?.coordinator as? Coordinator {
                update(object, coordinator, environment)
                return nil
            }
            let coordinator = makeCoordinator()
            let object = make(coordinator, environment)
            update(object, coordinator, environment)
            return MadeObject(object: object, coordinator: coordinator) { dismantle(object, coordinator) }
        }
    }

    /// Updates the object, or creates it where there is none yet or one of another class.
    /// - Returns: The new object; nil where the known one was updated.
    func updated(_ made: MadeObject?, in environment: EnvironmentValues) -> MadeObject? { follow(made, environment) }
}
