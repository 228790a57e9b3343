import TransferKit

/// A view that shows the shared items and their destinations.
@_weakLinked
struct ShareSheet {
    let session: ShareSession
    @Environment(\.dismiss) private var dismiss
}

extension ShareSheet: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            SharedItemList(summaries: session.summaries)
            Divider()
            if case .showing(let code, _) = session.state {
                ShareCodeView(code: code).frame(maxWidth: .infinity)
            } else {
                ShareDestinationGrid(session: session)
            }
            HStack(spacing: 8) {
                ShareProgress(state: session.state)
                Spacer()
                if case .showing = session.state {
                    Button("Done") { dismiss() }.keyboardShortcut(.cancelAction)
                } else {
                    Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
                }
            }
        }
        .padding(20)
        .frame(width: 480)
        .navigationTitle("Share")
        .onAppear { session.findDestinations() }
        .onDisappear { session.end() }
    }
}

/// The places where items can go, which are buttons.
@_weakLinked
struct ShareDestinationGrid {
    let session: ShareSession
    private static let columns = 4
    private static let cell = (width: 104.0, height: 96.0)
}

extension ShareDestinationGrid: View {
    var body: some View {
        if let destinations = session.destinations {
            if destinations.isEmpty {
                Text("No app can open these items.").foregroundStyle(.secondary)
            } else {
                // Three rows and a half show that there are more.
                let rows = min(Double((destinations.count + Self.columns - 1) / Self.columns), 3.5)
                ScrollView {
                    LazyVGrid(
                        columns: Array(repeating: GridItem(.fixed(Self.cell.width), spacing: 8), count: Self.columns),
                        spacing: 0
                    ) {
                        ForEach(destinations) { destination in
                            ShareDestinationButton(destination: destination) { session.send(to: destination) }
                                .frame(width: Self.cell.width, height: Self.cell.height, alignment: .top)
                        }
                    }
                }
                .frame(height: rows * Self.cell.height)
                .disabled(isSending)
            }
        } else {
            ProgressView()
        }
    }

    @MainActor private var isSending: Bool {
        if case .sending = session.state { true } else { false }
    }
}

/// A place where items can go.
@_weakLinked
struct ShareDestinationButton {
    let destination: ShareDestination
    let action: @MainActor () -> Void
}

extension ShareDestinationButton: View {
    var body: some View {
        Button(action: action) {
            VStack(spacing: 4) {
                Image(destination.icon).resizable().scaledToFit().frame(width: 48, height: 48)
                    .accessibilityHidden(true)
                Text(destination.title).font(.caption).lineLimit(2).multilineTextAlignment(.center).frame(width: 92)
            }
        }
        .buttonStyle(.borderless)
        .help(destination.title)
        .accessibilityIdentifier(destination.id)
    }
}

extension Image {
    fileprivate init(_ icon: ShareDestination.Icon) {
        switch icon {
        case .named(let names): self.init(iconNames: names)
        case .file(let path): self.init(contentsOf: URL(filePath: path))
        case .symbol(let name): self.init(systemName: name)
        }
    }
}

/// The progress of sending the items to a destination.
@_weakLinked
struct ShareProgress {
    let state: ShareSession.State
}

extension ShareProgress: View {
    var body: some View {
        switch state {
        case .choosing, .showing: EmptyView()
        case .sending(let destination):
            ProgressView().controlSize(.small)
            Text("Sharing with \(destination.title)…").foregroundStyle(.secondary)
        case .failed(let reason):
            Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
            Text(reason).foregroundStyle(.red).lineLimit(4)
        }
    }
}

/// The outcome of a share sheet.
@_weakLinked
public enum ShareSheetOutcome: Sendable {
    /// The items were sent to a destination.
    /// - Parameter with: The title of the destination, as the user read it.
    case shared(with: String)
    /// The user closed the sheet.
    case cancelled
    /// The user closed the sheet after sending to a destination had failed.
    /// - Parameter error: The error.
    case failed(any Error)
}
