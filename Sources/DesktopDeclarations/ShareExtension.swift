import CommandSupport
import UniformTypeIdentifiers

/// The contents that an app receives in its scene for shared items, by the keys that Apple's share extensions have in their `Info.plist`.
///
/// The dictionary `NSExtension` names the extension point `com.apple.share-services`, and `NSExtensionActivationRule` in its
/// `NSExtensionAttributes` says what the app takes
/// (<https://developer.apple.com/documentation/bundleresources/information-property-list/nsextension>).
struct ShareExtension {
    /// The accepted contents: the share target of the desktop entry; nil for an app without a share extension.
    private(set) var target: ShareDeclaration?
    /// The defects of the keys.
    private(set) var mistakes: [String] = []
    /// The parts of the rule that desktops here cannot follow.
    private(set) var warnings: [String] = []

    private static let point = "com.apple.share-services"
    private static let path = "NSExtension.NSExtensionAttributes.NSExtensionActivationRule"

    /// Reads the keys.
    /// - Parameter root: The values of the `Info.plist`.
    init(_ root: [String: PropertyList]) {
        guard let value = root["NSExtension"] else { return }
        guard let values = value.dictionary else {
            mistakes.append("NSExtension is not a dictionary")
            return
        }
        // Extensions of other kinds have no counterpart.
        guard values["NSExtensionPointIdentifier"]?.string == Self.point else { return }
        do throws(ShareTargetError) {
            let rule = values["NSExtensionAttributes"]?.dictionary?["NSExtensionActivationRule"]
            switch rule {
            case .string(let predicate): target = try Self.target(predicate: predicate, &warnings)
            case .dictionary(let rule): target = try Self.target(rule: rule)
            default: throw ShareTargetError(reason: "is neither a dictionary nor a string, so the app takes nothing")
            }
        } catch {
            mistakes.append("\(Self.path) \(error.reason)")
        }
    }

    /// The keys of a rule with the greatest number of attachments of a kind, and the types of the kind, the narrow ones first.
    private static let kinds: [(key: String, type: String)] = [
        ("NSExtensionActivationSupportsImageWithMaxCount", "public.image"),
        ("NSExtensionActivationSupportsMovieWithMaxCount", "public.movie"),
        ("NSExtensionActivationSupportsWebURLWithMaxCount", "public.url"),
        // A page of a browser is shared as its address.
        ("NSExtensionActivationSupportsWebPageWithMaxCount", "public.url"),
        ("NSExtensionActivationSupportsFileWithMaxCount", "public.file-url"),
    ]
    private static let text = "NSExtensionActivationSupportsText"
    private static let most = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
    private static let least = "NSExtensionActivationSupportsAttachmentsWithMinCount"
    /// Keys that need not count here: each item has to be of one of the kinds in any case.
    private static let others = ["NSExtensionActivationDictionaryVersion", "NSExtensionActivationUsesStrictMatching"]
    /// The types of everything that can be shared.
    private static let everything = ["public.file-url", "public.url", "public.text"]

    private static func target(rule: [String: PropertyList]) throws(ShareTargetError) -> ShareDeclaration {
        let known = kinds.map(\.key) + [text, most, least] + others
        if let wrong = rule.keys.sorted().first(where: { !known.contains($0) }) {
            throw ShareTargetError(reason: "has no key \(wrong.quoted); there are \(known.joined(separator: ", "))")
        }
        var accepted: [(type: String, most: Int?)] = []
        for kind in kinds {
            guard let count = try count(kind.key, in: rule), count > 0 else { continue }
            if let position = accepted.firstIndex(where: { $0.type == kind.type }) {
                accepted[position].most = max(accepted[position].most ?? 0, count)
            } else {
                accepted.append((kind.type, count))
            }
        }
        switch rule[text] {
        case nil, .boolean(false), .integer(0): break
        case .boolean(true), .integer: accepted.append(("public.text", nil))
        default: throw ShareTargetError(reason: "has a \(text) that is no Boolean")
        }
        let (most, least) = (try count(most, in: rule), try count(least, in: rule))
        if accepted.isEmpty, most ?? least ?? 0 > 0 { accepted = everything.map { ($0, nil) } }
        guard !accepted.isEmpty else { throw ShareTargetError(reason: "names nothing that the app takes") }
        return ShareDeclaration(ofItems: accepted, least: least, most: most)
    }

    private static func count(_ key: String, in rule: [String: PropertyList]) throws(ShareTargetError) -> Int? {
        switch rule[key] {
        case nil: return nil
        case .integer(let count) where count >= 0: return count
        default: throw ShareTargetError(reason: "has a \(key) that is no number of attachments")
        }
    }

    /// Reads a predicate. Desktops here look at types alone, so the types count that it compares with.
    private static func target(predicate: String, _ warnings: inout [String]) throws(ShareTargetError)
        -> ShareDeclaration
    {
        let words = predicate.split(whereSeparator: \.isWhitespace)
        if words == ["TRUEPREDICATE"] {
            return ShareDeclaration(ofItems: everything.map { ($0, nil) }, least: nil, most: nil)
        }
        var types: [String] = []
        for match in predicate.matches(of: /UTI-(?:CONFORMS-TO|EQUALS)\s*["']([A-Za-z0-9.\-]+)["']/) {
            let type = String(match.output.1)
            if !types.contains(type) { types.append(type) }
        }
        guard !types.isEmpty else {
            throw ShareTargetError(
                reason:
                    "is a predicate without types to conform to: write a dictionary, or UTI-CONFORMS-TO \"public.image\""
            )
        }
        warnings.append(
            "\(path) is a predicate, of which the types count alone: \(types.joined(separator: ", "))."
        )
        return ShareDeclaration(ofItems: types.map { ($0, nil) }, least: nil, most: nil)
    }
}
