import Foundation

/// Prints what Foundation finds of the target's resources, and ends.
func sayWhatTheMainBundleHas() -> Never {
    func text(_ url: URL?) -> String {
        url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines) ?? "nothing"
    }
    let main = Bundle.main
    say("url", text(main.url(forResource: "greeting", withExtension: "txt")))
    say("path", text(main.path(forResource: "greeting", ofType: "txt").map { URL(fileURLWithPath: $0) }))
    say("in a folder", text(main.url(forResource: "first", withExtension: "level", subdirectory: "levels")))
    let levels = main.urls(forResourcesWithExtension: "level", subdirectory: "levels") ?? []
    say("all", levels.compactMap(\.lastPathComponent).sorted().joined(separator: " "))
    say("below resourceURL", text(main.resourceURL?.appendingPathComponent("levels/second.level")))
    say("of a class", text(Bundle(for: ProbeClass.self).url(forResource: "greeting", withExtension: "txt")))
    say("text", NSLocalizedString("A greeting of the probe", comment: ""))
    say("identifier", main.bundleIdentifier ?? "nothing")
    say("version", main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "nothing")
    say("missing", text(main.url(forResource: "farewell", withExtension: "txt")))
    exit(0)
}

private final class ProbeClass {}
