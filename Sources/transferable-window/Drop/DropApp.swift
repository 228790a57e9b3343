import CommandSupport
import SwiftUICore

/// The window of `transferable drop`.
struct DropApp: App {
    private let receiver: DropReceiver

    init() {
        guard case .drop(let request) = TransferableWindow.request.window else {
            preconditionFailure("the command line asks for another window")
        }
        receiver = DropReceiver(request, session: TransferableWindow.session)
    }

    var body: some Scene {
        Window("Drop", id: "drop") {
            ToolWindow(session: TransferableWindow.session) { DropView(receiver: receiver) }
        }
        .defaultSize(width: 320, height: 240)
        .toolWindowStyle()
    }
}

/// A target for items from other programs, which shows the result.
struct DropView: View {
    let receiver: DropReceiver
    @State private var isTargeted = false

    var body: some View {
        VStack(spacing: 4) {
            picture
                .frame(width: Self.pictureSide, height: Self.pictureSide)
                .foregroundStyle(isTargeted ? Color.accentColor : Color.secondary)
                .padding(.bottom, 8)
            Text(receiver.heading).font(.title3.bold())
            if let last = receiver.last { Text(last).fontWeight(.semibold).lineLimit(1).truncationMode(.middle) }
            Text(receiver.hint).font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
            if receiver.isBusy { ProgressView().controlSize(.small) }
        }
        .padding(16)
        .frame(minWidth: 280, maxWidth: .infinity, minHeight: 200, maxHeight: .infinity)
        .background(.tint.opacity(isTargeted ? 0.14 : 0), in: outline)
        .overlay { outline.strokeBorder(.secondary, style: StrokeStyle(lineWidth: 2, dash: [6, 4])) }
        .onDrop(of: receiver.contentTypes, isTargeted: $isTargeted, receive: receiver.take)
        .onDropSessionUpdated { drop in
            if case .ended(let operation) = drop.phase { receiver.dropDidEnd(operation) }
        }
    }

    private static let pictureSide = 56.0

    /// The thumbnail of the file that was dropped last.
    @ViewBuilder private var picture: some View {
        if let file = receiver.lastFile {
            FileThumbnail(
                file,
                side: Self.pictureSide,
                icon: Image(iconFor: UTType(filenameExtension: file.pathExtension) ?? .data)
            )
        } else {
            Image(systemName: "arrow.down.doc").resizable()
        }
    }

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 16) }
}
