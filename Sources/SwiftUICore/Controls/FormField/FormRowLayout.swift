import Foundation

/// A label and a control that takes all the room that it gets, in a row of a grouped form. The controls of all rows begin at one line,
/// except beside labels that are longer.
@_weakLinked
struct FormRowLayout: Layout {
    let alignment: VerticalAlignment
    private static let spacing: CGFloat = 8
    /// The part of the row that the control takes.
    private static let share: CGFloat = 0.6

    /// Returns the widths of the label and of the control in a row.
    private func widths(in width: CGFloat?, _ subviews: Subviews) -> (label: CGFloat, control: CGFloat) {
        let label = subviews[0].sizeThatFits(.unspecified).width
        guard let width, width.isFinite else { return (label, subviews[1].sizeThatFits(.unspecified).width) }
        let least = subviews[1].sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
        let control = max(least, min(width * Self.share, width - Self.spacing - label))
        return (max(0, width - Self.spacing - control), control)
    }

    /// Returns the distances of the label and of the control from the top, and the height of both.
    private func heights(_ widths: (label: CGFloat, control: CGFloat), _ subviews: Subviews) -> (
        tops: (label: CGFloat, control: CGFloat), height: CGFloat
    ) {
        let label = subviews[0].dimensions(in: ProposedViewSize(width: widths.label, height: nil))
        let control = subviews[1].dimensions(in: ProposedViewSize(width: widths.control, height: nil))
        let line = max(label[alignment], control[alignment])
        let tops = (line - label[alignment], line - control[alignment])
        return (tops, max(tops.0 + label.height, tops.1 + control.height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard subviews.count == 2 else { return .zero }
        let widths = widths(in: proposal.width, subviews)
        return CGSize(
            width: widths.label + Self.spacing + widths.control,
            height: heights(widths, subviews).height
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        let widths = widths(in: bounds.width, subviews)
        let tops = heights(widths, subviews).tops
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + tops.label),
            proposal: ProposedViewSize(width: widths.label, height: nil)
        )
        subviews[1].place(
            at: CGPoint(x: bounds.maxX - widths.control, y: bounds.minY + tops.control),
            proposal: ProposedViewSize(width: widths.control, height: nil)
        )
    }
}

/// The placement of the labels of controls in a form.
enum FormLayoutKind: Hashable, Sendable {
    /// In a column, beside the column of the controls.
    case columns
    /// At the beginning of rows, at the end of which the controls are.
    case grouped
}

extension HorizontalAlignment {
    private enum FormControl: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// The line at which the controls of a form begin.
    static let formControl = HorizontalAlignment(FormControl.self)
}
