/// The bar above an editor: the words to find, the place that is found, and the text that replaces it.
@_weakLinked
struct FindBar {
    @Binding var words: String
    @Binding var replacement: String
    /// The index of the found place that is selected.
    let place: Int?
    /// The number of the found places.
    let count: Int
    let supportsReplace: Bool
    /// The number of times that the user opened the bar, also while it was open.
    let openings: Int
    let move: (_ isForward: Bool) -> Void
    let replace: (_ all: Bool) -> Void
    let close: () -> Void
    @State private var isReplacing = false
    @FocusState private var isFocused: Bool
}

extension FindBar: View {
    var body: some View {
        VStack(spacing: 6) {
            FindBarRow {
                field("Find", $words).focused($isFocused).onSubmit { move(true) }
                if !words.isEmpty { Text(verbatim: status).font(.callout).foregroundStyle(.secondary) }
                step("Find Previous", "chevron.up", isForward: false, modifiers: [.command, .shift])
                step("Find Next", "chevron.down", isForward: true, modifiers: .command)
                if supportsReplace { Toggle(isOn: $isReplacing) { Text(verbatim: "Replace") } }
                Button {
                    close()
                } label: {
                    Text(verbatim: "Done")
                }
            }
            if supportsReplace, isReplacing {
                FindBarRow {
                    field("Replace", $replacement).onSubmit { replace(false) }
                    button("Replace", isForAll: false)
                    button("Replace All", isForAll: true)
                }
            }
        }
        .padding(6)
        .environment(\.font, nil)
        .multilineTextAlignment(.leading)
        .submitScope()
        .onExitCommand(perform: close)
        .onAppear { isFocused = true }
        .onChange(of: openings) { isFocused = true }
    }

    private var status: String {
        guard let place else { return "Not Found" }
        return "\(place + 1) of \(count)"
    }

    @MainActor
    private func field(_ name: String, _ text: Binding<String>) -> some View {
        TextField(text: text) { Text(verbatim: name) }.labelsHidden().textFieldStyle(.roundedBorder)
    }

    @MainActor
    private func button(_ name: String, isForAll: Bool) -> some View {
        Button {
            replace(isForAll)
        } label: {
            Text(verbatim: name)
        }
        .disabled(count == 0)
    }

    @MainActor
    private func step(
        _ name: String,
        _ symbol: String,
        isForward: Bool,
        modifiers: EventModifiers
    ) -> some View {
        Button {
            move(isForward)
        } label: {
            Label {
                Text(verbatim: name)
            } icon: {
                Image(systemName: symbol)
            }
        }
        .labelStyle(.iconOnly)
        .keyboardShortcut("g", modifiers: modifiers)
        .disabled(count == 0)
        .help(Text(verbatim: name))
    }
}
