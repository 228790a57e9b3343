/// A peer, a program or a display did not do what a test needed.
///
/// The message says what was expected and what was seen instead, so that a failing test explains itself.
package struct TestSupportError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
