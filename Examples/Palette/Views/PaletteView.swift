import SwiftUI

/// The window: all colours on the left, the user's choice of them on the right.
struct PaletteView: View {
    @State private var colors = Palettes.harbour
    @State private var favorites: [PaletteColor] = []
    @State private var selection: Set<PaletteColor.ID> = []

    var body: some View {
        HStack(spacing: 0) {
            ColorGrid(colors: $colors, selection: $selection, addToFavorites: addToFavorites)
            Divider()
            FavoritesShelf(favorites: $favorites)
                .frame(width: 260)
        }
        .navigationTitle("Palette")
        .navigationSubtitle("\(colors.count) colours")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                PasteButton(payloadType: PaletteColor.self) { colors += $0.map(\.withNewIdentity) }
                    .accessibilityIdentifier("paste")
            }
        }
    }

    private func addToFavorites(_ color: PaletteColor) {
        if !favorites.contains(where: { $0.id == color.id }) { favorites.append(color) }
    }
}

extension PaletteColor {
    /// The colour again, with its own identity.
    var withNewIdentity: PaletteColor { PaletteColor(name: name, red: red, green: green, blue: blue) }
}
