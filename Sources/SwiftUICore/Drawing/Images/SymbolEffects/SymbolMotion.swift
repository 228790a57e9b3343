import Foundation
import SymbolDrawings

/// The framework's description of a symbol's motion.
@_weakLinked
public struct _SymbolMotion: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Fades the most active layers out and in.
        case pulse
        /// Scales layers up slightly and back, and fades them if `fades` is true.
        case breathe(fades: Bool)
        /// Lights up parts that represent a value, one after another.
        case variableColor(isCumulative: Bool, reverses: Bool, hides: Bool)
        /// Rotates layers once.
        case rotate(isClockwise: Bool)
        /// Wiggles layers back and forth.
        case wiggle(Swing)
        /// Scales layers up or down and springs back.
        case bounce(isUp: Bool)
        /// Draws layers in a different size.
        case scale(Double)
        /// Hides layers, whose size during the animation is between the regular one and this one.
        case hidden(scale: Double)
        /// Removes layers that another symbol replaces.
        case leave(scale: Double)
        /// Shows layers that replace those of another symbol.
        case arrive(scale: Double)
        /// No motion.
        case none
    }

    /// The way in which a symbol wiggles.
    package enum Swing: Hashable, Sendable {
        /// Rotates clockwise first, or counterclockwise first.
        case turn(isClockwise: Bool)
        /// Moves along an angle, in degrees clockwise from the right, and back.
        case shift(angle: Double)
        /// Moves forward in the reading direction, or backward.
        case reading(isForward: Bool)
    }

    package var kind: Kind
    /// A Boolean value that indicates whether all layers move at once, even if the motion would move only some of them or one after
    /// another.
    package var isWhole = false

    package init(_ kind: Kind) { self.kind = kind }

    /// The time of one cycle in seconds; that of the change for motions without a cycle.
    var duration: TimeInterval {
        switch kind {
        case .pulse: 1.6
        case .breathe: 2.4
        case .variableColor(_, let reverses, _): reverses ? 3 : 1.5
        case .rotate: 1.4
        case .wiggle: 0.8
        case .bounce: 0.7
        case .scale, .hidden: 0.35
        case .leave, .arrive: 0.45
        case .none: 0
        }
    }

    /// A Boolean value that indicates whether the motion returns to its beginning; others last.
    var isCycle: Bool {
        switch kind {
        case .pulse, .breathe, .variableColor, .rotate, .wiggle, .bounce: true
        case .scale, .hidden, .leave, .arrive, .none: false
        }
    }

    /// The pause between two cycles in seconds, where an effect names none.
    var usualPause: TimeInterval {
        switch kind {
        case .wiggle, .bounce: 0.6
        default: 0
        }
    }
}

