import CoreTransferable

/// A mistake in a transferable type that compiles but does not do what its author expects.
///
/// A program that uses such a type is told once, through swift-log. A unit test can ask for the same list:
///
/// ```swift
/// @Test func noteHasNoMistakes() {
///     #expect(Note.transferMistakes().isEmpty)
/// }
/// ```
public struct TransferMistake: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of mistakes that can be seen without a transfer.
    public enum Kind: Sendable, Hashable {
        /// Plain text stands before a richer representation, so receivers that understand both get plain text.
        case textFirst
        /// An importer comes after one that takes everything it would take.
        case unreachableImporter
        /// `UTType.data` is the content type, which tells receivers nothing.
        case unspecificType
        /// A type is exported that no `Info.plist` declares.
        case undeclaredType
        /// There is no representation at all, or none that another program understands.
        case notUnderstood
        /// A file representation has no URL for receivers that want one.
        case fileWithoutURL
        /// Proxies lead back to the type itself.
        case circularProxy
    }

    /// What kind of mistake it is, for a test that makes an exception.
    public let kind: Kind

    /// What happens, with the type and the representation.
    public let problem: String

    /// What to do about it.
    public let remedy: String

    /// The problem and the remedy, in the words of the log.
    public var description: String { "\(problem) \(remedy)" }
}

extension TransferMistake {
    /// Creates a mistake as the model layer finds it; `nil` for those that only a transfer shows.
    init?(_ mistake: Mistake) {
        guard let kind = Kind(mistake.kind) else { return nil }
        self.init(kind: kind, problem: mistake.problem, remedy: mistake.remedy)
    }
}

extension TransferMistake.Kind {
    fileprivate init?(_ kind: Mistake.Kind) {
        switch kind {
        case .textFirst: self = .textFirst
        case .unreachableImporter: self = .unreachableImporter
        case .unspecificType: self = .unspecificType
        case .undeclaredType: self = .undeclaredType
        case .notUnderstood: self = .notUnderstood
        case .fileWithoutURL: self = .fileWithoutURL
        case .circularProxy: self = .circularProxy
        case .noImporter, .keptReceivedFile: return nil
        }
    }
}
