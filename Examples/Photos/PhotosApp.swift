import SwiftUI

@main
struct PhotosApp: App {
    @State private var photos = Photo.landscapes

    var body: some Scene {
        Window("Photos", id: "photos") {
            PhotosView(photos: $photos)
        }
        .defaultSize(width: 900, height: 640)
        ShareExtensionScene("Add to Photos") { context in
            AddPhotosView(context: context, photos: $photos)
        }
        .defaultSize(width: 420, height: 300)
    }
}
