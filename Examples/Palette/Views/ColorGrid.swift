import SwiftUI

/// Colours that can be selected, dragged, copied, cut and pasted.
struct ColorGrid: View {
    @Binding var colors: [PaletteColor]
    @Binding var selection: Set<PaletteColor.ID>
    let addToFavorites: (PaletteColor) -> Void
    /// The colour that was clicked last, from which a range is selected.
    @State private var anchor: PaletteColor.ID?

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 14)], spacing: 14) {
                ForEach(colors) { color in
                    Swatch(color: color, isSelected: selection.contains(color.id))
                        .gesture(
                            TapGesture().modifiers(.shift).onEnded { selectRange(to: color) }
                                .exclusively(before: TapGesture().onEnded { toggle(color) })
                        )
                        .draggable(containerItemID: color.id) { Chip(color: color) }
                        .contextMenu { menu(of: color) }
                        .accessibilityElement(children: .combine)
                        .accessibilityAddTraits(selection.contains(color.id) ? [.isButton, .isSelected] : .isButton)
                        .accessibilityAction { toggle(color) }
                        .accessibilityIdentifier("color-" + color.name)
                }
            }
            .padding(18)
        }
        .dragContainer(for: PaletteColor.self) { ids in colors.filter { ids.contains($0.id) } }
        .dragContainerSelection(Array(selection))
        .focusable()
        .copyable(selected)
        .cuttable(for: PaletteColor.self) {
            defer { remove(selection) }
            return selected
        }
        .pasteDestination(for: PaletteColor.self) { add($0) }
        .onDeleteCommand { remove(selection) }
        .dropDestination(for: PaletteColor.self) { dropped, _ in add(dropped) }
        .accessibilityIdentifier("grid")
    }

    private var selected: [PaletteColor] { colors.filter { selection.contains($0.id) } }

    @ViewBuilder private func menu(of color: PaletteColor) -> some View {
        Button("Add to Favourites", systemImage: "heart") { addToFavorites(color) }
        Divider()
        Button("Remove", systemImage: "trash", role: .destructive) { remove([color.id]) }
    }

    private func toggle(_ color: PaletteColor) {
        anchor = color.id
        if selection.remove(color.id) == nil { selection.insert(color.id) }
    }

    /// Selects all from the one that was clicked last to another.
    private func selectRange(to color: PaletteColor) {
        guard let last = colors.firstIndex(where: { $0.id == color.id }) else { return }
        let first = colors.firstIndex { $0.id == anchor } ?? last
        selection.formUnion(colors[min(first, last)...max(first, last)].map(\.id))
    }

    private func remove(_ ids: Set<PaletteColor.ID>) {
        colors.removeAll { ids.contains($0.id) }
        selection.subtract(ids)
    }

    /// Adds colours that are not there.
    /// - Returns: Whether there were any.
    @discardableResult
    private func add(_ new: [PaletteColor]) -> Bool {
        let known = Set(colors.map(\.id))
        let added = new.filter { !known.contains($0.id) }
        colors += added
        return !added.isEmpty
    }
}

/// A colour with its name.
struct Swatch: View {
    let color: PaletteColor
    let isSelected: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            color.color.frame(height: 76)
            VStack(alignment: .leading, spacing: 1) {
                Text(color.name).font(.callout).fontWeight(.semibold).lineLimit(1)
                Text(color.hex).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay {
            RoundedRectangle(cornerRadius: 12)
                .strokeBorder(
                    isSelected ? Color.accentColor : Color.primary.opacity(0.12),
                    lineWidth: isSelected ? 3 : 1
                )
        }
        .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
    }
}

/// A colour as it is shown while it is dragged.
struct Chip: View {
    let color: PaletteColor

    var body: some View {
        Text(color.name)
            .fontWeight(.semibold)
            .foregroundStyle(color.isLight ? Color.black : Color.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(color.color, in: Capsule())
    }
}
