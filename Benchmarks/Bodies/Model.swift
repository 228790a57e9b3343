import SwiftUI
import UniformTypeIdentifiers

// The model, the state and the functions that the bodies use.

struct Album: Identifiable, Hashable {
    var id = UUID()
    var title = ""
    var artist = ""
    var year = 2000
    var isFavorite = false
    var rating = 0.5
    var cover: String?
    var tracks: [Track] = []
}

struct Track: Identifiable, Hashable {
    var id = UUID()
    var name = ""
    var duration = 0.0
    var plays = 0
}

struct Sample: Identifiable {
    var id = 0
    var day = Date()
    var value = 0.0
}

struct Card: View {
    @State var albums: [Album] = []
    @State var samples: [Sample] = []
    @State var selected: Album?
    @State var selection: Set<UUID> = []
    @State var path = NavigationPath()
    @State var search = ""
    @State var name = ""
    @State var notes = ""
    @State var count = 1
    @State var volume = 0.5
    @State var date = Date()
    @State var tint = Color.blue
    @State var kind = 0
    @State var isEditing = false
    @State var isTargeted = false
    @State var isAsking = false
    @State var isOn = false
    @State var offset = CGSize.zero
    @FocusState var isFocused: Bool
    @Environment(\.dismiss) var dismiss

    var body: some View {
        BODY
    }

    func rate(_ album: Album, _ stars: Int) {}
    func play(_ track: Track) {}
    func add(_ names: [String]) {}
    func save() {}
    func remove(_ offsets: IndexSet) { albums.remove(atOffsets: offsets) }
    func move(_ offsets: IndexSet, _ index: Int) { albums.move(fromOffsets: offsets, toOffset: index) }
}
