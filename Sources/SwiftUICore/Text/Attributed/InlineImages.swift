import Foundation

extension TextContent {
    /// The character that represents an image in a text: U+FFFC, the object replacement character.
    package static let imageCharacter = "\u{FFFC}"

    /// An image in a text.
    package struct InlineImage: Equatable {
        /// The offset of its character, in UTF-8 bytes.
        package var offset: Int
        /// The image in the font and colour of the surrounding text.
        package var image: ImageContent
    }

    /// A Boolean value that indicates whether the text contains images.
    package var hasImages: Bool {
        // A copy of each run would take longer.
        for index in runs.indices where runs[index].isImage { return true }
        return false
    }

    /// The images in the text, in order.
    package var images: [InlineImage] {
        guard hasImages else { return [] }
        var images: [InlineImage] = []
        var offset = 0
        for run in runs {
            if let image = image(of: run) { images.append(InlineImage(offset: offset, image: image)) }
            offset += run.text.utf8.count
        }
        return images
    }

    /// Returns the image of a run, in the font and colour of the run; nil for a run of characters.
    package func image(of run: Run) -> ImageContent? {
        guard var image = run.image else { return nil }
        image.font = run.font ?? font
        image.foreground = run.color ?? foreground
        return image
    }

    /// The characters to lay out, in which one character represents each image.
    package var characters: String { runs.map(\.text).joined() }

    /// The spoken text, which includes the labels of images.
    package var spokenString: String {
        if runs.count == 1, !runs[0].isImage { return runs[0].text }
        return SpokenText(runs.map { $0.image.map { .image(label: $0.label) } ?? .words($0.text) }).string
    }
}

/// The spoken form of a text with images in it.
struct SpokenText {
    enum Part {
        case words(String)
        /// An image; one without a label is not read.
        case image(label: String?)
    }

    private(set) var string = ""

    init(_ parts: [Part]) {
        var endsWithLabel = false
        for part in parts {
            let (text, isLabel) =
                switch part {
                case .words(let text): (text, false)
                case .image(let label): (label ?? "", true)
                }
            guard !text.isEmpty else { continue }
            // A label is no part of a word beside it.
            if isLabel || endsWithLabel, string.last?.isWordCharacter == true, text.first?.isWordCharacter == true {
                string += " "
            }
            string += text
            endsWithLabel = isLabel
        }
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}

extension LayoutElement {
    /// The words of the texts inside, for uses that show no images. Texts that consist only of images have none.
    package final var words: [String] {
        contents(of: TextContent.self).compactMap { text in
            guard text.hasImages else { return text.string }
            let words = text.string.trimmingCharacters(in: .whitespaces)
            return words.isEmpty ? nil : words
        }
    }

    /// The first image inside, or the first image in a text if there is no other.
    package final var picture: ImageContent? {
        contents(of: ImageContent.self).first
            ?? contents(of: TextContent.self).compactMap { $0.images.first?.image }.first
    }
}
