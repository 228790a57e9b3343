import PhotosUI
import SwiftUI
import UIKit

/// A postcard that is written, copied, pasted and sent.
struct PostcardView: View {
    @StateObject private var pasteboard: PostcardPasteboard
    @State private var card = Postcard()
    @State private var chosen: PhotosPickerItem?
    @State private var isSharing = false
    @State private var outcome = ""

    init(pasteboard: PostcardPasteboard = PostcardPasteboard()) {
        _pasteboard = StateObject(wrappedValue: pasteboard)
    }

    var body: some View {
        VStack(spacing: 16) {
            CardFace(card: card)
                .draggable(PrintedCard(image: card.picture))
                .accessibilityIdentifier("card")
            TextField("Greeting", text: $card.greeting).accessibilityIdentifier("greeting")
            HStack {
                PhotosPicker("Choose a Picture…", selection: $chosen, matching: .images)
                Button("Copy") { pasteboard.copy(card) }
                Button("Paste Picture") { paste() }.disabled(!pasteboard.hasPicture)
            }
            Text(outcome).foregroundStyle(Color(uiColor: .secondaryLabel)).accessibilityIdentifier("outcome")
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemGroupedBackground))
        .toolbar { ToolbarItem { Button("Send…", systemImage: "square.and.arrow.up") { send() } } }
        .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
            pasteboard.check()
        }
        .task(id: chosen) {
            guard let data = try? await chosen?.loadTransferable(type: Data.self), let image = UIImage(data: data)
            else {
                return
            }
            card.picture = image
        }
        .sheet(isPresented: $isSharing) {
            ShareSheet(items: [card.greeting, card.picture]) { outcome = $0 ? "On its way" : "Not sent" }
        }
    }

    private func paste() {
        Task { if let picture = await pasteboard.picture() { card.picture = picture } }
    }

    private func send() {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        isSharing = true
    }
}

/// The side with the picture.
struct CardFace: View {
    let card: Postcard

    var body: some View {
        Image(uiImage: card.picture)
            .resizable()
            .scaledToFill()
            .frame(width: 320, height: 200)
            .overlay(alignment: .bottomLeading) {
                Text(card.greeting).font(.title2.bold()).foregroundStyle(.white).padding()
            }
            .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}
