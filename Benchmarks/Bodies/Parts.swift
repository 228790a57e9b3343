// part: rows
// misspelt: .scaledToFit() -> .scaledToFil()
// argument: .font(.headline) -> .font(.headlin)
// member: album.artist -> album.artits
Section("Favorites") {
    ForEach(albums.filter { $0.isFavorite }) { album in
        HStack(spacing: 12) {
            Image(systemName: "music.note")
                .resizable()
                .scaledToFit()
                .frame(width: 40, height: 40)
                .background(Color.gray.opacity(0.2))
                .clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading) {
                Text(album.title)
                    .font(.headline)
                    .lineLimit(1)
                Text("\(album.artist), \(album.year)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if album.isFavorite {
                Image(systemName: "star.fill")
                    .foregroundStyle(.yellow)
            }
        }
        .padding(.vertical, 4)
        .contextMenu {
            Button("Play") { selected = album }
            Divider()
            Menu("Rate") {
                ForEach(1..<6) { stars in
                    Button("\(stars) stars") { rate(album, stars) }
                }
            }
        }
        .onDrag { NSItemProvider(object: album.title as NSString) }
        .onTapGesture(count: 2) { isEditing = true }
    }
    .onDelete { remove($0) }
    .onMove { move($0, $1) }
}

// part: labels
// misspelt: .badge(album.tracks.count) -> .bagde(album.tracks.count)
// argument: .tint(.orange) -> .tint(.ornage)
// member: album.tracks.count -> album.tracks.cuont
ForEach(albums) { album in
    Label(album.title, systemImage: "opticaldisc")
        .badge(album.tracks.count)
        .swipeActions {
            Button("Favorite") { selected = album }
                .tint(.orange)
        }
}

// part: fields
// misspelt: .textFieldStyle(.roundedBorder) -> .textFeildStyle(.roundedBorder)
// argument: step: 1 -> stepp: 1
// member: name.isEmpty -> name.isEmtpy
TextField("Name", text: $name)
    .textFieldStyle(.roundedBorder)
    .focused($isFocused)
    .onSubmit { save() }
Stepper("Copies: \(count)", value: $count, in: 1...9, step: 1)
Button("Save") { save() }
    .keyboardShortcut(.defaultAction)
    .disabled(name.isEmpty)

// part: choices
// misspelt: .pickerStyle(.segmented) -> .pickrStyle(.segmented)
// argument: in: 0...1 -> within: 0...1
// member: notes.count -> notes.cuont
Picker("Kind", selection: $kind) {
    Text("Album").tag(0)
    Text("Single").tag(1)
    Text("Live").tag(2)
}
.pickerStyle(.segmented)
Toggle("Favorite", isOn: $isOn)
    .toggleStyle(.switch)
Slider(value: $volume, in: 0...1)
    .padding(.horizontal)
LabeledContent("Letters", value: "\(notes.count)")

// part: header
// misspelt: .fontWeight(.semibold) -> .fontWieght(.semibold)
// argument: .foregroundStyle(.secondary) -> .foregroundStyle(.secondry)
// member: selected?.title -> selected?.titel
HStack {
    VStack(alignment: .leading, spacing: 2) {
        Text(selected?.title ?? "None")
            .font(.title2)
            .fontWeight(.semibold)
        Text(date, style: .date)
            .foregroundStyle(.secondary)
    }
    Spacer()
    Button(role: .destructive) {
        isAsking = true
    } label: {
        Label("Delete", systemImage: "trash")
    }
    .buttonStyle(.bordered)
    .disabled(selected == nil)
}

// part: drag
// misspelt: .draggable(album.title) -> .dragable(album.title)
// argument: .rect(cornerRadius: 8) -> .rect(radius: 8)
// member: album.title.count -> album.title.lenght
LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 12) {
    ForEach(albums) { album in
        VStack {
            Text(album.title)
                .lineLimit(2)
            Text("\(album.title.count)")
                .font(.caption)
        }
        .frame(width: 120, height: 120)
        .background(.thinMaterial, in: .rect(cornerRadius: 8))
        .draggable(album.title)
        .dropDestination(for: String.self) { names, _ in
            add(names)
            return true
        } isTargeted: {
            isTargeted = $0
        }
    }
}

// part: chart
// misspelt: .cornerRadius(3) -> .cornerRaduis(3)
// argument: height: sample.value * 100 -> heigth: sample.value * 100
// member: sample.day -> sample.date
HStack(alignment: .bottom, spacing: 4) {
    ForEach(samples) { sample in
        VStack(spacing: 2) {
            Rectangle()
                .fill(sample.value > 0.5 ? Color.green : Color.red)
                .frame(width: 12, height: sample.value * 100)
                .cornerRadius(3)
            Text(sample.day, style: .time)
                .font(.caption2)
                .rotationEffect(.degrees(-45))
        }
        .onTapGesture { count = sample.id }
    }
}
.frame(height: 140)
.overlay(alignment: .top) {
    Text("Plays")
        .font(.caption)
}

