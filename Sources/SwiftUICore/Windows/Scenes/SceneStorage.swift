import Foundation
import UniformTypeIdentifiers

/// A property wrapper for a value of a window, which is restored when the window is opened again.
///
/// ```swift
/// struct Browser: View {
///     @SceneStorage("selectedTab") private var tab = "recent"
/// }
/// ```
///
/// The values of a window are kept in a file of the app in the user's state directory (`$XDG_STATE_HOME`, or
/// `~/.local/state`), and found by the window's scene and by how many windows of that scene were open. A file that cannot be
/// read counts as empty. Keep nothing there that would be missed.
@propertyWrapper
@_weakLinked
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let stored: StoredValue<Value>
    /// Set in the copy of the view that is evaluated.
    private var location: StoredLocation<Value>?

    init(_ key: String, _ standard: Value, _ stored: StoredValue<Value>) {
        (self.key, self.standard, self.stored) = (key, standard, stored)
    }

    /// The current value, or the initial one while the view is not shown.
    public var wrappedValue: Value {
        get { location?.value ?? standard }
        nonmutating set {
            guard let location else { return Self.reportLostValue() }
            location.value = newValue
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return Binding(get: { standard }, set: { _ in Self.reportLostValue() }) }
        return Binding(location)
    }

    private static func reportLostValue() {
        BackgroundLogger(label: "SwiftUI.State").warning(
            "A value written to a SceneStorage of type \(Value.self) is lost, because its view is not shown. Write from the body's actions or from onAppear."
        )
    }
}

extension SceneStorage: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        let store = environment.sceneValues
        location = StoredLocation(StoredKeys.shared.key(key, in: store), stored, standard: standard)
    }
}

extension SceneStorage: ComparableProperty {
    func isSame(as other: SceneStorage) -> Bool { key == other.key && areEqual(standard, other.standard) }
}

// Stores take care of threads themselves.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
