import AppFiles
import Foundation

/// A key with which a text is looked up in the app's translations.
@_weakLinked
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    // Programs that print keys, such as swift-custom-dump, find the parts by reflection: in this order.

    let key: String
    let hasFormatting: Bool
    let arguments: [FormatArgument]

    /// A value in a key.
    struct FormatArgument: Equatable, Sendable {
        let value: any CVarArg & Sendable
        /// None: values are described as Swift does.
        let formatter: Never?
        /// The value with its look, if it has one.
        var styled: Text?

        static func == (first: FormatArgument, second: FormatArgument) -> Bool {
            first.text == second.text && first.styled == second.styled
        }

        var text: String { "\(value)" }
    }

    /// Creates a key.
    public init(_ value: String) { (key, hasFormatting, arguments) = (value, false, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        hasFormatting = true
        arguments = stringInterpolation.arguments
    }

    /// The interpolation that builds a key with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Appends a value, which the key represents by `%@`, or by `%lld` for integers.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            let number = (value as? any FixedWidthInteger).flatMap { Int(exactly: $0) }
            key += number == nil ? "%@" : "%lld"
            arguments.append(FormatArgument(value: number ?? String(describing: value), formatter: nil))
        }
    }

    /// A text for a key without the values in it.
    struct Translation {
        let format: String
        /// A Boolean value that indicates whether the text is in English: keys without a translation are taken for it.
        let isEnglish: Bool
    }

    /// Returns the text for the key without the values in it.
    func translation(in bundle: Bundle?, table: String?, named name: String?) -> Translation {
        let found = StringTables.shared.table(table ?? "Localizable", in: bundle ?? .main)
        let format = found.text(for: name ?? key, arguments.map { $0.value as? Int })
        return Translation(format: format ?? key, isEnglish: format == nil || found.isEnglish)
    }
}

/// A view that displays one or more lines of read-only text.
@_weakLinked
public struct Text: Equatable, Sendable {
    private var runs: [Run]

    /// Returns a Boolean value that indicates whether two texts have the same characters with the same formatting.
    nonisolated public static func == (first: Text, second: Text) -> Bool {
        guard first.runs.count == second.runs.count else { return false }
        // Arrays copy each run to compare it, which takes longer.
        for index in first.runs.indices where first.runs[index] != second.runs[index] { return false }
        return true
    }

    /// Characters that look the same.
    private struct Run: Equatable, Sendable {
        var content: TextContent.Run
        /// The image that the run is, which has one character.
        @Apart var image: Image?
        /// The style of the characters. Links keep their colour.
        var style: AnyShapeStyle?
        /// The emphasis by Markdown, in addition to other settings.
        var intent: InlinePresentationIntent = []
        /// The source of characters that follow the time.
        var clock: TextClock?
        /// The value of characters that follow the locale.
        var value: (any TextValue)?

        static func == (first: Run, second: Run) -> Bool {
            first.content == second.content && first._image == second._image && first.intent == second.intent
                && areEqual(first.style, second.style) && first.clock == second.clock
                && (first.value.map { value in second.value.map(value.isSame) ?? false } ?? (second.value == nil))
        }

        /// Appends what is shown of the run, which is more than one run for a value that a format gives attributes.
        @MainActor func append(to shown: inout [TextContent.Run], in environment: EnvironmentValues) {
            guard clock != nil || value != nil else { return shown.append(finished(content, in: environment)) }
            let locale = environment.locale == .autoupdatingCurrent ? nil : environment.locale
            if let value, locale != nil || value.hasLook {
                for run in value.runs(in: locale) { shown.append(finished(content.look(over: run), in: environment)) }
            } else {
                var content = content
                if let clock { content.text = clock.string(at: environment.clockDate ?? Date(), in: locale) }
                shown.append(finished(content, in: environment))
            }
        }

        @MainActor private func finished(
            _ content: TextContent.Run,
            in environment: EnvironmentValues
        ) -> TextContent.Run {
            var content = content
            if content.link != nil {
                if content.color == .color(.link), let tint = environment.tint { content.color = .color(tint) }
            } else if let style {
                content.color = style._paint(in: environment)
            }
            content.emphasize(intent)
            content.set(in: environment)
            guard var image = image?.widgetContent(in: environment) else { return content }
            // In a line an image has its own size.
            image.isResizable = false
            image.look.motions = []
            content.image = image
            return content
        }
    }

