import Foundation

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - content: The views.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(String(localized: titleResource), content: content)
    }
}
