import Foundation

/// A bar that is partly filled.
package struct ProgressBarContent: WidgetContent, Equatable {
    /// The filled fraction of the bar, from 0 to 1; nil for an animated bar without a value.
    package var fraction: Double?
    /// The colour of the filled part; nil for the theme's default.
    package var tint: RGBA?

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(progress: fraction)]
    }
}

/// A spinning circle.
package struct SpinnerContent: WidgetContent, Equatable {
    package var controlSize: ControlSize
    /// The colour; nil for the theme's default.
    package var tint: RGBA?

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(progress: nil)]
    }
}

extension AccessibilityElement {
    /// Creates the element of work in progress.
    fileprivate init(progress fraction: Double?) {
        self.init(.progress)
        self.value = fraction?.formatted(.percent.precision(.fractionLength(0)))
        self.staysWithWidget = true
    }
}

extension AccessibilityRole {
    package static let progress = AccessibilityRole("progress")
}

/// The view of ``ProgressBarContent``.
@_weakLinked
struct ProgressBar: LeafView {
    typealias Body = Never
    let fraction: Double?

    func widgetContent(in environment: EnvironmentValues) -> ProgressBarContent {
        ProgressBarContent(fraction: fraction, tint: environment.controlTint)
    }
}

/// The view of ``SpinnerContent``.
@_weakLinked
struct Spinner: LeafView {
    typealias Body = Never

    func widgetContent(in environment: EnvironmentValues) -> SpinnerContent {
        SpinnerContent(controlSize: environment.controlSize, tint: environment.controlTint)
    }
}

/// A ring that is filled in part.
@_weakLinked
struct ProgressRing: View {
    let fraction: Double
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        let side = controlSize.spinnerSide
        ZStack {
            Circle().strokeBorder(.quaternary, lineWidth: side / 8)
            Arc(fraction: fraction).stroke(.tint, lineWidth: side / 8).padding(side / 16)
        }
        .frame(width: side, height: side)
        .accessibilityElement()
        .accessibilityValue(fraction.formatted(.percent.precision(.fractionLength(0))))
    }
}

/// A part of a circle, from the top clockwise.
private struct Arc: Shape {
    let fraction: Double

    nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
        }
        // Short lines: at the size of a control they look like a curve.
        let count = min(max(2, Int(nearest: (fraction * 64).rounded(.up))), 64)
        return Path { path in
            path.addLines((0...count).map { point(2 * .pi * fraction * Double($0) / Double(count)) })
        }
    }
}

extension ControlSize {
    /// The width and height of a circular progress view, in points.
    package var spinnerSide: CGFloat {
        switch self {
        case .mini: 10
        case .small: 16
        case .regular: 32
        case .large: 48
        case .extraLarge: 64
        }
    }
}
