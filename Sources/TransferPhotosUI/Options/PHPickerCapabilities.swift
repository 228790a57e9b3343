/// The capabilities of a photo picker that a program can disable.
@_weakLinked
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    /// The raw value of the capabilities.
    public let rawValue: UInt
    /// Creates capabilities from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The field for searching file names.
    public static let search = PHPickerCapabilities(rawValue: 1 << 0)
    /// The menu of albums: all pictures, recently opened ones, and folders.
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 1)
    /// A tray with the selected items, which pickers on Linux desktops do not have.
    public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 2)
    /// The button that clears the selection.
    public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
    /// A confirmation before showing sensitive pictures, which pickers on Linux desktops do not have.
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
