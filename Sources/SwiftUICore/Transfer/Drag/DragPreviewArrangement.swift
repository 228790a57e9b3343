import Foundation

/// The arrangement of the previews of several dragged items under the pointer.
package struct DragPreviewArrangement: Equatable {
    /// A preview and its position in the arrangement.
    package struct Placement: Equatable {
        /// The index of the preview.
        package var index: Int
        /// The frame of the preview before it is rotated about its center.
        package var frame: CGRect
        package var angle = Angle.zero

        /// The rectangle around the turned picture.
        fileprivate var bounds: CGRect {
            let (cosine, sine) = (abs(cos(angle.radians)), abs(sin(angle.radians)))
            let width = frame.width * cosine + frame.height * sine
            let height = frame.width * sine + frame.height * cosine
            return CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
        }
    }

    /// The previews from back to front, in coordinates whose origin is the corner of the arrangement.
    package private(set) var placements: [Placement]
    /// The size of the arrangement.
    package private(set) var size: CGSize
    /// The origin of the preview that the user dragged.
    package private(set) var origin: CGPoint

    /// The number of visible pictures below the first in a pile or a stack. More could not be distinguished.
    private static let mostBelow = 3
    /// The number of pictures in a list.
    private static let mostListed = 12
    /// The angle between consecutive pictures of a pile.
    private static let turn = Angle(degrees: 4)
    /// The distance between consecutive pictures of a stack, along each axis.
    private static let step: CGFloat = 6
    /// The distance between the pictures of a list.
    private static let spacing: CGFloat = 4

    /// Arranges previews.
    /// - Parameters:
    ///   - frames: The places of the views that they are pictures of, in one space.
    ///   - dragged: The index of the picture under the pointer.
    ///   - formation: The formation of the pictures.
    package init(_ frames: [CGRect], dragged: Int, _ formation: DragDropPreviewsFormation) {
        let first = CGRect(origin: .zero, size: frames[dragged].size)
        let others = frames.indices.filter { $0 != dragged }
        switch formation.kind {
        case .none:
            placements = frames.indices.map { index in
                let origin = frames[dragged].origin
                return Placement(index: index, frame: frames[index].offsetBy(dx: -origin.x, dy: -origin.y))
            }
        case .default, .pile:
            placements = others.prefix(Self.mostBelow).enumerated().map { number, index in
                var frame = CGRect(origin: .zero, size: frames[index].size)
                frame.origin = CGPoint(x: first.midX - frame.width / 2, y: first.midY - frame.height / 2)
                // To one side and to the other in turn.
                let degrees = Self.turn.degrees * Double(number / 2 + 1) * (number % 2 == 0 ? 1 : -1)
                return Placement(index: index, frame: frame, angle: Angle(degrees: degrees))
            }
            .reversed()
            placements.append(Placement(index: dragged, frame: first))
        case .stack:
            placements = others.prefix(Self.mostBelow).enumerated().map { number, index in
                let distance = Self.step * CGFloat(number + 1)
                return Placement(
                    index: index,
                    frame: CGRect(origin: CGPoint(x: distance, y: distance), size: frames[index].size)
                )
            }
            .reversed()
            placements.append(Placement(index: dragged, frame: first))
        case .list:
            // The list is as long as it may be around the picture that is dragged.
            let start = max(0, min(dragged - Self.mostListed / 2, frames.count - Self.mostListed))
            var y: CGFloat = 0
            placements = frames.indices.dropFirst(start).prefix(Self.mostListed).map { index in
                defer { y += frames[index].height + Self.spacing }
                return Placement(index: index, frame: CGRect(origin: CGPoint(x: 0, y: y), size: frames[index].size))
            }
        }
        let bounds = placements.map(\.bounds).reduce(placements[0].bounds) { $0.union($1) }
        for index in placements.indices {
            placements[index].frame = placements[index].frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        }
        size = bounds.size
        origin = placements.first { $0.index == dragged }?.frame.origin ?? .zero
    }
}
