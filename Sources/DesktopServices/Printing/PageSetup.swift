import DesktopBus
import Foundation

/// The paper that the user chose, in points (1/72 inch) and in reading orientation.
package struct PageSetup: Sendable, Equatable {
    package private(set) var width = 210 * pointsPerMillimeter
    package private(set) var height = 297 * pointsPerMillimeter
    package private(set) var (top, bottom, left, right) = (40.0, 40.0, 40.0, 40.0)

    private static let pointsPerMillimeter = 72 / 25.4
    /// Paper of another size is none.
    private static let possibleMillimeters = 20.0...5000.0

    /// Creates a page setup for A4 paper.
    package init() {}

    /// - Parameter values: The portal's values of the page, in millimeters. Missing and impossible ones are replaced by
    ///   those of A4.
    init(_ values: [String: BusReply.Value]) {
        func points(_ name: String) -> Double? { values[name]?.real.map { $0 * Self.pointsPerMillimeter } }
        let sizes = ["Width", "Height"].compactMap { values[$0]?.real }.filter(Self.possibleMillimeters.contains)
        if sizes.count == 2 {
            (width, height) = (sizes[0] * Self.pointsPerMillimeter, sizes[1] * Self.pointsPerMillimeter)
        }
        // The paper's size is that of portrait orientation in any case.
        if values["Orientation"]?.string?.hasSuffix("landscape") ?? false { (width, height) = (height, width) }
        let margins = ["MarginTop", "MarginBottom", "MarginLeft", "MarginRight"].map(points)
        guard case (let top?, let bottom?, let left?, let right?) = (margins[0], margins[1], margins[2], margins[3]),
            margins.allSatisfy({ ($0 ?? 0) >= 0 }), top + bottom < height / 2, left + right < width / 2
        else { return }
        (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
    }
}

/// Content to draw on pages.
package enum PrintedContent: Sendable {
    /// A picture file, on a separate page.
    case picture(Data)
    /// Text, on as many pages as it needs.
    case text(String)
}