    /// Creates text from a key that is looked up in a bundle's translations.
    ///
    /// Markdown in the key, or in its translation, gives parts of the text a look: `**bold**`, `*italic*`, code between backticks,
    /// `~~struck through~~`, and `[links](https://example.org)`, which open with the environment's ``OpenURLAction``. Values in
    /// the key are shown as they are. To show Markdown as it is written, use ``init(verbatim:)``.
    /// - Parameters:
    ///   - key: The key, which is shown itself where no translation is found.
    ///   - tableName: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle, or nil for the app's.
    ///   - comment: For translators.
    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self = key.text(in: bundle, table: tableName)
    }

    /// Creates text from a string without localizing it.
    @_disfavoredOverload
    nonisolated public init<Content: StringProtocol>(_ content: Content) { self.init(verbatim: String(content)) }

    /// Creates text from a string without localizing it.
    nonisolated public init(verbatim content: String) { runs = [Run(content: TextContent.Run(text: content))] }

    /// Creates text from a string with attributes, which may be those of views or those of transferred text.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        runs = attributedContent.shownRuns.map { Run(content: $0) }
    }

    /// Creates text that follows the time.
    nonisolated init(_ clock: TextClock) {
        runs = [Run(content: TextContent.Run(text: clock.string(at: Date())), clock: clock)]
    }

    /// Creates text of a value, which follows the locale of its place.
    nonisolated init(_ value: some TextValue) {
        let text = value.runs(in: nil).map(\.text).joined()
        runs = [Run(content: TextContent.Run(text: text), value: value)]
    }

    /// Creates text from an image, which appears among the words.
    ///
    /// A symbol is as large as the text around and has its colour. Another image has its own size and stands on the line.
    /// Screen readers read the image's label among the words.
    ///
    /// ```swift
    /// Text("Press \(Image(systemName: "plus")) to add")
    /// Text(Image(systemName: "star")) + Text(" Favourites")
    /// ```
    /// - Parameter image: The image. Its size is its own, also where it is resizable.
    nonisolated public init(_ image: Image) {
        runs = [Run(content: TextContent.Run(text: TextContent.imageCharacter), image: image)]
    }

    /// Concatenates two texts.
    nonisolated public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.runs += second.runs
        return text
    }

    /// Creates text of texts in a row.
    nonisolated init(joining texts: [Text]) {
        self.init(verbatim: "")
        if !texts.isEmpty { runs = texts.flatMap(\.runs) }
    }

    /// Returns the text with the formatting of Markdown.
    /// - Parameters:
    ///   - intent: The look.
    ///   - link: The destination of text without one.
    nonisolated func marked(_ intent: InlinePresentationIntent, link: URL?) -> Text {
        changing { run in
            run.intent.formUnion(intent)
            guard let link, run.content.link == nil else { return }
            run.content.lead(to: link)
        }
    }

    nonisolated private func changing(_ change: (inout Run) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index]) }
        return text
    }

    /// Returns the text with another look.
    nonisolated func changingContent(_ change: (inout TextContent.Run) -> Void) -> Text {
        changing { change(&$0.content) }
    }

    /// Sets the font unless it is already set.
    nonisolated public func font(_ font: Font?) -> Text { changing { $0.content.font = $0.content.font ?? font } }
    /// Sets the font weight.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.content.weight = weight } }
    /// Makes the text bold.
    nonisolated public func bold(_ isActive: Bool = true) -> Text {
        changing { $0.content.weight = isActive ? .bold : nil }
    }
    /// Makes the text italic.
    nonisolated public func italic(_ isActive: Bool = true) -> Text { changing { $0.content.isItalic = isActive } }
    /// Sets the colour unless it is already set.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }
    /// Sets the style of the text unless it is already set.
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// The text as a string, without its images.
    package nonisolated var string: String { runs.map { $0.image == nil ? $0.content.text : "" }.joined() }

    /// The spoken text, which includes the labels of images.
    nonisolated var spokenString: String {
        SpokenText(runs.map { $0.image.map { .image(label: $0.spokenLabel) } ?? .words($0.content.text) }).string
    }
}

extension Text: View {
    public typealias Body = Never
}

extension Text: FadingLeaf {
    package func fades(in environment: EnvironmentValues) -> Bool { environment.contentTransition.fadesTexts }
    package func widgetKeepsNothing(in environment: EnvironmentValues) -> Bool { !environment.isTextSelectable }

    package func nextUpdate(after date: Date) -> Date? {
        var next: Date?
        for index in runs.indices {
            guard let change = runs[index].clock?.nextChange(after: date) else { continue }
            next = next.map { min($0, change) } ?? change
        }
        return next
    }

    package static func isSame(_ first: TextContent, _ second: TextContent) -> Bool {
        first.characters == second.characters && first.images.map(\.image.source) == second.images.map(\.image.source)
    }

    package func widgetContent(in environment: EnvironmentValues) -> TextContent {
        var shown: [TextContent.Run] = []
        shown.reserveCapacity(runs.count)
        for index in runs.indices { runs[index].append(to: &shown, in: environment) }
        var hasLinks = false
        for index in shown.indices where shown[index].link != nil { hasLinks = true }
        return TextContent(
            runs: shown,
            font: environment.shownFont,
            foreground: environment.foreground,
            alignment: environment.multilineTextAlignment,
            lineLimit: environment.lineLimit.map { max(1, $0) },
            truncation: environment.truncationMode,
            isSelectable: environment.isTextSelectable && !environment.isRedacted,
            isEnabled: environment.isEnabled,
            lines: environment.textLines,
            direction: environment.layoutDirection,
            linkAction: hasLinks && environment.isEnabled && !environment.isRedacted
                ? TextLinkAction(environment.openURL) : nil
        )
    }
}
