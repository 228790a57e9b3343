import Foundation
import Observation
import SwiftUICore

/// The state of a photo picker: the files, those that are shown, and the selection.
@MainActor @Observable
final class PickerModel {
    /// The part of the files that is shown.
    enum Album: Hashable {
        case all
        case recent
        case folder(String)
    }

    @ObservationIgnored private(set) var request: PickerRequest
    @ObservationIgnored private let folders: MediaFolders?

    /// All files that the filter lets through, newest first.
    private(set) var files: [MediaFile] = []
    /// The files of the album with the searched name.
    private(set) var shown: [MediaFile] = []
    private(set) var albums: [Album] = [.all]
    private(set) var isScanning = false
    /// The selected items, in the order in which they were selected.
    private(set) var selection: [PhotosPickerItem] = []
    private var numbers: [String: Int] = [:]

    var album = Album.all { didSet { show() } }
    var search = "" { didSet { show() } }

    /// The most folders in the menu of albums.
    private static let mostAlbums = 60

    init(_ request: PickerRequest, _ folders: MediaFolders?) {
        (self.request, self.folders) = (request, folders)
        setSelection(request.selection.wrappedValue)
    }

    /// Follows the user's folders until all files are found.
    func scan() async {
        guard let folders, files.isEmpty, !isScanning else { return }
        isScanning = true
        defer { isScanning = false }
        for await list in MediaScan(folders: folders, filter: request.filter).lists() {
            let places = folders.folders
            let names = Set(list.compactMap { $0.album(in: places) })
            files = list
            albums = [.all] + (list.contains(where: \.isRecent) ? [.recent] : [])
            albums += names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
                .prefix(Self.mostAlbums).map(Album.folder)
            show()
        }
    }

    private func show() {
        let words = search.split(separator: " ")
        let places = folders?.folders ?? []
        shown = files.filter { file in
            let isInAlbum =
                switch album {
                case .all: true
                case .recent: file.isRecent
                case .folder(let name): file.album(in: places) == name
                }
            return isInAlbum && words.allSatisfy { file.name.localizedCaseInsensitiveContains($0) }
        }
    }

    // MARK: Selection

    /// Returns the place of a file in the selection, from 1; nil for a file that is not selected.
    func number(of file: MediaFile) -> Int? { numbers[file.url.absoluteString] }

    /// A Boolean value that indicates whether no more items can be selected.
    var isFull: Bool { request.mostItems.map { selection.count >= $0 } ?? false }

    /// Selects a file, or ends its selection. Where only one can be selected, it takes the place of the other.
    /// - Returns: Whether the selection has changed.
    @discardableResult
    func toggle(_ file: MediaFile) -> Bool {
        if let number = number(of: file) {
            setSelection(selection.enumerated().filter { $0.offset != number - 1 }.map(\.element))
        } else if request.mostItems == 1 {
            setSelection([request.item(for: file)])
        } else if !isFull {
            setSelection(selection + [request.item(for: file)])
        } else {
            return false
        }
        if request.behavior.isContinuous { report() }
        return true
    }

    /// Ends the selection of all files.
    func clear() {
        setSelection([])
        if request.behavior.isContinuous { report() }
    }

    /// Adds the files of a file dialog, and gives the program the selection.
    func add(_ urls: [URL]) {
        var items = request.mostItems == 1 ? [] : selection
        for item in urls.map(request.item) where !items.contains(item) { items.append(item) }
        setSelection(request.mostItems.map { Array(items.suffix($0)) } ?? items)
        report()
    }

    /// Gives the program the selection.
    func report() {
        // An item that the program made of an identifier gets its contents.
        let missing = Set(selection.filter { $0.file == nil }.map(\.identity))
        if !missing.isEmpty {
            let found = files.filter { missing.contains($0.url.absoluteString) }.map(request.item)
            setSelection(selection.map { item in found.first { $0 == item } ?? item })
        }
        guard request.selection.wrappedValue != selection || !missing.isEmpty else { return }
        request.selection.wrappedValue = selection
    }

    /// Follows a selection that the program changed.
    func follow(_ request: PickerRequest) {
        self.request = request
        let items = request.selection.wrappedValue
        if items != selection { setSelection(items) }
    }

    private func setSelection(_ items: [PhotosPickerItem]) {
        selection = items
        numbers = Dictionary(items.enumerated().map { ($0.element.identity, $0.offset + 1) }) { first, _ in first }
    }
}

extension PickerModel.Album {
    /// The name in the menu.
    var title: String {
        switch self {
        case .all: "All"
        case .recent: "Recently Opened"
        case .folder(let name): name
        }
    }
}
