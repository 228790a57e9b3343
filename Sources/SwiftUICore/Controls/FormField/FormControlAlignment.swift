extension HorizontalAlignment {
    private enum FormControl: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// The line at which the controls of a form begin.
    static let formControl = HorizontalAlignment(FormControl.self)
}
