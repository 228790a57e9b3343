/// A container that carries a value where the compiler requires one that is safe to share between threads, such as into a closure that
/// is called on another thread.
///
/// The compiler does not check the value: whoever makes the box sees to it that one thread at a time uses the value, or that none changes
/// it.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
