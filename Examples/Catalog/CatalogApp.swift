import SwiftUI

@main
struct CatalogApp: App {
    var body: some Scene {
        WindowGroup("Scientists") {
            CatalogView()
        }
        .defaultSize(width: 1080, height: 720)
    }
}
