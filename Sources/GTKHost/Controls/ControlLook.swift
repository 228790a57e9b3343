import Foundation
import SwiftUICore

extension ControlSize {
    /// The class of the style sheet for the size.
    var styleClass: String? {
        switch self {
        case .mini: "swiftui-mini"
        case .small: "swiftui-small"
        case .regular: nil
        case .large: "swiftui-large"
        case .extraLarge: "swiftui-extra-large"
        }
    }
}

extension ButtonBorderShape {
    /// The radii of corners that the style sheet has, in points; others take the largest below.
    static let radii = Array(stride(from: 0, through: 32, by: 2))

    /// The class of the style sheet for the outline.
    var styleClass: String? {
        switch kind {
        case .automatic, .roundedRectangle(nil): nil
        case .capsule: "swiftui-capsule"
        case .circle: "swiftui-circle"
        case .roundedRectangle(let radius?):
            "swiftui-radius-\(Self.radii.last { CGFloat($0) <= radius } ?? 0)"
        }
    }
}
