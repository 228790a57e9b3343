import PhotosUI
import SwiftUI
import UIKit

/// The picker as tutorials wrap it: a representable in a sheet, whose coordinator loads images.
struct PhotoPicker: UIViewControllerRepresentable {
    @Binding var images: [UIImage]
    var limit = 1
    var failure: (any Error) -> Void = { _ in }

    func makeUIViewController(context: Context) -> PHPickerViewController {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .images
        configuration.selectionLimit = limit
        configuration.preferredAssetRepresentationMode = .current
        let controller = PHPickerViewController(configuration: configuration)
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    class Coordinator: NSObject, PHPickerViewControllerDelegate {
        private let parent: PhotoPicker

        init(_ parent: PhotoPicker) { self.parent = parent }

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            picker.dismiss(animated: true)
            parent.images = []
            for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
                _ = result.itemProvider.loadObject(ofClass: UIImage.self) { object, error in
                    let image = object as? UIImage
                    DispatchQueue.main.async {
                        if let image { self.parent.images.append(image) }
                        if let error { self.parent.failure(error) }
                    }
                }
            }
        }
    }
}

struct PhotoLibraryView: View {
    var limit = 1
    @State private var images: [UIImage] = []
    @State private var failures = 0
    @State private var isShowingPicker = false

    var body: some View {
        VStack {
            Text("\(images.count) images")
            ForEach(images.indices, id: \.self) { index in
                Text("\(Int(images[index].size.width)) by \(Int(images[index].size.height))")
            }
            if failures > 0 { Text("\(failures) failed") }
            Button("Choose") { isShowingPicker = true }
        }
        .sheet(isPresented: $isShowingPicker) {
            PhotoPicker(images: $images, limit: limit) { _ in failures += 1 }
        }
    }
}
