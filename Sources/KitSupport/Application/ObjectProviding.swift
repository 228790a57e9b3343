import Observation
import SwiftUICore

extension EnvironmentValues {
    /// Provides an object to the views of the app's windows, as far as it is observable.
    package mutating func provideIfObservable(_ object: AnyObject) {
        func provide<Object: ObservableObject>(_ object: Object) { self.provide(object) }
        func provideObservable<Object: AnyObject & Observable>(_ object: Object) { self.provide(object) }
        if let object = object as? any ObservableObject { provide(object) }
        if let object = object as? any AnyObject & Observable { provideObservable(object) }
    }
}
