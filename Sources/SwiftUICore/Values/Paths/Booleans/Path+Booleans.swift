import Foundation

/// Outlines that are made of the insides of two. Curves become straight sides, as close to them as a hundredth of a point. The
/// parts of a result neither cross nor overlap, so that it has the same inside whatever it is filled by.
extension Path {
    /// Returns the outline around what is inside, without parts that cross or overlap.
    /// - Parameter eoFill: Whether what the outline goes around twice is outside.
    public func normalized(eoFill: Bool = true) -> Path {
        RegionCutter.cut(self, Path(), eoFill: eoFill) { first, _ in first }
    }

    /// Returns the outline around what is inside of both this and another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && $1 }
    }

    /// Returns the outline around what is inside of this or another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 || $1 }
    }

    /// Returns the outline around what is inside of this and not of another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && !$1 }
    }

    /// Returns the outline around what is inside of this or of another, but not of both.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 != $1 }
    }

    /// Returns the parts of this outline's line that are inside of another.
    ///
    /// Parts of this outline that are open are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what that goes around twice is outside of it.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: true)
    }

    /// Returns the parts of this outline's line that are not inside of another.
    ///
    /// Parts of this outline that are open are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what that goes around twice is outside of it.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: false)
    }
}
