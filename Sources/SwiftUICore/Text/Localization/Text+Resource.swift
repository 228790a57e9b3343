import Foundation

extension Text {
    /// Creates text from a resource that is looked up in translations.
    /// - Parameter resource: The text, and where its translations are.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { self = resource.styledText }
}
