import CoreTransferable
import Foundation
import SwiftUI
import Synchronization
import Testing
import TransferTestSupport
import TransferableTesting
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("The items of a UIActivityViewController", .serialized, .drawnByGTK)
struct ActivityItemsTests {
    /// Opens the share sheet of a controller.
    private func open(_ make: @escaping @MainActor () -> UIActivityViewController) throws -> (TestWindow, TestWindow) {
        let window = TestWindow { ActivityButton(make: make) }
        window.shareDestinations = [
            TestShareDestination("Mail", kind: .email, contentTypes: [.text]),
            TestShareDestination("Printer", kind: .printer),
            TestShareDestination("Notes", contentTypes: [.text]),
        ]
        try window.press("Share")
        let sheet = try #require(window.sheets.first)
        sheet.update()
        return (window, sheet)
    }

    /// Waits for the items that a destination has, as texts.
    private func texts(_ window: TestWindow) async throws -> [String] {
        try await waitUntil("the items") {
            window.update()
            return !window.shares.isEmpty && window.sheets.isEmpty
        }
        var texts: [String] = []
        for item in try #require(window.shares.last).items {
            texts.append(try await item.loadTransferable(type: String.self))
        }
        return texts
    }

    @Test("are asked for when the destination is known")
    func sources() async throws {
        let source = GreetingSource()
        let (window, sheet) = try open {
            UIActivityViewController(activityItems: [source], applicationActivities: nil)
        }
        #expect(sheet.texts.first == "Hello" && source.asked.isEmpty)
        try sheet.press("Mail")
        #expect(try await texts(window) == ["Dear Ada"])
        #expect(source.asked == [.mail] && window.shares.last?.subject == "A greeting")
        try window.press("Share")
        try #require(window.sheets.first).press("Notes")
        try await waitUntil("both") {
            window.update()
            return window.shares.count == 2
        }
        #expect(try await texts(window) == ["Hello Ada"])
        #expect(source.asked == [.mail, nil])
    }

    @Test("are made in the background for their destination")
    func providers() async throws {
        let report = ReportProvider(placeholderItem: "Report")
        let (window, sheet) = try open {
            UIActivityViewController(activityItems: [report, "also"], applicationActivities: nil)
        }
        #expect(sheet.texts.contains("Report") && report.made.isEmpty)
        try sheet.press("Printer")
        #expect(try await texts(window) == ["for paper", "also"])
        #expect(report.made == ["for paper"] && !report.wasOnMainThread && report.activityType == .print)
    }

    @Test("are those of a configuration, with its titles, texts and pictures")
    func configuration() async throws {
        let loaded = Mutex(0)
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .utf8PlainText) { completion in
            loaded.withLock { $0 += 1 }
            completion(Data("made".utf8), nil)
            return nil
        }
        let (window, sheet) = try open {
            let configuration = UIActivityItemsConfiguration(itemProviders: [provider])
            configuration.perItemMetadataProvider = { index, key in key == .title ? "Note \(index + 1)" : nil }
            configuration.metadataProvider = { key in
                switch key {
                case .title: "The subject"
                case .messageBody: "The message"
                default: nil
                }
            }
            configuration.previewProvider = { _, intent, _ in
                intent == .thumbnail ? NSItemProvider(object: UIImage(systemName: "star")!) : nil
            }
            configuration.applicationActivitiesProvider = { [KeepActivity()] }
            return UIActivityViewController(activityItemsConfiguration: configuration)
        }
        #expect(sheet.texts.first == "Note 1")
        #expect(sheet.views(.button).contains { $0.text == "Keep" })
        #expect(loaded.withLock { $0 } == 0)
        try sheet.press("Mail")
        #expect(try await texts(window) == ["made"])
        #expect(window.shares.last?.subject == "The subject" && window.shares.last?.message == "The message")
    }

    @Test("are objects, or what an app's own configuration gives")
    func ownConfiguration() async throws {
        final class Configuration: NSObject, UIActivityItemsConfigurationReading {
            var itemProvidersForActivityItemsConfiguration: [NSItemProvider] {
                [NSItemProvider(object: "own" as NSString)]
            }
        }
        let configuration = UIActivityItemsConfiguration(objects: ["one" as NSString, "two" as NSString])
        configuration.supportedInteractions = [.share]
        #expect(!configuration.activityItemsConfigurationSupports(interaction: .copy))
        let (window, sheet) = try open { UIActivityViewController(activityItemsConfiguration: configuration) }
        try sheet.press("Notes")
        #expect(try await texts(window) == ["one", "two"])
        let (other, otherSheet) = try open { UIActivityViewController(activityItemsConfiguration: Configuration()) }
        try otherSheet.press("Notes")
        #expect(try await texts(other) == ["own"])
    }
}
