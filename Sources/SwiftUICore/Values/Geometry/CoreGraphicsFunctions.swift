// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The functions by which CoreGraphics makes geometry in C, which source in Swift uses, too.

import Foundation

/// The point at the origin.
@_weakLinked
public let CGPointZero = CGPoint.zero

/// The size without width or height.
@_weakLinked
public let CGSizeZero = CGSize.zero

/// The rectangle at the origin without width or height.
@_weakLinked
public let CGRectZero = CGRect.zero

/// Creates a point.
@_weakLinked
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size.
@_weakLinked
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Creates a rectangle.
@_weakLinked
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Creates a vector.
@_weakLinked
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns the smallest rectangle that contains two others.
@_weakLinked
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
