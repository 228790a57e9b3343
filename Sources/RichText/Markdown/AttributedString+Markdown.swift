// Foundation on Linux reads no Markdown (Foundation 6.3). With one that does, build with the condition
// FOUNDATION_HAS_ATTRIBUTED_STRING_MARKDOWN, and that takes the place of all below.
#if !FOUNDATION_HAS_ATTRIBUTED_STRING_MARKDOWN
    import Foundation

    @_weakLinked
    extension AttributedString {
        /// Options for parsing Markdown.
        ///
        /// Only inline Markdown is supported: headings, lists and other blocks stay as they are written. For this
        /// reason there is no `full` syntax, and the default is `inlineOnly`.
        public struct MarkdownParsingOptions: Sendable {
            /// The syntax of Markdown to interpret.
            public enum InterpretedSyntax: Int, Sendable {
                /// Emphasis, code, strikethrough and links. A line break becomes a space unless two spaces or a backslash precede it.
                case inlineOnly = 1
                /// Emphasis, code, strikethrough and links. Whitespace is preserved.
                case inlineOnlyPreservingWhitespace = 2
            }

            /// The policy for invalid Markdown. It has no effect, because all text is valid Markdown.
            public enum FailurePolicy: Int, Sendable {
                /// Throws an error, which never happens.
                case throwError
                /// Returns the parts that can be parsed.
                case returnPartiallyParsedIfPossible
            }

            /// A Boolean value that indicates whether `^[text](name: value)` sets attributes. It does not here, and such text remains as
            /// written.
            public var allowsExtendedAttributes: Bool
            /// The syntax of Markdown to interpret.
            public var interpretedSyntax: InterpretedSyntax
            /// The policy for invalid Markdown.
            public var failurePolicy: FailurePolicy
            /// The language of the text. It has no effect here.
            public var languageCode: String?

            /// Creates options.
            /// - Parameters:
            ///   - allowsExtendedAttributes: Whether `^[text](name: value)` sets attributes, which it does not here.
            ///   - interpretedSyntax: The part of Markdown to read.
            ///   - failurePolicy: The treatment of text that is not Markdown.
            ///   - languageCode: The language of the text.
            public init(
                allowsExtendedAttributes: Bool = false,
                interpretedSyntax: InterpretedSyntax = .inlineOnly,
                failurePolicy: FailurePolicy = .throwError,
                languageCode: String? = nil
            ) {
                (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
                (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
            }
        }

        /// Creates an attributed string from Markdown, with the attributes `inlinePresentationIntent` and `link`.
        ///
        /// Complexity: linear in the length of the text.
        /// - Parameters:
        ///   - markdown: The Markdown.
        ///   - options: The way to read it.
        ///   - baseURL: The base of relative links.
        public init(
            markdown: String,
            options: MarkdownParsingOptions = MarkdownParsingOptions(),
            baseURL: URL? = nil
        ) throws {
            let preserves = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
            self.init()
            for piece in InlineMarkdown.pieces(of: preserves ? markdown : Self.joiningLines(of: markdown)) {
                var attributes = AttributeContainer()
                if !piece.intent.isEmpty { attributes.inlinePresentationIntent = piece.intent }
                attributes.link = piece.destination.flatMap { URL(string: $0, relativeTo: baseURL) }
                self += AttributedString(piece.text, attributes: attributes)
            }
        }

        /// Creates an attributed string from Markdown, with the attributes `inlinePresentationIntent` and `link`.
        /// - Parameters:
        ///   - markdown: The Markdown in UTF-8.
        ///   - options: The way to read it.
        ///   - baseURL: The base of relative links.
        /// - Throws: An error of Cocoa where the bytes are not UTF-8.
        public init(
            markdown: Data,
            options: MarkdownParsingOptions = MarkdownParsingOptions(),
            baseURL: URL? = nil
        ) throws {
            guard let text = String(validating: markdown, as: UTF8.self) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            try self.init(markdown: text, options: options, baseURL: baseURL)
        }

        /// Returns the lines of a text as one, except lines that two spaces or a backslash end.
        private static func joiningLines(of text: String) -> String {
            let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            guard lines.count > 1 else { return text }
            func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
            var joined = ""
            for (index, line) in lines.enumerated() {
                let line = index == 0 ? line : line.drop(while: isSpace)
                guard index < lines.count - 1 else {
                    joined += line
                    break
                }
                let words = line.prefix(line.count - line.reversed().prefix(while: isSpace).count)
                let isBroken = line.hasSuffix("  ") || words.hasSuffix("\\") && words.count == line.count
                joined += words + (isBroken ? "\n" : " ")
            }
            return joined
        }
    }
#endif
