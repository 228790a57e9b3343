import Foundation

/// The user who runs the process.
package enum CurrentUser {
    /// A text that identifies the user in file names.
    package static var text: String {
        String(NSUserName().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
