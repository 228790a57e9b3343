import SwiftUI

/// The people that the user has put aside by dropping them here.
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
                    Text("Drop people here")
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
            heroes += dropped.filter { profile in !heroes.contains { $0.id == profile.id } }
            return true
        } isTargeted: {
            isTargeted = $0
        }
        .accessibilityIdentifier("heroes")
    }
}
