/// The number of files that a process may have open.
package enum OpenFileLimit {
    /// The number: Foundation tells none, and this is the least that today's systems have.
    package static var current: Int { 256 }
}
