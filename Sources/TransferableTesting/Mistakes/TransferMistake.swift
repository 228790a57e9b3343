import CoreTransferable

/// A mistake in a transferable type that compiles but does not do what its author expects.
///
/// A program that uses such a type logs it once through swift-log. A unit test can request the same list:
///
/// ```swift
/// @Test func noteHasNoMistakes() {
///     #expect(Note.transferMistakes().isEmpty)
/// }
/// ```
public struct TransferMistake: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of mistakes that can be detected without a transfer.
    public enum Kind: Sendable, Hashable {
        /// Plain text precedes a richer representation, so that receivers that understand both get plain text.
        case textFirst
        /// An importer follows another that accepts the same types.
        case unreachableImporter
        /// The content type is `UTType.data`, which does not describe the contents.
        case unspecificType
        /// A type is exported that no `Info.plist` declares.
        case undeclaredType
        /// The type has no representation, or none that another program understands.
        case notUnderstood
        /// A file representation has no URL for receivers that want one.
        case fileWithoutURL
        /// A chain of proxies leads back to the type itself.
        case circularProxy
    }

    /// The kind of mistake, with which a test can make an exception.
    public let kind: Kind

    /// A description of the consequence, including the type and the representation.
    public let problem: String

    /// The way to correct the mistake.
    public let remedy: String

    /// The problem and the remedy, worded as in the log.
    public var description: String { "\(problem) \(remedy)" }
}

extension TransferMistake {
    /// Creates a mistake from the model layer's; `nil` for mistakes that only a transfer shows.
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
