import SwiftUICore

/// The place where photo pickers appear.
@_weakLinked
public struct PhotosPickerStyle: Hashable, Sendable {
    enum Place: Hashable, Sendable { case sheet, view, row }

    let place: Place

    /// A sheet over the window that opens from the picker's label.
    public static let presentation = PhotosPickerStyle(place: .sheet)
    /// Inline in place of the label, in the available space.
    public static let inline = PhotosPickerStyle(place: .view)
    /// Inline in place of the label, as a single row that scrolls horizontally.
    public static let compact = PhotosPickerStyle(place: .row)
}

/// The options that views around set for photo pickers.
struct PhotosPickerOptions {
    var style = PhotosPickerStyle.presentation
    /// The edges whose controls are hidden.
    var hiddenEdges: Edge.Set = []
    var disabledCapabilities: PHPickerCapabilities = []
}

private struct PhotosPickerOptionsKey: EnvironmentKey {
    static var defaultValue: PhotosPickerOptions { PhotosPickerOptions() }
}

extension EnvironmentValues {
    var photosPickerOptions: PhotosPickerOptions {
        get { self[PhotosPickerOptionsKey.self] }
        set { self[PhotosPickerOptionsKey.self] = newValue }
    }
}

extension View {
    /// Sets the place where photo pickers of this view appear.
    /// - Parameter style: The place.
    nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
        transformEnvironment(\.photosPickerOptions) { $0.style = style }
    }

    /// Sets the visibility of the controls of photo pickers at some edges.
    ///
    /// Search and albums are at the top, and the number of selected items and “Other Files…” at the bottom. A sheet keeps its Cancel
    /// and Add buttons, without which it could not be used. There are no controls at other edges.
    /// - Parameters:
    ///   - visibility: Whether the controls are shown.
    ///   - edges: The edges.
    nonisolated public func photosPickerAccessoryVisibility(
        _ visibility: Visibility,
        edges: Edge.Set = .all
    ) -> some View {
        transformEnvironment(\.photosPickerOptions) { options in
            if visibility == .hidden {
                options.hiddenEdges.formUnion(edges)
            } else {
                options.hiddenEdges.subtract(edges)
            }
        }
    }

    /// Disables capabilities of the photo pickers of this view.
    /// - Parameter disabledCapabilities: The abilities.
    nonisolated public func photosPickerDisabledCapabilities(
        _ disabledCapabilities: PHPickerCapabilities
    ) -> some View {
        transformEnvironment(\.photosPickerOptions) { $0.disabledCapabilities = disabledCapabilities }
    }
}
