import Foundation

/// The way in which a gauge shows its value.
enum GaugeMark {
    /// It is filled up to it.
    case level
    /// It has a mark there.
    case point
}

/// A bar that is partly filled and not animated.
package struct LevelBarContent: WidgetContent, Equatable {
    /// The filled fraction of the bar, from 0 to 1.
    package var fraction: Double
    /// The colour of the filled part; nil for the theme's default.
    package var tint: RGBA?

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(level: fraction)]
    }
}

extension AccessibilityElement {
    fileprivate init(level fraction: Double) {
        self.init(.level)
        self.value = fraction.formatted(.percent.precision(.fractionLength(0)))
        self.staysWithWidget = true
    }
}

extension AccessibilityRole {
    /// A view that shows a value within a range.
    package static let level = AccessibilityRole("level")
}

/// The view of ``LevelBarContent``.
@_weakLinked
struct LevelBar {
    let fraction: Double
}

extension LevelBar: LeafView {
    typealias Body = Never
    func widgetContent(in environment: EnvironmentValues) -> LevelBarContent {
        LevelBarContent(fraction: fraction, tint: environment.controlTint)
    }
}

/// A bar between the labels of its bounds.
@_weakLinked
struct GaugeBar: View {
    let configuration: GaugeStyleConfiguration
    let mark: GaugeMark

    var body: some View {
        HStack(spacing: 6) {
            if let minimum = configuration.minimumValueLabel { minimum.font(.caption) }
            switch mark {
            case .level: LevelBar(fraction: configuration.value)
            case .point: MarkedLine(fraction: configuration.value)
            }
            if let maximum = configuration.maximumValueLabel { maximum.font(.caption) }
        }
    }
}

/// A line with a mark on it.
private struct MarkedLine: View {
    let fraction: Double

    var body: some View {
        Capsule().fill(.tint).frame(height: 6)
            .overlay {
                GeometryReader { geometry in
                    Circle().fill(.background)
                        .overlay { Circle().strokeBorder(.primary, lineWidth: 2) }
                        .frame(width: 10, height: 10)
                        .offset(x: (geometry.size.width - 10) * fraction, y: -2)
                }
            }
            .modifier(GaugeElement(fraction: fraction))
    }
}

/// A ring around the value in words.
@_weakLinked
struct GaugeDial: View {
    let configuration: GaugeStyleConfiguration
    let mark: GaugeMark
    private let side: CGFloat = 58

    var body: some View {
        ZStack {
            switch mark {
            case .level:
                DialArc(from: 0, to: 1).stroke(.quaternary, lineWidth: 6)
                DialArc(from: 0, to: configuration.value).stroke(.tint, lineWidth: 6)
            case .point:
                DialArc(from: 0.125, to: 0.875).stroke(.tint, lineWidth: 6)
                DialPoint(at: 0.125 + configuration.value * 0.75).fill(.background)
                DialPoint(at: 0.125 + configuration.value * 0.75).stroke(.primary, lineWidth: 2)
            }
            if let value = configuration.currentValueLabel { value.font(.callout) }
        }
        .frame(width: side, height: side)
        .overlay(alignment: .bottom) {
            if mark == .point {
                HStack(spacing: 4) {
                    if let minimum = configuration.minimumValueLabel { minimum.font(.caption2) }
                    if let maximum = configuration.maximumValueLabel { maximum.font(.caption2) }
                    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                        configuration.label.font(.caption2)
                    }
                }
            }
        }
        .modifier(GaugeElement(fraction: configuration.value))
        .named(by: configuration.label)
    }
}

/// A part of a ring, clockwise from the bottom.
private struct DialArc: Shape {
    let from: Double
    let to: Double

    nonisolated func path(in rect: CGRect) -> Path {
        let count = min(max(2, Int(nearest: ((to - from) * 64).rounded(.up))), 64)
        return Path { path in
            path.addLines((0...count).map { dialPoint(from + (to - from) * Double($0) / Double(count), in: rect) })
        }
    }
}

/// A mark on a ring.
private struct DialPoint: Shape {
    let position: Double

    nonisolated init(at position: Double) { self.position = position }

    nonisolated func path(in rect: CGRect) -> Path {
        let center = dialPoint(position, in: rect)
        return Circle().path(in: CGRect(x: center.x - 4.5, y: center.y - 4.5, width: 9, height: 9))
    }
}

/// Returns a point of a ring in a rectangle, a part of the way around, clockwise from the bottom.
private func dialPoint(_ part: Double, in rect: CGRect) -> CGPoint {
    let radius = min(rect.width, rect.height) / 2 - 3
    let angle = 2 * .pi * part
    return CGPoint(x: rect.midX - radius * sin(angle), y: rect.midY + radius * cos(angle))
}

/// A modifier that represents a drawing as one value within a range for assistive technologies.
private struct GaugeElement: ViewModifier {
    let fraction: Double

    func body(content: Content) -> some View {
        content
            .accessibilityElement()
            .accessibilityValue(fraction.formatted(.percent.precision(.fractionLength(0))))
    }
}
