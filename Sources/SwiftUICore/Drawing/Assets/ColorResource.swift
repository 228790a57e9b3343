import Foundation

/// A named colour resource of the program.
///
/// Xcode makes a constant of this type for each colour of an asset catalog. On Linux a program declares the colours
/// that it uses:
///
/// ```swift
/// extension ColorResource {
///     static let brand = ColorResource(name: "Brand", bundle: .module)
/// }
/// ```
@_weakLinked
public struct ColorResource: Hashable, @unchecked Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a resource.
    /// - Parameters:
    ///   - name: The name of the colour.
    ///   - bundle: The bundle that has it.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Color {
    /// Creates a colour from a resource.
    /// - Parameter resource: The resource.
    nonisolated public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
