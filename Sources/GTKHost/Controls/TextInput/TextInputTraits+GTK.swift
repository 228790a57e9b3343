import CGTK
import SwiftUICore

extension TextInputTraits {
    /// The purpose of the typed text for input methods and on-screen keyboards.
    var purpose: GtkInputPurpose {
        switch keyboard {
        case .URL, .webSearch: GTK_INPUT_PURPOSE_URL
        case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
        case .decimalPad, .numbersAndPunctuation: GTK_INPUT_PURPOSE_NUMBER
        case .phonePad, .namePhonePad: GTK_INPUT_PURPOSE_PHONE
        case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
        case .default, .asciiCapable, .twitter: contentType.flatMap { Self.purposes[$0] } ?? GTK_INPUT_PURPOSE_FREE_FORM
        }
    }

    private static let purposes: [UITextContentType: GtkInputPurpose] = [
        .URL: GTK_INPUT_PURPOSE_URL,
        .emailAddress: GTK_INPUT_PURPOSE_EMAIL,
        .telephoneNumber: GTK_INPUT_PURPOSE_PHONE,
        .creditCardNumber: GTK_INPUT_PURPOSE_DIGITS,
        .oneTimeCode: GTK_INPUT_PURPOSE_PIN,
        .name: GTK_INPUT_PURPOSE_NAME,
        .givenName: GTK_INPUT_PURPOSE_NAME,
        .middleName: GTK_INPUT_PURPOSE_NAME,
        .familyName: GTK_INPUT_PURPOSE_NAME,
        .nickname: GTK_INPUT_PURPOSE_NAME,
    ]

    /// The hints for input methods and on-screen keyboards.
    var hints: GtkInputHints {
        var hints: UInt32 = 0
        switch isAutocorrectionDisabled {
        case true?: hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
        case false?: hints |= GTK_INPUT_HINT_SPELLCHECK.rawValue | GTK_INPUT_HINT_WORD_COMPLETION.rawValue
        case nil: break
        }
        switch capitalization {
        case .never?: hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words?: hints |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences?: hints |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .characters?: hints |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        case nil: break
        }
        return GtkInputHints(hints)
    }
}
