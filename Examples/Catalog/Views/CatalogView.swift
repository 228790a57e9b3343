import SwiftUI

/// The window: everybody on the left, one person in the middle, the user's heroes on the right.
struct CatalogView: View {
    @State private var people = Catalog.load()
    @State private var selection: Set<Profile.ID> = []
    @State private var heroes: [Profile] = []

    var body: some View {
        HStack(spacing: 0) {
            PeopleList(people: people, selection: $selection, bring: bring) { heroes.add($0) }
                .frame(minWidth: 216, idealWidth: 270, maxWidth: 270)
            Divider()
            // The others have their widths first, and become narrower where this would have too little.
            detail
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .layoutPriority(-1)
            Divider()
            HeroesShelf(heroes: $heroes)
                .frame(minWidth: 160, idealWidth: 250, maxWidth: 250)
        }
        .onAppear { selection = Set(people.prefix(1).map(\.id)) }
        .toolbar { CatalogToolbar(people: people, selection: selection, bring: bring) }
    }

    /// Takes profiles in: those of people that are there take the place of theirs.
    private func bring(_ profiles: [Profile]) {
        for profile in profiles {
            if let index = people.firstIndex(where: { $0.id == profile.id }) {
                people[index] = profile
            } else {
                people.append(profile)
            }
        }
        selection = Set(profiles.map(\.id))
    }

    @ViewBuilder private var detail: some View {
        if let index = people.firstIndex(where: { selection.contains($0.id) }) {
            ProfileView(profile: $people[index])
        } else {
            VStack(spacing: 12) {
                Image(systemName: "person.2")
                    .font(.system(size: 48))
                    .accessibilityHidden(true)
                Text("Choose a person, or drop one on the list.")
            }
            .foregroundStyle(.secondary)
        }
    }
}

/// Everybody in the catalog. People can be dragged out, copied, pasted and dropped in.
struct PeopleList: View {
    let people: [Profile]
    @Binding var selection: Set<Profile.ID>
    let bring: ([Profile]) -> Void
    let addHeroes: ([Profile]) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Scientists")
                    .font(.title2.bold())
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                Label("CSV", systemImage: "doc.text")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 4)
                    .background(.quaternary, in: Capsule())
                    .draggable(ProfilesArchive(profiles: people))
                    .help("Drag everybody into a spreadsheet")
                    .accessibilityIdentifier("csv")
            }
            .padding(.horizontal, 16)
            .padding(.top, 16)
            .padding(.bottom, 8)

            List(people, selection: $selection) { person in
                PersonRow(person: person)
                    .accessibilityIdentifier("person-" + person.name)
            }
            .listStyle(.sidebar)
            .accessibilityLabel("Scientists")
            // Of several selected people, each is dragged with the others.
            .dragContainer(for: Profile.self) { ids in people.filter { ids.contains($0.id) } }
            .dragContainerSelection(Array(selection))
            .contextMenu(forSelectionType: Profile.ID.self) { chosen in
                Button("Add to My Heroes", systemImage: "heart") { addHeroes(people.filter { chosen.contains($0.id) }) }
            }
            .copyable(people.filter { selection.contains($0.id) })
            .pasteDestination(for: Profile.self) { bring($0) }
            .dropDestination(for: Profile.self) { dropped, _ in
                bring(dropped)
                return true
            }
        }
        .background(.quaternary.opacity(0.35))
    }
}

/// A person in a list.
struct PersonRow: View {
    let person: Profile

    var body: some View {
        HStack(spacing: 12) {
            person.portrait.image
                .resizable()
                .frame(width: 40, height: 40)
                .clipShape(Circle())
                // The name is beside it.
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 1) {
                Text(person.name)
                    .fontWeight(.semibold)
                    .lineLimit(1)
                Text(person.field)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .draggable(containerItemID: person.id) {
            HStack(spacing: 8) {
                person.portrait.image
                    .resizable()
                    .frame(width: 32, height: 32)
                    .clipShape(Circle())
                Text(person.name)
                    .fontWeight(.semibold)
            }
            .padding(8)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
    }
}
