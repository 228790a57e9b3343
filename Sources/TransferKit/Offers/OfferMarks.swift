import Foundation
import UniformTypeIdentifiers

/// A set of marks that tell a clipboard how to treat its contents.
public struct OfferMarks: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A secret, such as a password. Clipboard managers neither keep nor show it, and no program holds it after the process that offers it
    /// ends.
    public static let concealed = OfferMarks(rawValue: 1)
    /// Contents that are useful only for a moment. Clipboard managers are asked not to keep them, and no program is asked to hold them when
    /// the process that offers them ends.
    public static let transient = OfferMarks(rawValue: 2)
    /// Contents that may be received only once. A pasteboard in files removes them itself; otherwise the sender does when it delivers them.
    package static let once = OfferMarks(rawValue: 4)

    /// The hint that KDE's clipboard and compatible managers, such as CopyQ and GPaste, respect.
    private static let managerHint = (name: "x-kde-passwordManagerHint", value: Data("secret".utf8))
    /// The marks by which programs on Apple's systems tell each other (nspasteboard.org).
    private static let types: [(name: String, mark: OfferMarks)] = [
        (UTType.unregisteredMIMEType(forIdentifier: "org.nspasteboard.concealedtype"), .concealed),
        (UTType.unregisteredMIMEType(forIdentifier: "org.nspasteboard.transienttype"), .transient),
    ]

    /// The names and payloads that convey the marks to other programs.
    package var wirePayloads: [(name: String, payload: Data)] {
        let types = Self.types.filter { contains($0.mark) }.map { ($0.name, Data()) }
        guard !types.isEmpty else { return [] }
        return [(Self.managerHint.name, Self.managerHint.value)] + types
    }

    /// Creates the marks from the names of an offer. The hint on its own, which other programs use for secrets, means ``concealed``.
    package init(names: [String]) {
        let marks = OfferMarks(Self.types.filter { names.contains($0.name) }.map(\.mark))
        self = marks.isEmpty && names.contains(Self.managerHint.name) ? .concealed : marks
    }

    /// Returns whether a name is a mark, not something to read.
    static func isMark(_ name: String) -> Bool {
        name == managerHint.name || types.contains { $0.name == name }
    }
}
