import Foundation

/// A named image resource of the program.
///
/// Xcode makes a constant of this type for each picture of an asset catalog. On Linux a program declares the images
/// that it uses:
///
/// ```swift
/// extension ImageResource {
///     static let logo = ImageResource(name: "Logo", bundle: .module)
/// }
/// ```
@_weakLinked
public struct ImageResource: Hashable, @unchecked Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    /// Creates a resource.
    /// - Parameters:
    ///   - name: The name of the picture.
    ///   - bundle: The bundle that has it.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
    /// Creates an image from a resource.
    /// - Parameter resource: The resource.
    nonisolated public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
