import Foundation
import KitSupport
import SwiftUICore

/// A property wrapper that creates an app's delegate.
///
/// ```swift
/// @main struct Notes: App {
///     @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///     …
/// }
/// ```
///
/// A delegate that is an `ObservableObject` is an environment object of all views in the app's windows, and one that is `Observable` is in
/// their environment.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates the delegate.
    /// - Parameter delegateType: The class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = makeObject(delegateType)
        NSApplication.shared.delegate = wrappedValue
    }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of the delegate.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
