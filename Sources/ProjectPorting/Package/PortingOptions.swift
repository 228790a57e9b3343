/// The user's choices about the package that is made.
package struct PortingOptions: Sendable {
    /// The path or URL of swift-transferable.
    package var transferable = "../swift-transferable"
    /// The identities of packages that are left out.
    package var leftOut: [String] = []

    package init() {}
}
