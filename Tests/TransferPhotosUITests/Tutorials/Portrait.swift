import PhotosUI
import SwiftUI

/// The picture of a person, as tutorials show it: one picture is chosen and shown.
struct PortraitView: View {
    @State private var item: PhotosPickerItem?
    @State private var portrait: Image?

    var body: some View {
        VStack {
            if let portrait {
                portrait.resizable().scaledToFill().frame(width: 96, height: 96).clipShape(Circle())
                Text("That is you")
            } else {
                Text("No portrait")
            }
            PhotosPicker("Choose a Portrait", selection: $item, matching: .images)
        }
        .onChange(of: item) {
            Task {
                if let loaded = try? await item?.loadTransferable(type: Image.self) {
                    portrait = loaded
                } else {
                    print("The portrait cannot be loaded")
                }
            }
        }
    }
}
