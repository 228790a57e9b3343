import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

private enum Size: String { case small, large }
private enum Level: Int {
    case low = 1
    case high
}

@MainActor
@Suite("Values that are kept")
struct StorageTests {
    private let name = "swift-transferable-tests-\(UUID().uuidString)"
    private let store: UserDefaults

    init() throws { store = try #require(UserDefaults(suiteName: name)) }

    private func removeStore() {
        store.removePersistentDomain(forName: name)
        store.synchronize()
    }

    @Test("of defaults have the names of key-value coding")
    func keyValueCoding() {
        defer { removeStore() }
        store.setValue(7, forKey: "number")
        #expect(store.value(forKey: "number") as? Int == 7 && store.integer(forKey: "number") == 7)
        store.setValue(nil, forKey: "number")
        #expect(store.value(forKey: "number") == nil)
    }

    @Test("of defaults show in views, which write them, and all views of a key follow")
    func appStorage() throws {
        defer { removeStore() }
        struct Reader: View {
            let journal: Journal
            @AppStorage("count") private var count = 3
            var body: some View {
                let _ = journal.note("reader")
                Text("count \(count)")
            }
        }
        struct Writer: View {
            @AppStorage("count") private var number = 3
            @AppStorage("other") private var other = false
            var body: some View {
                Button("add") { number += 1 }
                Button("other") { other.toggle() }
            }
        }
        let journal = Journal()
        let store = store
        let window = TestWindow(size: .small) {
            VStack {
                Reader(journal: journal)
                Writer()
            }
            .defaultAppStorage(store)
        }
        #expect(window.texts.contains("count 3"))
        try window.press("add")
        #expect(window.texts.contains("count 4") && store.integer(forKey: "count") == 4)
        _ = journal.take()
        try window.press("other")
        #expect(journal.take().isEmpty && store.bool(forKey: "other"))
        // What other code writes shows as well.
        store.set(9, forKey: "count")
        window.host.runScheduled()
        #expect(window.texts.contains("count 9"))
        store.removeObject(forKey: "count")
        window.host.runScheduled()
        #expect(window.texts.contains("count 3"))
    }

    @Test("of defaults last in the file of the store")
    func survives() throws {
        defer { removeStore() }
        let property = AppStorage(wrappedValue: "", "text", store: store)
        property.wrappedValue = "kept"
        StoredKeys.shared.save()
        #expect(UserDefaults(suiteName: name)?.string(forKey: "text") == "kept")
        let again = AppStorage(wrappedValue: "", "text", store: UserDefaults(suiteName: name))
        #expect(again.wrappedValue == "kept")
    }

    @Test("of defaults have all types that Apple's have")
    func types() throws {
        defer { removeStore() }
        func check<Value: Equatable>(_ property: AppStorage<Value>, _ value: Value, standard: Value) {
            #expect(property.wrappedValue == standard)
            property.wrappedValue = value
            #expect(property.wrappedValue == value)
        }
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        let file = URL(filePath: "/tmp/a b.txt")
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        check(AppStorage(wrappedValue: true, "bool", store: store), false, standard: true)
        check(AppStorage(wrappedValue: 1, "int", store: store), -7, standard: 1)
        check(AppStorage(wrappedValue: 1.5, "double", store: store), 2.25, standard: 1.5)
        check(AppStorage(wrappedValue: "a", "string", store: store), "b", standard: "a")
        check(AppStorage(wrappedValue: file, "url", store: store), url, standard: file)
        check(AppStorage(wrappedValue: url, "file", store: store), file, standard: url)
        check(AppStorage(wrappedValue: .distantPast, "date", store: store), date, standard: .distantPast)
        check(AppStorage(wrappedValue: Data(), "data", store: store), Data([1, 2]), standard: Data())
        check(AppStorage(wrappedValue: Size.small, "size", store: store), .large, standard: .small)
        check(AppStorage(wrappedValue: Level.low, "level", store: store), .high, standard: .low)
        check(AppStorage<Int?>("optional", store: store), 5, standard: nil)
        check(AppStorage<Size?>("optionalSize", store: store), .large, standard: nil)
        check(AppStorage<Level?>("optionalLevel", store: store), .high, standard: nil)
        let optional = AppStorage<String?>("string", store: store)
        #expect(optional.wrappedValue == "b")
        optional.wrappedValue = nil
        #expect(store.object(forKey: "string") == nil)
    }

    @Test("of another kind than the property's count as missing")
    func badValues() {
        defer { removeStore() }
        store.set("no number", forKey: "int")
        store.set("huge", forKey: "size")
        store.set("5", forKey: "text")
        #expect(AppStorage(wrappedValue: 1, "int", store: store).wrappedValue == 1)
        #expect(AppStorage(wrappedValue: Size.small, "size", store: store).wrappedValue == .small)
        #expect(AppStorage(wrappedValue: 1, "text", store: store).wrappedValue == 5)
    }

    private struct Browser: App {
        struct Content: View {
            @SceneStorage("tab") private var tab = "recent"
            @SceneStorage("size") private var size = Size.small
            @SceneStorage("page") private var page: Int?
            var body: some View {
                Text("\(tab) \(size.rawValue) \(page ?? 0)")
                Button("change") { (tab, size, page) = ("all", .large, 4) }
            }
        }
        var body: some Scene { WindowGroup { Content() } }
    }

    @Test("of a window are there when the app runs again")
    func sceneStorage() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = TestApp(Browser.self, stateFolder: folder)
        #expect(first.windows[0].texts.contains("recent small 0"))
        try first.windows[0].press("change")
        #expect(first.windows[0].texts.contains("all large 4"))
        let second = TestApp(Browser.self, stateFolder: folder)
        #expect(second.windows[0].texts.contains("all large 4"))
        #expect(TestApp(Browser.self).windows[0].texts.contains("recent small 0"))
    }

    @Test("of a window begin anew where their file is broken, and are written again")
    func brokenFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try TestApp(Browser.self, stateFolder: folder).windows[0].press("change")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".plist") }
        let file = folder.appending(path: try #require(files.first))
        for broken in [Data("<plist".utf8)] + hostilePropertyLists {
            try broken.write(to: file)
            let app = TestApp(Browser.self, stateFolder: folder)
            #expect(app.windows[0].texts.contains("recent small 0"))
            try app.windows[0].press("change")
            #expect(TestApp(Browser.self, stateFolder: folder).windows[0].texts.contains("all large 4"))
        }
    }

    private struct Diary: App {
        static let moment = Date(timeIntervalSinceReferenceDate: 1234.56789)
        static let text = "\u{1}a\u{B}b\u{1B}\r\n<&>"

        struct Content: View {
            @SceneStorage("text") private var text = ""
            @SceneStorage("moment") private var moment: Date?
            var body: some View {
                Text(text == Diary.text && moment == Diary.moment ? "the same" : "others")
                Button("write") { (text, moment) = (Diary.text, Diary.moment) }
            }
        }
        var body: some Scene { WindowGroup { Content() } }
    }

    @Test("of a window keep each character and part of a second")
    func exactValues() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = TestApp(Diary.self, stateFolder: folder)
        #expect(first.windows[0].texts.contains("others"))
        try first.windows[0].press("write")
        #expect(TestApp(Diary.self, stateFolder: folder).windows[0].texts.contains("the same"))
    }
}
