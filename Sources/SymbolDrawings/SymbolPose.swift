import Glibc

/// The state of a symbol's layer during a motion.
package struct SymbolPose: Hashable, Sendable {
    /// The opacity, from 0 to 1.
    package var opacity: Double
    /// The scale, where 1 is the regular size.
    package var scale: Double
    /// The clockwise rotation in degrees.
    package var angle: Double
    /// The offset to the right, in units of the grid.
    package var x: Double
    /// The downward offset, in units of the grid.
    package var y: Double

    package init(opacity: Double = 1, scale: Double = 1, angle: Double = 0, x: Double = 0, y: Double = 0) {
        (self.opacity, self.scale, self.angle, self.x, self.y) = (opacity, scale, angle, x, y)
    }

    /// The state of a layer at rest.
    package static let rest = SymbolPose()

    /// Returns the combination of this pose and another.
    package func combined(with other: SymbolPose) -> SymbolPose {
        SymbolPose(
            opacity: opacity * other.opacity,
            scale: scale * other.scale,
            angle: angle + other.angle,
            x: x + other.x,
            y: y + other.y
        )
    }

    /// Returns a pose between the rest pose (0) and this one (1).
    package func scaled(by amount: Double) -> SymbolPose {
        SymbolPose(
            opacity: 1 + (opacity - 1) * amount,
            scale: 1 + (scale - 1) * amount,
            angle: angle * amount,
            x: x * amount,
            y: y * amount
        )
    }
}

/// A part of a symbol that moves as a unit, from the point of view of a motion.
package struct SymbolLayer: Equatable, Sendable {
    /// The index of the layer, starting with the front layer.
    package var index: Int
    /// The number of layers in the symbol.
    package var count: Int
    /// A Boolean value that indicates whether the layer moves in motions that affect only the most expressive part: the parts that
    /// represent a value, such as the waves of a loudspeaker, or the front layer of a symbol without such parts.
    package var isLively: Bool
    /// The index of the part among those that represent a value, starting with the smallest value; nil for other parts.
    package var step: Int?
    /// The number of parts that represent a value.
    package var steps: Int

    package init(index: Int = 0, count: Int = 1, isLively: Bool = true, step: Int? = nil, steps: Int = 0) {
        (self.index, self.count, self.isLively, self.step, self.steps) = (index, count, isLively, step, steps)
    }
}

extension [SymbolMark] {
    /// Returns the marks during a motion.
    ///
    /// A layer turns and grows about the middle of the grid, so that its gaps stay where they belong. A lively layer in front of others
    /// does so about its own middle.
    /// - Parameter pose: Returns the state of a layer.
    package func moved(_ pose: (SymbolLayer) -> SymbolPose) -> [SymbolMark] {
        let levels = Set(lazy.filter { !$0.clears }.map(\.level)).sorted()
        let thresholds = Set(compactMap(\.threshold)).sorted()
        let centers = levels.map { level in
            filter { $0.level == level }.bounds(SymbolGrid.regularStroke)?.center ?? SymbolGrid.center
        }
        return map { mark in
            let index = levels.firstIndex(of: mark.level) ?? 0
            let layer = SymbolLayer(
                index: index,
                count: Swift.max(1, levels.count),
                isLively: thresholds.isEmpty ? index == 0 : mark.threshold != nil,
                step: mark.threshold.flatMap { thresholds.firstIndex(of: $0) },
                steps: thresholds.count
            )
            let isPart = levels.count > 1 && thresholds.isEmpty && index == 0
            return mark.moved(pose(layer), about: isPart ? centers[index] : SymbolGrid.center)
        }
    }
}

extension SymbolMark {
    fileprivate func moved(_ pose: SymbolPose, about center: SymbolPoint) -> SymbolMark {
        guard pose != .rest else { return self }
        var mark = self
        mark.opacity *= pose.opacity
        mark.factor *= pose.scale
        mark.gap *= pose.scale
        let turn = Turn(degrees: pose.angle)
        mark.path = path.mapping { point in
            let (x, y) = ((point.x - center.x) * pose.scale, (point.y - center.y) * pose.scale)
            return SymbolPoint(
                center.x + x * turn.cosine - y * turn.sine + pose.x,
                center.y + x * turn.sine + y * turn.cosine + pose.y
            )
        }
        return mark
    }
}

/// The sine and the cosine of an angle.
struct Turn {
    let sine: Double
    let cosine: Double

    init(degrees: Double) {
        let radians = degrees * .pi / 180
        (sine, cosine) = (sin(radians), cos(radians))
    }
}
