import Foundation

extension View {
    /// Sets the title of the window, or of the sheet, that this view is in.
    /// - Parameter titleResource: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(String(localized: titleResource))
    }
}
