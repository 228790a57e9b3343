import Foundation
import Testing

/// The main bundle of tests: that of a package's targets.
@Suite("The main bundle of tests")
struct MainBundleTests {
    @Test func testsHaveTheResourcesOfTheirPackage() throws {
        let people = try #require(Bundle.main.url(forResource: "people", withExtension: "json"))
        #expect(try Data(contentsOf: people).count > 100)
        #expect(Bundle.main.path(forResource: "ada-lovelace", ofType: "png", inDirectory: "portraits") != nil)
        #expect(Bundle.main.url(forResource: "nobody", withExtension: "json") == nil)
    }

    @Test func anotherBundleHasItsOwnAlone() throws {
        let people = try #require(Bundle.main.url(forResource: "people", withExtension: "json"))
        let portraits = people.deletingLastPathComponent().appending(path: "portraits")
        let bundle = try #require(Bundle(url: portraits))
        #expect(bundle.url(forResource: "ada-lovelace", withExtension: "png") != nil)
        #expect(bundle.url(forResource: "people", withExtension: "json") == nil)
        #expect(bundle.bundleIdentifier == nil)
        #expect(bundle.localizedString(forKey: "key", value: "value", table: nil) == "value")
    }
}
