import CoreTransferable
import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting
import UIKit

@MainActor
@Suite("A UIPasteControl", .serialized)
struct PasteControlTests {
    @Test("pastes into its target what that accepts")
    func target() async throws {
        let target = Target()
        let window = TestWindow { PasteControl(target: target, mode: .labelOnly) }
        let button = try window.view(text: "Paste")
        try await window.paste([NSItemProvider(object: "Dear Ada" as NSString)], into: button)
        try await waitUntil("the text arrives") { target.texts == ["Dear Ada"] }
        await #expect(throws: (any Error).self) {
            try await window.paste([NSItemProvider(object: UIColor.red)], into: button)
        }
        target.accepts = false
        try await window.paste([NSItemProvider(object: "no more" as NSString)], into: button)
        #expect(target.texts == ["Dear Ada"])
    }

    @Test("accepts nothing without a target that says what")
    func nothing() {
        let configuration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(configuration.acceptableTypeIdentifiers.contains("public.utf8-plain-text"))
        configuration.addAcceptableTypeIdentifiers(["com.example.card"])
        #expect(configuration.acceptableTypeIdentifiers.last == "com.example.card")
        #expect(UIPasteControl().target == nil && UIPasteControl().window == nil)
    }

    @Test("finds the window that it is in, and loses it")
    func window() throws {
        let (view, found) = (FindingView(), Found())
        let window = TestWindow { FindingPlace(view: view, found: found) }
        #expect(found.updates >= 1 && view.moves == 1)
        window.close()
        #expect(view.moves == 2 && view.window == nil && found.isDismantled)
    }
}

private struct PasteControl: UIViewRepresentable {
    let target: any UIPasteConfigurationSupporting
    let mode: UIPasteControl.DisplayMode

    func makeUIView(context: Context) -> UIPasteControl {
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = mode
        let control = UIPasteControl(configuration: configuration)
        control.target = target
        return control
    }

    func updateUIView(_ control: UIPasteControl, context: Context) {}
}

/// Takes texts.
@MainActor
private final class Target: NSObject, UIPasteConfigurationSupporting {
    var pasteConfiguration: UIPasteConfiguration? = UIPasteConfiguration(forAccepting: NSString.self)
    var texts: [String] = []
    var accepts = true

    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { accepts }

    func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders {
            provider.loadObject(ofClass: NSString.self) { text, _ in
                let text = (text as? NSString).map { String($0) }
                DispatchQueue.main.async { self.texts.append(text ?? "nothing") }
            }
        }
    }
}

@MainActor
private final class Found {
    var updates = 0
    var isDismantled = false
}

private final class FindingView: UIView {
    var moves = 0

    override func didMoveToWindow() { moves += 1 }
}

private struct FindingPlace: UIViewRepresentable {
    let view: FindingView
    let found: Found

    func makeCoordinator() -> Found { found }
    func makeUIView(context: Context) -> FindingView { view }
    func updateUIView(_ uiView: FindingView, context: Context) { context.coordinator.updates += 1 }
    static func dismantleUIView(_ uiView: FindingView, coordinator: Found) { coordinator.isDismantled = true }
}
