import SwiftUI

/// The people that the user has put aside: dropped or pasted here, or chosen in the menu of the list.
struct HeroesShelf: View {
    @Binding var heroes: [Profile]
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("My heroes")
                .font(.title2.bold())
                .accessibilityAddTraits(.isHeader)
            if heroes.isEmpty {
                VStack(spacing: 10) {
                    Image(systemName: "heart.fill")
                        .font(.system(size: 36))
                        .accessibilityHidden(true)
                    Text("Drop or paste people here")
                        .multilineTextAlignment(.center)
                }
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                ForEach(heroes) { hero in
                    HStack(spacing: 4) {
                        PersonRow(person: hero)
                        Button {
                            heroes.removeAll { $0.id == hero.id }
                        } label: {
                            Image(systemName: "xmark")
                        }
                        .buttonStyle(.borderless)
                        .accessibilityLabel("Remove \(hero.name)")
                    }
                    .padding(8)
                    .background(Color(hex: hero.accent).opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
                    .accessibilityIdentifier("hero-" + hero.name)
                }
                Spacer()
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(isTargeted ? Color.accentColor.opacity(0.15) : .clear)
        .dropDestination(for: Profile.self) { dropped, _ in
            heroes.add(dropped)
            return true
        } isTargeted: {
            isTargeted = $0
        }
        .dragContainer(for: Profile.self) { ids in heroes.filter { ids.contains($0.id) } }
        .copyable(heroes)
        .pasteDestination(for: Profile.self) { heroes.add($0) }
        .accessibilityIdentifier("heroes")
    }
}

extension [Profile] {
    /// Adds the people that are not on the shelf.
    mutating func add(_ people: [Profile]) {
        for person in people where !contains(where: { $0.id == person.id }) { append(person) }
    }
}
