/// The abilities of a photo picker that a program can remove.
@_weakLinked
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
    /// The abilities as bits.
    public let rawValue: UInt
    /// Creates abilities from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The field that searches names of files.
    public static let search = PHPickerCapabilities(rawValue: 1 << 0)
    /// The menu of albums: all pictures, those that were opened lately, and folders.
    public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 1)
    /// A tray of the selected items, which pickers of Linux desktops do not have.
    public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 2)
    /// The button that clears the selection.
    public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
    /// A question before sensitive pictures are shown, which pickers of Linux desktops do not ask.
    public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
