import CoreTransferable
import PhotosUI
import SwiftUI

/// A picture that imports any format, and a model that loads it with the states of a view.
@MainActor @Observable
final class Profile {
    enum Picture {
        case empty
        case loading(Progress)
        case success(ProfileImage)
        case failure(any Error)
    }

    enum ProfileError: Error { case importFailed }

    struct ProfileImage: Transferable {
        let byteCount: Int

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .image) { data in
                guard !data.isEmpty else { throw ProfileError.importFailed }
                return ProfileImage(byteCount: data.count)
            }
        }
    }

    private(set) var picture = Picture.empty

    var selection: PhotosPickerItem? {
        didSet { picture = selection.map { .loading(load($0)) } ?? .empty }
    }

    private func load(_ item: PhotosPickerItem) -> Progress {
        item.loadTransferable(type: ProfileImage.self) { result in
            DispatchQueue.main.async {
                guard item == self.selection else { return }
                switch result {
                case .success(let image?): self.picture = .success(image)
                case .success(nil): self.picture = .empty
                case .failure(let error): self.picture = .failure(error)
                }
            }
        }
    }
}

struct ProfileView: View {
    @State private var profile = Profile()

    var body: some View {
        switch profile.picture {
        case .empty: Text("empty")
        case .loading: ProgressView()
        case .success(let image): Text("\(image.byteCount) bytes")
        case .failure: Text("failed")
        }
        PhotosPicker(selection: $profile.selection, matching: .images, photoLibrary: .shared()) {
            Image(systemName: "pencil.circle.fill").symbolRenderingMode(.multicolor)
        }
        .buttonStyle(.borderless)
        .accessibilityIdentifier("edit")
    }
}