/// The state of a motion at a point in time.
package struct SymbolMotionState: Hashable, Sendable {
    package var motion: _SymbolMotion
    /// The number of completed cycles, whose fractional part is the progress within the current cycle.
    package var phase: Double
    /// The strength of the motion, from 0 to 1.
    package var amount: Double
    /// The fraction of a cycle in which there is movement; the rest is a pause.
    package var activePart = 1.0

    package init(_ motion: _SymbolMotion, phase: Double = 0, amount: Double = 1) {
        (self.motion, self.phase, self.amount) = (motion, phase, amount)
    }

    /// The way through the cycle, from 0 to 1.
    private var way: Double { min(1, (phase - phase.rounded(.down)) / max(0.01, activePart)) }

    /// A Boolean value that indicates whether the symbol looks as it does without the motion.
    package var isAtRest: Bool {
        if amount == 0 { return true }
        return motion.isCycle ? way == 0 || way == 1 : motion.kind == .none
    }

    /// Returns the state of a layer.
    /// - Parameters:
    ///   - layer: The layer.
    ///   - direction: The direction of reading.
    package func pose(of layer: SymbolLayer, _ direction: LayoutDirection = .leftToRight) -> SymbolPose {
        guard !isAtRest else { return .rest }
        let layer = motion.isWhole ? SymbolLayer(step: layer.step, steps: layer.steps) : layer
        switch motion.kind {
        case .pulse:
            return layer.isLively ? SymbolPose(opacity: 1 - 0.65 * Wave.hill(way)).scaled(by: amount) : .rest
        case .breathe(let fades):
            let hill = Wave.hill(delayed(way, layer))
            return SymbolPose(opacity: fades ? 1 - 0.5 * hill : 1, scale: 1 + 0.12 * hill).scaled(by: amount)
        case .variableColor(let isCumulative, let reverses, let hides):
            guard let step = layer.step else { return .rest }
            let there = reverses ? 1 - abs(2 * way - 1) : way
            let light =
                isCumulative
                ? Wave.lightOfRow(there, step: step, of: layer.steps)
                : Wave.lightOfOne(there, step: step, of: layer.steps)
            let least = hides ? 0 : 0.3
            return SymbolPose(opacity: least + (1 - least) * light).scaled(by: amount)
        case .rotate(let isClockwise):
            return layer.isLively ? SymbolPose(angle: (isClockwise ? 360 : -360) * way).scaled(by: amount) : .rest
        case .wiggle(let swing): return swing.pose(Wave.swing(delayed(way, layer)), direction).scaled(by: amount)
        case .bounce(let isUp):
            return SymbolPose(scale: 1 + (isUp ? 0.22 : -0.22) * Wave.bounce(delayed(way, layer))).scaled(by: amount)
        case .scale(let factor): return SymbolPose(scale: factor).scaled(by: delayed(amount, layer))
        case .hidden(let scale), .leave(let scale), .arrive(let scale):
            return SymbolPose(opacity: 0, scale: scale).scaled(by: delayed(amount, layer))
        case .none: return .rest
        }
    }

    /// Returns the way of a layer that begins after those in front of it, so that the last one ends with the motion.
    private func delayed(_ way: Double, _ layer: SymbolLayer) -> Double {
        let lag = 0.12
        return min(max(way * (1 + lag * Double(layer.count - 1)) - lag * Double(layer.index), 0), 1)
    }
}

extension _SymbolMotion.Swing {
    /// Returns the pose for a deflection from -1 to 1.
    fileprivate func pose(_ deflection: Double, _ direction: LayoutDirection) -> SymbolPose {
        switch self {
        case .turn(let isClockwise): return SymbolPose(angle: (isClockwise ? 12 : -12) * deflection)
        case .shift(let angle):
            let radians = angle * .pi / 180
            return SymbolPose(x: 2 * deflection * cos(radians), y: 2 * deflection * sin(radians))
        case .reading(let isForward):
            return SymbolPose(x: (isForward == (direction == .leftToRight) ? 2 : -2) * deflection)
        }
    }
}

/// The course of motions, from 0 at their beginning to 1 at their end.
private enum Wave {
    /// Up to 1 in the middle, and back to 0.
    static func hill(_ way: Double) -> Double { (1 - cos(2 * .pi * way)) / 2 }

    /// To both sides, less and less.
    static func swing(_ way: Double) -> Double { sin(6 * .pi * way) * (1 - way) }

    /// Up to 1 and back, and a little beyond.
    static func bounce(_ way: Double) -> Double { 1.6 * exp(-3.2 * way) * sin(3 * .pi * way) * (1 - way) }

    /// The light of a part in a row that lights up one by one and stays lit until the end.
    static func lightOfRow(_ way: Double, step: Int, of steps: Int) -> Double {
        min(max(way * Double(steps + 1) - Double(step), 0), 1)
    }

    /// The light of a part in a row of which one at a time is lit.
    static func lightOfOne(_ way: Double, step: Int, of steps: Int) -> Double {
        min(max(1.25 - abs(way * Double(steps) - Double(step) - 0.5) * 1.5, 0), 1)
    }
}
