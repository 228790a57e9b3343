import Foundation

/// The distances from the top of a widget to its lines of text.
package struct TextBaselines: Equatable {
    package var first: CGFloat
    package var last: CGFloat

    package init(first: CGFloat, last: CGFloat) { (self.first, self.last) = (first, last) }

    func value(for key: AlignmentKey) -> CGFloat? {
        switch key {
        case .firstTextBaseline: first
        case .lastTextBaseline: last
        default: nil
        }
    }
}
