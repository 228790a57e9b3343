/// The actions at one edge of a row, which a view inside of the row sets.
struct RowActions {
    /// The buttons, the outermost first.
    let views: AnyView
    /// A Boolean value that indicates whether a long swipe does the first of them.
    let allowsFullSwipe: Bool
}
