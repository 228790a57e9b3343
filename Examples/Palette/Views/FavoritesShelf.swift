import SwiftUI

/// The colours that the user has chosen, as one gradient and one by one.
struct FavoritesShelf: View {
    @Binding var favorites: [PaletteColor]
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("Favourites")
                    .font(.title2.bold())
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                if !favorites.isEmpty { fileHandle }
            }
            if favorites.isEmpty {
                ContentUnavailableView(
                    "Drop Colours Here",
                    systemImage: "heart",
                    description: Text("Drag them from the grid, from a drawing program, or as text like #0077B6.")
                )
            } else {
                LinearGradient(colors: favorites.map(\.color), startPoint: .leading, endPoint: .trailing)
                    .frame(height: 64)
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                ScrollView { list }
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(isTargeted ? Color.accentColor.opacity(0.15) : Color.primary.opacity(0.03))
        .dropDestination(for: PaletteColor.self) { dropped, _ in
            let known = Set(favorites.map(\.id))
            favorites += dropped.filter { !known.contains($0.id) }
            return true
        } isTargeted: {
            isTargeted = $0
        }
        .accessibilityIdentifier("favorites")
    }

    /// The whole choice as a file that drawing programs open.
    private var fileHandle: some View {
        Label("GPL", systemImage: "doc")
            .font(.caption)
            .foregroundStyle(.secondary)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(.quaternary, in: Capsule())
            .draggable(PaletteFile(name: "Favourites", colors: favorites))
            .help("Drag the colours into a folder or a drawing program")
            .accessibilityIdentifier("palette-file")
    }

    private var list: some View {
        VStack(spacing: 6) {
            ForEach(favorites) { color in
                HStack(spacing: 10) {
                    Circle().fill(color.color).frame(width: 22, height: 22)
                    Text(color.name).lineLimit(1)
                    Spacer()
                    Text(color.hex).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
                .padding(8)
                .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
                .draggable(color) { Chip(color: color) }
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("favorite-" + color.name)
            }
        }
    }
}
