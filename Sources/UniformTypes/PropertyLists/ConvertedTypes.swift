import Foundation

/// The types whose values Foundation converts to objects using only information available at run time, such as those in a property list's
/// arrays.
///
/// The linker takes from Foundation's static library what something names, and nothing names these conversions: in a program for
/// machines without Swift, `PropertyListSerialization` would refuse arrays, and `NSKeyedArchiver` would end the process. That they are
/// named here has them in each program, although nothing calls this.
package func convertedTypes() -> [any _ObjectiveCBridgeable.Type] {
    [
        [Any].self, [AnyHashable: Any].self, Set<AnyHashable>.self, String.self,
        DateComponents.self, DateInterval.self, Decimal.self, IndexPath.self, IndexSet.self, URLComponents.self,
        URLQueryItem.self,
    ]
}
