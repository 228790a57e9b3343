/// The way in which a photo picker for several items displays and reports the selection.
@_weakLinked
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    /// A Boolean value that indicates whether selected items have numbers rather than checkmarks.
    let isOrdered: Bool
    /// A Boolean value that indicates whether the program hears of each change at once.
    let isContinuous: Bool

    /// Selected items have check marks, and the program receives the selection when the user presses Add.
    public static let `default` = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: false)
    /// Selected items are numbered in the order of selection.
    public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: false)
    /// The program receives the selection whenever it changes.
    public static let continuous = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: true)
    /// Selected items are numbered, and the program receives the selection whenever it changes.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: true)
}
