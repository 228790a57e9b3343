import Foundation
import SwiftUICore

extension DividerContent {
    /// Returns the size that the line takes when offered a size.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal ? CGSize(width: size.width, height: 1) : CGSize(width: 1, height: size.height)
    }
}
