// What UIKit shows to source that imports it alone.
@_exported import CoreTransferable
@_exported import Foundation

@_exported import class KitSupport.NSDataAsset
@_exported import struct KitSupport.RepresentedViewPlace
// The view controllers and their windows stand where other modules find them that have controllers of their own.
@_exported import struct KitSupport.UIEdgeInsets
@_exported import class KitSupport.UIOpenURLContext
@_exported import struct KitSupport.UIPopoverArrowDirection
@_exported import class KitSupport.UIPopoverPresentationController
@_exported import class KitSupport.UIResponder
@_exported import class KitSupport.UIScene
@_exported import class KitSupport.UISceneConfiguration
@_exported import protocol KitSupport.UISceneDelegate
@_exported import class KitSupport.UISceneSession
@_exported import class KitSupport.UIScreen
@_exported import class KitSupport.UITraitCollection
@_exported import enum KitSupport.UIUserInterfaceStyle
@_exported import class KitSupport.UIView
@_exported import class KitSupport.UIViewController
@_exported import protocol KitSupport.UIViewControllerRepresentable
@_exported import struct KitSupport.UIViewControllerRepresentableContext
@_exported import struct KitSupport.UIViewControllerSheet
@_exported import class KitSupport.UIWindow
@_exported import class KitSupport.UIWindowScene
@_exported import protocol KitSupport.UIWindowSceneDelegate
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
@_exported import enum SwiftUICore.UIKeyboardType
@_exported import enum SwiftUICore.UITextAutocapitalizationType
@_exported import struct SwiftUICore.UITextContentType
