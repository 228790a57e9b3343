// frame: list
NavigationStack {
    List {
        PARTS
    }
    .listStyle(.inset)
    .navigationTitle("Albums")
    .toolbar {
        ToolbarItem(placement: .primaryAction) {
            Button {
                isEditing = true
            } label: {
                Label("Add", systemImage: "plus")
            }
            .help("Add an album")
        }
    }
    .searchable(text: $search, prompt: "Title or artist")
    .onChange(of: search) { _, new in name = new }
}

// frame: form
Form {
    PARTS
}
.padding()
.frame(minWidth: 400, minHeight: 300)
.navigationTitle(name)
.onAppear { isFocused = true }
.alert("Discard changes?", isPresented: $isAsking) {
    Button("Discard", role: .destructive) { dismiss() }
    Button("Keep editing", role: .cancel) {}
} message: {
    Text("What you typed is lost.")
}

// frame: scroll
ScrollView {
    VStack(alignment: .leading, spacing: 16) {
        PARTS
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
}
.background(isTargeted ? Color.accentColor.opacity(0.1) : Color.clear)
.onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in !providers.isEmpty }

// frame: split
NavigationSplitView {
    List(albums, selection: $selection) { album in
        Text(album.title)
    }
    .navigationTitle("Library")
} detail: {
    VStack {
        PARTS
    }
    .padding()
    .toolbar {
        Button("Save") { save() }
            .keyboardShortcut("s")
    }
}

// frame: tabs
TabView(selection: $kind) {
    VStack(spacing: 12) {
        PARTS
    }
    .tabItem { Label("Library", systemImage: "music.note") }
    .tag(0)
    Text("Settings")
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(1)
}
.sheet(isPresented: $isEditing) {
    Text("Edit")
        .padding()
        .frame(minWidth: 300, minHeight: 200)
}

// frame: overlay
ZStack(alignment: .bottomTrailing) {
    VStack {
        PARTS
    }
    Button {
        isEditing.toggle()
    } label: {
        Image(systemName: "plus")
            .font(.title)
            .padding()
            .background(Circle().fill(.blue))
            .foregroundStyle(.white)
    }
    .buttonStyle(.plain)
    .padding(20)
}
.animation(.default, value: isEditing)
.onChange(of: isEditing) { count += 1 }

// frame: geometry
GeometryReader { proxy in
    HStack(alignment: .top, spacing: 0) {
        VStack {
            PARTS
        }
        .frame(width: proxy.size.width * 0.6)
        Divider()
        Text("\(count) items")
            .font(.caption)
            .frame(maxWidth: .infinity)
    }
}
.confirmationDialog("Delete the album?", isPresented: $isAsking) {
    Button("Delete", role: .destructive) { selected = nil }
}

// frame: grouped
Group {
    if albums.isEmpty {
        ContentUnavailableView("No albums", systemImage: "music.note", description: Text("Add one."))
    } else {
        VStack {
            PARTS
        }
    }
}
.navigationTitle("Library")
.refreshable { await save() }
