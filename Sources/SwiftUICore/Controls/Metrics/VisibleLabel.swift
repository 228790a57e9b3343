/// The label beside a control, which the views around may hide.
@_weakLinked
struct VisibleLabel<Label: View>: View {
    @Environment(\.labelsAreHidden) private var isHidden
    private let label: Label

    init(_ label: Label) { self.label = label }

    var body: some View {
        if !isHidden { label }
    }
}
