/// The automatic capitalization of an on-screen keyboard.
@_weakLinked
public struct TextInputAutocapitalization: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case never, words, sentences, characters
    }

    package let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// Creates the behavior that corresponds to a UIKit type.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }

    /// Capitalizes nothing.
    public static var never: TextInputAutocapitalization { Self(kind: .never) }
    /// Capitalizes the first letter of each word.
    public static var words: TextInputAutocapitalization { Self(kind: .words) }
    /// Capitalizes the first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { Self(kind: .sentences) }
    /// Capitalizes every letter.
    public static var characters: TextInputAutocapitalization { Self(kind: .characters) }
}

/// UIKit's type for ``TextInputAutocapitalization``.
@_weakLinked
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// No letter is capitalized.
    case none = 0
    /// The first letter of each word is capitalized.
    case words = 1
    /// The first letter of each sentence is capitalized.
    case sentences = 2
    /// Every letter is capitalized.
    case allCharacters = 3
}
