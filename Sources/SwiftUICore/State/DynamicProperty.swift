import Foundation

/// A stored property of a view that the framework keeps up to date before each evaluation of the body.
public protocol DynamicProperty {
    /// Called before the body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// What owns the state of the properties in a view, an app or a modifier.
@MainActor
protocol StateOwner: AnyObject {
    func stateDidChange()
}

/// A property that needs a place in its owner's storage, or something of the environment.
@MainActor
protocol InstallableProperty {
    /// Connects the property of a new view value with what the owner keeps for it.
    /// - Parameters:
    ///   - slot: What the owner kept for this property so far.
    ///   - owner: Told of changes.
    ///   - environment: The environment of the view.
    func install(slot: inout AnyObject?, owner: any StateOwner, environment: EnvironmentValues)
}

/// What an owner keeps for the dynamic properties of the values that pass through it.
@MainActor
struct DynamicPropertyStorage {
    private var slots: [AnyObject?] = []

    /// Types that were seen to have no dynamic property, so that no mirror is made for them again.
    private static var plainTypes: Set<ObjectIdentifier> = []

    /// Connects all dynamic properties of a value, in the order of their declaration.
    mutating func install<Value>(_ value: Value, owner: any StateOwner, environment: EnvironmentValues) {
        guard !Self.plainTypes.contains(ObjectIdentifier(Value.self)) else { return }
        var index = 0
        visit(value, &index, owner, environment)
        if index == 0 { Self.plainTypes.insert(ObjectIdentifier(Value.self)) }
    }

    private mutating func visit(
        _ value: Any, _ index: inout Int, _ owner: any StateOwner, _ environment: EnvironmentValues
    ) {
        for child in Mirror(reflecting: value).children {
            if let property = child.value as? any InstallableProperty {
                if index == slots.count { slots.append(nil) }
                property.install(slot: &slots[index], owner: owner, environment: environment)
                index += 1
            } else if child.value is any DynamicProperty {
                visit(child.value, &index, owner, environment)
            }
        }
    }
}

/// Ways onto the thread that the user interface lives on.
enum MainThread {
    /// Runs work on the main thread: at once when already there, otherwise as soon as its loop comes to it.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}
