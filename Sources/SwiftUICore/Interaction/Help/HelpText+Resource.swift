import Foundation

extension View {
    /// Sets the help text for this view.
    /// - Parameter textResource: The text.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
        help(String(localized: textResource))
    }
}
