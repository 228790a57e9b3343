/// A row of the find bar: a field, and controls behind it in their own size. Where the field would become too narrow, it has a line of its
/// own, and the controls stand below it in as many lines as they need.
@_weakLinked
struct FindBarRow: Layout {
    /// The space between two controls, in points.
    private static let spacing: CGFloat = 6
    /// The width that a field has beside its controls at least, in points.
    private static let leastField: CGFloat = 100

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let union = frames(of: subviews, in: proposal.width).reduce(CGRect.zero) { $0.union($1) }
        return CGSize(width: union.maxX, height: union.maxY)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size)
            )
        }
    }

    /// Returns the frames of the field and its controls.
    private func frames(of subviews: Subviews, in width: CGFloat?) -> [CGRect] {
        guard let field = subviews.first else { return [] }
        let controls = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
        let length = controls.reduce(0) { $0 + $1.width + Self.spacing }
        let natural = field.sizeThatFits(.unspecified)
        let offered = width.flatMap { $0.isFinite ? $0 : nil } ?? natural.width + length
        let isOneLine = offered - length >= Self.leastField
        let height = field.sizeThatFits(ProposedViewSize(width: offered, height: nil)).height
        let first = CGSize(width: max(0, isOneLine ? offered - length : offered), height: height)
        var lines = [[first]]
        if isOneLine {
            lines[0] += controls
        } else {
            lines += Self.broken(controls, at: offered)
        }
        return Self.frames(of: lines)
    }

    /// Returns sizes in lines that are no longer than a width, where one size alone is not.
    private static func broken(_ sizes: [CGSize], at width: CGFloat) -> [[CGSize]] {
        var lines: [[CGSize]] = []
        var length: CGFloat = 0
        for size in sizes {
            if lines.isEmpty || length + spacing + size.width > width {
                lines.append([size])
                length = size.width
            } else {
                lines[lines.count - 1].append(size)
                length += spacing + size.width
            }
        }
        return lines
    }

    /// Returns the frames of sizes in lines below one another, each in the middle of its line.
    private static func frames(of lines: [[CGSize]]) -> [CGRect] {
        var frames: [CGRect] = []
        var top: CGFloat = 0
        for line in lines {
            let height = line.map(\.height).max() ?? 0
            var left: CGFloat = 0
            for size in line {
                frames.append(CGRect(origin: CGPoint(x: left, y: top + (height - size.height) / 2), size: size))
                left += size.width + spacing
            }
            top += height + spacing
        }
        return frames
    }
}
