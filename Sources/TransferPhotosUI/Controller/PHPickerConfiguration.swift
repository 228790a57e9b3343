import UniformTypeIdentifiers

/// The choices of a ``PHPickerViewController``.
@_weakLinked
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The format in which items offer their pictures first.
    public enum AssetRepresentationMode: Int, Hashable, Sendable {
        /// The format of the file, and then a common one; see ``PhotosPickerItem/EncodingDisambiguationPolicy/automatic``.
        case automatic
        /// Only the format of the file; see ``PhotosPickerItem/EncodingDisambiguationPolicy/current``.
        case current
        /// A common format first; see ``PhotosPickerItem/EncodingDisambiguationPolicy/compatible``.
        case compatible
    }

    /// The way in which the selection is shown and reported.
    public enum Selection: Int, Hashable, Sendable {
        /// Marks without numbers; the delegate receives the items when the user has chosen.
        case `default`
        /// Numbers that show the order of the selection.
        case ordered
        /// Marks without numbers; the delegate receives the items at each change.
        case continuous
        /// Numbers that show the order of the selection; the delegate receives the items at each change.
        case continuousAndOrdered
    }

    /// The format in which items offer their pictures first.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The way in which the selection is shown and reported.
    public var selection = Selection.default
    /// The greatest number of items; 0 for any number.
    public var selectionLimit = 1
    /// A rule for what is shown; nil for all pictures and films.
    public var filter: PHPickerFilter?
    /// The identifiers of the items that are selected when the picker opens. They have no effect in a configuration without a library.
    public var preselectedAssetIdentifiers: [String] = []
    /// The capabilities that the picker does not have.
    public var disabledCapabilities: PHPickerCapabilities = []
    let isIdentified: Bool

    /// Creates a configuration of which results have no identifiers.
    public init() { isIdentified = false }

    /// Creates a configuration of which results have identifiers.
    /// - Parameter photoLibrary: The library.
    public init(photoLibrary: PHPhotoLibrary) { isIdentified = true }
}

extension PHPickerConfiguration {
    var encoding: PhotosPickerItem.EncodingDisambiguationPolicy {
        switch preferredAssetRepresentationMode {
        case .automatic: .automatic
        case .current: .current
        case .compatible: .compatible
        }
    }

    var behavior: PhotosPickerSelectionBehavior {
        switch selection {
        case .default: .default
        case .ordered: .ordered
        case .continuous: .continuous
        case .continuousAndOrdered: .continuousAndOrdered
        }
    }
}
