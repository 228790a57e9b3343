import Foundation

/// Outlines that are made of the insides of two. Curves become straight sides, as close to them as a hundredth of a point. The
/// parts of a result neither cross nor overlap, so that it has the same inside whatever it is filled by.
extension Path {
    /// The outline around what is inside, without parts that cross or overlap.
    /// - Parameter eoFill: Whether what the outline goes around twice is outside.
    public func normalized(eoFill: Bool = true) -> Path {
        RegionCutter.cut(self, Path(), eoFill: eoFill) { first, _ in first }
    }

    /// The outline around what is inside of both this and another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && $1 }
    }

    /// The outline around what is inside of this or another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 || $1 }
    }

    /// The outline around what is inside of this and not of another.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 && !$1 }
    }

    /// The outline around what is inside of this or of another, but not of both.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        RegionCutter.cut(self, other, eoFill: eoFill) { $0 != $1 }
    }

    /// The parts of this outline's line that are inside of another.
    ///
    /// Parts of this outline that are open are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what that goes around twice is outside of it.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: true)
    }

    /// The parts of this outline's line that are not inside of another.
    ///
    /// Parts of this outline that are open are not closed.
    /// - Parameters:
    ///   - other: The other outline.
    ///   - eoFill: Whether what that goes around twice is outside of it.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        LineCutter(other, eoFill: eoFill).cut(self, keepsInside: false)
    }
}
