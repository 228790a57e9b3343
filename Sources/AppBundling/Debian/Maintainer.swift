import CommandSupport
import Foundation

/// The maintainer of a package.
package struct Maintainer {
    /// The name and the address, as `Name <address>`.
    let text: String

    /// Creates a maintainer from a text in that form.
    /// - Throws: ``CommandFailure`` for another one.
    package init(_ text: String) throws {
        guard text.wholeMatch(of: /[^<>,\p{Cc}]+ <[^<>@\s\p{Cc}]+@[^<>@\s\p{Cc}]+>/) != nil else {
            throw CommandFailure(
                "\(text.quoted) is no maintainer: write a name and an address, as “A Name <name@example.com>”."
            )
        }
        self.text = text
    }

    /// Creates a maintainer from the environment variables that Debian's programs use; nil if there is no address.
    /// - Throws: ``CommandFailure`` for a name or an address that cannot be in a package.
    package init?(_ environment: [String: String]) throws {
        guard let address = environment["DEBEMAIL"] ?? environment["EMAIL"], !address.isEmpty else { return nil }
        if address.contains("<") {
            try self.init(address)
        } else {
            try self.init("\(environment["DEBFULLNAME"] ?? environment["NAME"] ?? address) <\(address)>")
        }
    }
}
