// What `import CoreGraphics` shows: geometry, which Foundation has, and what is drawn with.
@_exported import Foundation

@_exported import struct SwiftUICore.CGAffineTransform
@_exported import enum SwiftUICore.CGBlendMode
@_exported import class SwiftUICore.CGColor
@_exported import class SwiftUICore.CGContext
@_exported import class SwiftUICore.CGImage
@_exported import enum SwiftUICore.CGImageAlphaInfo
@_exported import enum SwiftUICore.CGLineCap
@_exported import enum SwiftUICore.CGLineJoin
@_exported import class SwiftUICore.CGMutablePath
@_exported import class SwiftUICore.CGPath
@_exported import enum SwiftUICore.CGPathDrawingMode
@_exported import enum SwiftUICore.CGPathFillRule
@_exported import func SwiftUICore.CGPointMake
@_exported import let SwiftUICore.CGPointZero
@_exported import func SwiftUICore.CGRectMake
@_exported import func SwiftUICore.CGRectUnion
@_exported import let SwiftUICore.CGRectZero
@_exported import func SwiftUICore.CGSizeMake
@_exported import let SwiftUICore.CGSizeZero
@_exported import struct SwiftUICore.CGVector
@_exported import func SwiftUICore.CGVectorMake
