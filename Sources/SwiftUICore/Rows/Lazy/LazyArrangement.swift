import Foundation

/// The arrangement of rows in a lazy container.
struct LazyArrangement: Equatable {
    /// The columns of a grid, across its axis; nil for a stack, whose rows get its whole length across.
    var tracks: [GridItem]?
    /// The space between lines, or nil for the usual.
    var spacing: CGFloat?
    var alignment = Alignment.center
    var pinnedViews: PinnedScrollableViews = []

    var gap: CGFloat { spacing.possibleSpacing ?? ViewSpacing.usual }

    /// A place across the axis, in which one row of each line stands.
    struct Column: Equatable {
        var offset: CGFloat = 0
        /// The proposed length for rows; nil for their own.
        var length: CGFloat?
        /// The alignment of rows, or nil for that of the container.
        var alignment: Alignment?
    }

    /// Returns the columns in a length across the axis.
    func columns(in available: CGFloat?) -> [Column] {
        guard let tracks, !tracks.isEmpty else { return [Column(length: available)] }
        return Self.columns(of: tracks, in: available)
    }

    /// Returns the columns. Fixed columns take their length, and each of the others in turn takes an equal share of the
    /// rest, within its bounds.
    private static func columns(of tracks: [GridItem], in available: CGFloat?) -> [Column] {
        let gaps = tracks.dropLast().reduce(0) { $0 + $1.gap }
        var sharing = 0
        var left = available.map { $0 - gaps }
        for track in tracks {
            if case .fixed(let length) = track.size.possible { left = left.map { $0 - length } } else { sharing += 1 }
        }
        var columns: [Column] = []
        var offset: CGFloat = 0
        for track in tracks {
            let gap = track.gap
            let share = left.map { max(0, $0 / CGFloat(max(sharing, 1))) }
            let lengths = track.size.possible.lengths(in: share, gap: gap)
            if case .fixed = track.size {
            } else {
                sharing -= 1
                let taken = lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
                left = left.map { $0.isFinite ? $0 - taken : $0 }
            }
            for length in lengths {
                columns.append(Column(offset: offset, length: length, alignment: track.alignment))
                offset += length + gap
            }
        }
        return columns
    }
}

extension GridItem {
    /// The space to the next column.
    fileprivate var gap: CGFloat { spacing.possibleSpacing ?? ViewSpacing.usual }
}

extension GridItem.Size {
    /// The greatest number of columns of an adaptive item.
    private static let mostColumns = 1_000
    /// The least length of a column that names none that is possible: that of ``flexible(minimum:maximum:)``.
    private static let usualMinimum: CGFloat = 10

    /// The size with lengths that columns can have.
    fileprivate var possible: GridItem.Size {
        func least(_ length: CGFloat) -> CGFloat {
            length.isFinite ? max(0, length.possibleDistance) : Self.usualMinimum
        }
        func most(_ length: CGFloat) -> CGFloat { length.isNaN ? .infinity : max(0, length) }
        switch self {
        case .fixed(let length): return .fixed(length.isFinite ? max(0, length.possibleDistance) : 0)
        case .flexible(let minimum, let maximum):
            return .flexible(minimum: least(minimum), maximum: most(maximum))
        case .adaptive(let minimum, let maximum):
            return .adaptive(minimum: least(minimum), maximum: most(maximum))
        }
    }

    /// Returns the lengths of the columns that the item makes of its share; the size is ``possible``.
    fileprivate func lengths(in share: CGFloat?, gap: CGFloat) -> [CGFloat] {
        switch self {
        case .fixed(let length):
            return [length]
        case .flexible(let minimum, let maximum):
            return [min(max(share ?? minimum, minimum), maximum)]
        case .adaptive(let minimum, let maximum):
            // An unbounded place has room for any number of columns. In that case there is one, so a stack around sees
            // that the grid takes the offered length.
            if let share, !share.isFinite { return [share] }
            let room = share ?? minimum
            // Columns that overlap by all of their length have room without end.
            let step = max(minimum, 1) + gap
            let most = step > 0 ? Int(nearest: Double((room + gap) / step)) : Self.mostColumns
            let count = min(max(1, most), Self.mostColumns)
            let each = (room - gap * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: min(max(each, minimum), maximum), count: count)
        }
    }
}
