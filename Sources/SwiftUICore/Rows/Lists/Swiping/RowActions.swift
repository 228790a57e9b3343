/// The actions at one edge of a row, which a view inside of the row sets.
struct RowActions {
    /// The buttons, the outermost first.
    let views: AnyView
    /// Whether a long swipe does the first of them.
    let allowsFullSwipe: Bool
}
