import Foundation

/// The user who runs the process.
package enum CurrentUser {
    /// A text that stands for the user in the names of files.
    package static var text: String {
        String(NSUserName().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
