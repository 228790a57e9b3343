import PhotosUI
import SwiftUI

/// A film that keeps its own copy of the file.
struct Film: Transferable {
    let url: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) { film in
            SentTransferredFile(film.url)
        } importing: { received in
            let copy = URL.temporaryDirectory.appending(path: "film-\(UUID()).\(received.file.pathExtension)")
            try FileManager.default.copyItem(at: received.file, to: copy)
            return Self(url: copy)
        }
    }
}

struct FilmView: View {
    enum LoadState {
        case unknown, loading
        case loaded(Film)
        case failed
    }

    @State private var item: PhotosPickerItem?
    @State private var state = LoadState.unknown

    var body: some View {
        VStack {
            PhotosPicker("Select a film", selection: $item, matching: .videos)
            switch state {
            case .unknown: EmptyView()
            case .loading: ProgressView()
            case .loaded(let film): Text("copied \(film.url.pathExtension)")
            case .failed: Text("Import failed")
            }
        }
        .onChange(of: item) {
            Task {
                do {
                    state = .loading
                    if let film = try await item?.loadTransferable(type: Film.self) {
                        state = .loaded(film)
                    } else {
                        state = .failed
                    }
                } catch {
                    state = .failed
                }
            }
        }
    }
}
