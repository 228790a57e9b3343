import Foundation

/// Outlines that combine the regions of two. Curves become straight sides that deviate by at most a hundredth of a
/// point. The parts of a result neither cross nor overlap, so each fill rule gives the same region.
extension Path {
    /// Returns the outline of the enclosed region, without parts that cross or overlap.
    /// - Parameter eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is
    ///   outside.
    public func normalized(eoFill: Bool = true) -> Path {
        RegionCutter.cut(self, Path(), eoFill: eoFill) { first, _ in first }
    }

    /// Returns the outline of the intersection of this region and another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && $1 }
    }

    /// Returns the outline of the union of this region and another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 || $1 }
    }

    /// Returns the outline of this region without another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && !$1 }
    }

    /// Returns the outline of the points that are in exactly one of this region and another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 != $1 }
    }

    /// Returns the parts of this outline's line that are inside of another.
    ///
    /// Open parts of this outline are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule for the other outline.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: true)
    }

    /// Returns the parts of this outline's line that are not inside of another.
    ///
    /// Open parts of this outline are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule for the other outline.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: false)
    }
}
