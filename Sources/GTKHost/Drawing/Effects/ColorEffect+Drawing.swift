import CGTK
import Foundation
import SwiftUICore

extension ColorEffect: DrawnEffect {
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) {
        matrix(in: colors()).draw(contents, on: snapshot)
    }

    /// Returns the change of colours.
    @MainActor
    func matrix(in colors: ThemeColors) -> ComponentMatrix {
        guard !amount.isNaN else { return .identity }
        // Colours have parts from 0 to 1: a change by as much leaves nothing of them.
        let amount = min(max(self.amount, -1e6), 1e6)
        return switch kind {
        case .brightness: .scaling(1, adding: amount)
        case .contrast: .scaling(amount, adding: (1 - amount) / 2)
        case .saturation: .saturation(amount)
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(amount)
        case .inversion: .scaling(-1, adding: 1)
        case .luminanceToAlpha: .luminanceToAlpha
        case .multiplication(let color): .multiplying(color.resolved(in: colors))
        }
    }
}

extension ComponentMatrix {
    /// The luminance of red, green and blue (ITU-R BT.709).
    private static let weights = [0.2126, 0.7152, 0.0722]

    /// Returns a matrix that multiplies each component and adds a constant to it.
    static func scaling(_ factor: Double, adding offset: Double) -> ComponentMatrix {
        ComponentMatrix(rows: [
            [factor, 0, 0, 0, offset], [0, factor, 0, 0, offset], [0, 0, factor, 0, offset], [0, 0, 0, 1, 0],
        ])
    }

    static func multiplying(_ color: RGBA) -> ComponentMatrix {
        ComponentMatrix(rows: [
            [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.alpha, 0],
        ])
    }

    static func saturation(_ amount: Double) -> ComponentMatrix {
        var rows = (0..<3).map { row in
            (0..<3).map { column in weights[column] * (1 - amount) + (row == column ? amount : 0) } + [0, 0]
        }
        rows.append([0, 0, 0, 1, 0])
        return ComponentMatrix(rows: rows)
    }

    /// Returns a turn around the axis of greys, which keeps how light colours look (Filter Effects Module Level 1,
    /// `hue-rotate`).
    static func hueRotation(_ angle: Double) -> ComponentMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ComponentMatrix(rows: [
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0],
            [0, 0, 0, 1, 0],
        ])
    }

    static let luminanceToAlpha = ComponentMatrix(rows: [
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], weights + [0, 0],
    ])

    // MARK: Ranges of opacities

    /// Returns a matrix that makes red what is as opaque as the lower bound of a range, and green what is no more opaque than the
    /// upper one. Its edges are as sharp as steps of opacity are, of which there are 255.
    static func sides(of opacities: ClosedRange<Double>) -> ComponentMatrix {
        let steps = 255.0
        return ComponentMatrix(rows: [
            [0, 0, 0, steps, 1 - steps * opacities.lowerBound], [0, 0, 0, -steps, 1 + steps * opacities.upperBound],
            [0, 0, 0, 0, 0], [0, 0, 0, 0, 1],
        ])
    }

    /// Returns a matrix that colours what is red and green, and makes the rest clear.
    static func between(_ color: RGBA) -> ComponentMatrix {
        ComponentMatrix(rows: [
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue],
            [color.alpha, color.alpha, 0, 0, -color.alpha],
        ])
    }
}
