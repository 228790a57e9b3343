import Foundation

/// A class whose only initializer is required and occupies the place of `NSObject`'s initializer in the method table.
open class RequiredInitializer {
    /// Creates an object.
    public required init() {}
}

/// Creates an object of a class with its initializer `init()`.
///
/// On Apple's systems each class of `NSObject` can be made by its type. Foundation's `NSObject` does not declare its initializer as
/// required on Linux, so that the language has no words for the call. It is the first method of the class, and those that override
/// or inherit it stand in the same place; a test makes objects of several classes by it.
/// - Parameter type: The class.
@_optimize(none)
@inline(never)
package func makeObject<Object: NSObject>(_ type: Object.Type) -> Object {
    let maker = unsafeBitCast(type, to: RequiredInitializer.Type.self)
    return unsafeBitCast(maker.init(), to: Object.self)
}
