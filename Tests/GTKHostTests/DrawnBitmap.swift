import Foundation
import SwiftUICore
import UniformTypeIdentifiers

@testable import GTKHost

extension Bitmap {
    /// The picture of a view that stands in no window.
    @MainActor
    init(
        of proposal: ProposedViewSize = .unspecified,
        scale: Double = 1,
        @ViewBuilder _ content: () -> some View
    ) throws {
        let picture = PictureConverter().picture(of: content(), proposal, scale: scale)
        try self.init(picture.data(as: .png, scale: scale, isOpaque: false))
    }
}

extension Color {
    /// Pure red, whatever the theme's red is.
    static let pureRed = Color(red: 1, green: 0, blue: 0)
    static let pureGreen = Color(red: 0, green: 1, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

/// Returns a Boolean value that indicates whether the parts of two pixels differ by no more than rounding.
func isNear(_ first: [Int], _ second: [Int], by distance: Int = 3) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) <= distance }
}
