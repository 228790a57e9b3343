import Foundation

/// Outlines that combine the regions of two. Curves become straight sides that deviate by at most a hundredth of a
/// point. The parts of a result neither cross nor overlap, so each fill rule gives the same region.
extension Path {
    /// Returns a path around the enclosed area, without overlaps or crossings.
    /// - Parameter eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is
    ///   outside.
    public func normalized(eoFill: Bool = true) -> Path {
        RegionCutter.cut(self, Path(), eoFill: eoFill) { first, _ in first }
    }

    /// Returns the intersection of this path's area and another's.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && $1 }
    }

    /// Returns the union of this path's area and another's.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 || $1 }
    }

    /// Returns this path's area with another's subtracted from it.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && !$1 }
    }

    /// Returns the area that is in exactly one of this path and another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 != $1 }
    }

    /// Returns the parts of this path's line that are inside another path.
    ///
    /// Open parts of this outline are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule for the other outline.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: true)
    }

    /// Returns the parts of this path's line that are outside another path.
    ///
    /// Open parts of this outline are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule for the other outline.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: false)
    }
}
