/// The limit on the number of files that a process can have open.
package enum OpenFileLimit {
    /// The limit. Foundation does not report it, so this is the lowest that current systems have.
    package static var current: Int { 256 }
}
