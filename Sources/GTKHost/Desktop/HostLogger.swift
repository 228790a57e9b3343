import UniformTypeIdentifiers

let hostLogger = BackgroundLogger(label: "SwiftUI")
