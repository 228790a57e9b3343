/// The letters that an on-screen keyboard capitalizes automatically.
@_weakLinked
public struct TextInputAutocapitalization: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case never, words, sentences, characters
    }

    package let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// Creates the kind that UIKit has a name for.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }

    /// No letter.
    public static var never: TextInputAutocapitalization { Self(kind: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { Self(kind: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(kind: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { Self(kind: .characters) }
}

/// UIKit's names for ``TextInputAutocapitalization``.
@_weakLinked
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No letter becomes a capital.
    case none = 0
    /// The first letter of each word becomes a capital.
    case words = 1
    /// The first letter of each sentence becomes a capital.
    case sentences = 2
    /// Every letter becomes a capital.
    case allCharacters = 3
}
