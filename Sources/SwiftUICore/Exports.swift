// A program that imports SwiftUI has these without naming them, as on Apple's systems.
@_exported import CombineCore
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UniformTypeIdentifiers
