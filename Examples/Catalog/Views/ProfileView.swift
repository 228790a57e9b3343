import SwiftUI

/// One person, with drop targets for another portrait and for facts.
struct ProfileView: View {
    @Binding var profile: Profile

    private var accent: Color { Color(hex: profile.accent) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                header
                Text(profile.biography)
                    .font(.body)
                facts
                if let name = profile.video, let video = Catalog.video(named: name) {
                    VideoCard(video: video, accent: accent)
                }
            }
            .padding(28)
        }
    }

    private var header: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 24) {
                PortraitView(profile: $profile, accent: accent)
                // Names in two lines stand beside the portrait, too.
                summary.frame(idealWidth: 170, maxWidth: .infinity, alignment: .leading)
            }
            VStack(alignment: .leading, spacing: 16) {
                PortraitView(profile: $profile, accent: accent)
                summary.frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(20)
        .background(
            LinearGradient(
                colors: [accent.opacity(0.28), accent.opacity(0.06)],
                startPoint: .leading,
                endPoint: .trailing
            )
        )
        .cornerRadius(20)
    }

    private var summary: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(profile.field)
                .font(.caption)
                .fontWeight(.bold)
                .foregroundStyle(.white)
                .padding(.horizontal, 10)
                .padding(.vertical, 4)
                .background(accent, in: Capsule())
            Text(profile.name)
                .font(.largeTitle.bold())
                .accessibilityAddTraits(.isHeader)
            Text(profile.years)
                .font(.title3)
                .foregroundStyle(.secondary)
            ShareLink(
                item: NamedPortrait(name: profile.name, image: profile.portrait.image),
                preview: SharePreview("Portrait of \(profile.name)", image: profile.portrait.image)
            ) {
                Label("Share Portrait…", systemImage: "photo")
            }
            .accessibilityIdentifier("share-portrait")
        }
    }

    private var facts: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text("Fun facts")
                    .font(.title3.bold())
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                PasteButton(payloadType: String.self) { texts in
                    profile.addFunFacts(texts)
                }
                .accessibilityIdentifier("paste-facts")
            }
            ForEach(profile.funFacts, id: \.self) { fact in
                FactCard(fact: fact, accent: accent)
                    .accessibilityIdentifier("fact-" + fact)
            }
        }
        .dropDestination(for: String.self) { texts, _ in
            profile.addFunFacts(texts)
            return true
        }
    }
}

/// The portrait: drag it out, or drop or paste another.
struct PortraitView: View {
    @Binding var profile: Profile
    let accent: Color
    @State private var isTargeted = false

    var body: some View {
        profile.portrait.image
            .resizable()
            .frame(width: 190, height: 190)
            .cornerRadius(24)
            .overlay {
                RoundedRectangle(cornerRadius: 24)
                    .strokeBorder(isTargeted ? accent : .clear, lineWidth: 5)
            }
            .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
            .draggable(NamedPortrait(name: profile.name, image: profile.portrait.image))
            .dropDestination(for: BroughtPortrait.self) { portraits, _ in
                guard let portrait = portraits.first else { return false }
                profile.portrait = .brought(portrait.png)
                return true
            } isTargeted: {
                isTargeted = $0
            }
            .copyable([NamedPortrait(name: profile.name, image: profile.portrait.image)])
            .pasteDestination(for: BroughtPortrait.self) { portraits in
                if let portrait = portraits.first { profile.portrait = .brought(portrait.png) }
            }
            .accessibilityLabel("Portrait of \(profile.name)")
            .help("Drag the portrait out, or drop or paste another picture")
            .accessibilityIdentifier("portrait")
    }
}

/// A fact, which can be dragged out as text.
struct FactCard: View {
    let fact: String
    let accent: Color

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Circle()
                .fill(accent)
                .frame(width: 8, height: 8)
            Text(fact)
            Spacer()
        }
        .padding(12)
        .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 10))
        .draggable(fact)
    }
}

/// The film about a person, which can be dragged out as a file.
struct VideoCard: View {
    let video: Video
    let accent: Color

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: "play.fill")
                .font(.title2)
                .foregroundStyle(.white)
                .frame(width: 44, height: 44)
                .background(accent, in: Circle())
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text("A short film")
                    .fontWeight(.semibold)
                Text(video.file.lastPathComponent)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
        }
        .padding(12)
        .background(accent.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
        .accessibilityElement(children: .combine)
        .draggable(video)
        .help("Drag the film into a folder or a player")
        .accessibilityIdentifier("video")
    }
}
