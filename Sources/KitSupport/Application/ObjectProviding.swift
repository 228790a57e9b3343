import SwiftUICore

extension EnvironmentValues {
    /// Provides an object for the views of the app's windows, if it can be observed.
    package mutating func provideIfObservable(_ object: AnyObject) {
        func provide<Object: ObservableObject>(_ object: Object) { self.provide(object) }
        if let object = object as? any ObservableObject { provide(object) }
    }
}
