import SwiftUI

@main
struct PaletteApp: App {
    var body: some Scene {
        WindowGroup("Palette") {
            PaletteView()
        }
        .defaultSize(width: 860, height: 600)
    }
}
