// What AppKit shows to source that imports it alone.
@_exported import CoreTransferable
@_exported import Foundation

@_exported import class KitSupport.NSDataAsset
@_exported import struct KitSupport.RepresentedViewPlace
@_exported import typealias SwiftUICore.CFDictionary
@_exported import typealias SwiftUICore.CFURL
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
