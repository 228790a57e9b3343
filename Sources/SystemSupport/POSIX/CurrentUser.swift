/// The user who runs the process.
package enum CurrentUser {
    /// A text that identifies the user in file names.
    package static var text: String { "\(getuid())" }
}
