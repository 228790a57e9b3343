import SwiftUI

@main
struct PhotosApp: App {
    var body: some Scene {
        WindowGroup("Photos") {
            PhotosView()
        }
        .defaultSize(width: 900, height: 640)
    }
}
