// LinkPresentation brings these on Apple's systems.
@_exported import CoreTransferable
@_exported import Foundation
