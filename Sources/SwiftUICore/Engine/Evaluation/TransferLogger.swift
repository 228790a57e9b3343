import CoreTransferable
import Foundation
import UniformTypeIdentifiers

let transferLogger = BackgroundLogger(label: "SwiftUI.Transfer")
