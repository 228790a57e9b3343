import Foundation

extension CGFloat {
    /// The least whole number of pixels that holds the length.
    var wholePixels: CGFloat { rounded(.up) }
}

extension Int32 {
    /// Creates the nearest number to a length; infinite lengths become the largest, and zero stands for no number.
    init(clamping length: CGFloat, atMost limit: Int32 = Int32(DrawingBounds.distance)) {
        self.init(Swift.min(length.within(DrawingBounds.distance), CGFloat(limit)))
    }
}