// part: drawing
// misspelt: .strokeBorder(tint, lineWidth: 2) -> .strokBorder(tint, lineWidth: 2)
// argument: lineWidth: volume * 4 -> lineWith: volume * 4
// member: proxy.size.height -> proxy.size.hieght
GeometryReader { proxy in
    Path { path in
        path.move(to: .zero)
        for sample in samples {
            path.addLine(to: CGPoint(x: Double(sample.id), y: sample.value * proxy.size.height))
        }
    }
    .stroke(tint, lineWidth: volume * 4)
    .overlay {
        RoundedRectangle(cornerRadius: 6)
            .strokeBorder(tint, lineWidth: 2)
    }
}
.frame(height: 80)

// part: editor
// misspelt: .scrollContentBackground(.hidden) -> .scrolContentBackground(.hidden)
// argument: spacing: 8 -> spaceing: 8
// member: notes.isEmpty -> notes.empty
VStack(alignment: .leading, spacing: 8) {
    Text("Notes")
        .font(.headline)
    TextEditor(text: $notes)
        .scrollContentBackground(.hidden)
        .frame(minHeight: 80)
        .border(.secondary)
        .overlay(alignment: .topLeading) {
            if notes.isEmpty {
                Text("Write something…")
                    .foregroundStyle(.tertiary)
                    .allowsHitTesting(false)
            }
        }
}

// part: gesture
// misspelt: .scaleEffect(isOn ? 1.2 : 1) -> .scaleEfect(isOn ? 1.2 : 1)
// argument: radius: 6 -> raduis: 6
// member: value.translation -> value.translaton
RoundedRectangle(cornerRadius: 16)
    .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
    .frame(width: 160, height: 90)
    .shadow(color: .black.opacity(0.3), radius: 6, x: 0, y: 3)
    .scaleEffect(isOn ? 1.2 : 1)
    .offset(offset)
    .gesture(
        DragGesture()
            .onChanged { value in
                offset = value.translation
                isOn = true
            }
            .onEnded { _ in
                offset = .zero
                isOn = false
            }
    )

// part: tracks
// misspelt: .monospacedDigit() -> .monospacedDigits()
// argument: alignment: .trailing -> alignment: .trailling
// member: track.duration -> track.duraton
if let album = selected {
    ForEach(Array(album.tracks.enumerated()), id: \.offset) { index, track in
        HStack {
            Text("\(index + 1)")
                .monospacedDigit()
                .frame(width: 30, alignment: .trailing)
            Text(track.name)
            Spacer()
            Text(String(format: "%.0f s", track.duration))
                .foregroundColor(.secondary)
        }
        .contentShape(Rectangle())
        .onTapGesture { play(track) }
    }
}

// part: menu
// misspelt: .menuStyle(.button) -> .menuStlye(.button)
// argument: systemImage: "play" -> sytemImage: "play"
// member: album.isFavorite -> album.isFavourite
Menu {
    ForEach(albums) { album in
        Button {
            selected = album
        } label: {
            if album.isFavorite {
                Label(album.title, systemImage: "star")
            } else {
                Text(album.title)
            }
        }
    }
    Divider()
    Button("Play", systemImage: "play") { isOn = true }
} label: {
    Label("Albums", systemImage: "list.bullet")
}
.menuStyle(.button)

// part: popover
// misspelt: .interactiveDismissDisabled() -> .interactiveDismissDisable()
// argument: minWidth: 200 -> minimumWidth: 200
// member: date.timeIntervalSinceNow -> date.timeIntervalFromNow
Button("Details") { isEditing = true }
    .popover(isPresented: $isEditing) {
        VStack(alignment: .leading) {
            DatePicker("Bought", selection: $date, displayedComponents: .date)
            ColorPicker("Colour", selection: $tint)
            Text("\(date.timeIntervalSinceNow, specifier: "%.0f")")
        }
        .padding()
        .frame(minWidth: 200)
        .interactiveDismissDisabled()
    }

// part: progress
// misspelt: .progressViewStyle(.linear) -> .progresViewStyle(.linear)
// argument: total: 1 -> totl: 1
// member: albums.first -> albums.frist
VStack {
    ProgressView(value: volume, total: 1)
        .progressViewStyle(.linear)
    if let album = albums.first {
        Text(album.title)
            .italic()
    }
}
.padding(8)
.background(RoundedRectangle(cornerRadius: 8).fill(.background))

// part: disclosure
// misspelt: .multilineTextAlignment(.leading) -> .multilineTextAligment(.leading)
// argument: isExpanded: $isOn -> isExpand: $isOn
// member: albums.count -> albums.cuont
DisclosureGroup("More", isExpanded: $isOn) {
    Text("\(albums.count) albums in all")
        .multilineTextAlignment(.leading)
        .fixedSize(horizontal: false, vertical: true)
    Link("Website", destination: URL(string: "https://example.com")!)
}
