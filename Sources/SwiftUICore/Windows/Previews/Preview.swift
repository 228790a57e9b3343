/// A preview of a view, which the macro `#Preview` declares.
@MainActor
@_weakLinked
public struct Preview {
    /// The kind of preview that shows a view.
    @_weakLinked
    public enum ViewTraits {}

    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let makeBody: @MainActor () -> any View

    /// Creates a preview of a view.
    /// - Parameters:
    ///   - name: The preview's name, or nil for the file's.
    ///   - traits: Sizes and modifiers.
    ///   - body: Makes the view to show.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.traits, makeBody) = (name, traits, body)
    }

    /// The view with the traits applied.
    var content: AnyView { traits.reduce(AnyView(makeBody())) { $1.modify($0) } }
}

/// A type that creates a preview. `#Preview` declares such types, and an app that shows its previews finds them.
@_weakLinked
public protocol PreviewRegistry {
    /// The file that contains the preview, in the form of `#fileID`.
    static var fileID: String { get }
    /// The line of the preview, counted from 1.
    static var line: Int { get }
    /// The column of the preview, counted from 1.
    static var column: Int { get }
    /// Creates the preview.
    @MainActor static func makePreview() throws -> Preview
}
