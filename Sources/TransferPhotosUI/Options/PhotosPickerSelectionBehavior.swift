/// The way in which a photo picker for several items shows and reports the selection.
@_weakLinked
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    /// A Boolean value that indicates whether selected items have numbers rather than checkmarks.
    let isOrdered: Bool
    /// A Boolean value that indicates whether the program hears of each change at once.
    let isContinuous: Bool

    /// Selected items have checkmarks, and the program receives them when the user presses Add.
    public static let `default` = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: false)
    /// Selected items have numbers in the order in which they were selected.
    public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: false)
    /// The program receives the selection whenever it changes.
    public static let continuous = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: true)
    /// Selected items have numbers, and the program receives the selection whenever it changes.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: true)
}
