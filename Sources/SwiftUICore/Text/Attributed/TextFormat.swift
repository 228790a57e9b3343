import CoreTransferable
import Foundation

/// A text format that the user can apply with a menu or with keys.
package enum TextFormat: Hashable, Sendable, CaseIterable {
    case bold, italic, underline, bigger, smaller

    var title: String {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underline: "Underline"
        case .bigger: "Bigger"
        case .smaller: "Smaller"
        }
    }

    var shortcut: KeyboardShortcut {
        switch self {
        case .bold: KeyboardShortcut("b")
        case .italic: KeyboardShortcut("i")
        case .underline: KeyboardShortcut("u")
        case .bigger: KeyboardShortcut("+")
        case .smaller: KeyboardShortcut("-")
        }
    }
}

extension AttributedString {
    /// Applies a format to the selection, or removes it if all of the selection has it. For an insertion point, it affects newly typed
    /// text.
    /// - Parameters:
    ///   - format: The format.
    ///   - selection: The selection.
    ///   - bodySize: The size of text without a font, in points.
    package mutating func apply(
        _ format: TextFormat,
        in selection: inout AttributedTextSelection,
        bodySize: Double
    ) {
        let runs = selection.ranges(in: self).flatMap { self[$0].runs.map(\.attributes) }
        let looks = runs.isEmpty ? [selection.typingAttributes(in: self)] : runs
        let isOn = !looks.allSatisfy { $0.has(format) }
        transformAttributes(in: &selection) { $0.set(format, isOn, bodySize: bodySize) }
    }
}

extension AttributeContainer {
    fileprivate func has(_ format: TextFormat) -> Bool {
        let intent = self.inlinePresentationIntent ?? []
        return switch format {
        case .bold: self.font?.isBold == true || intent.contains(.stronglyEmphasized)
        case .italic: self.font?.isItalic == true || intent.contains(.emphasized)
        case .underline: self.underlineStyle != nil || self.isUnderlined == true
        case .bigger, .smaller: false
        }
    }

    fileprivate mutating func set(_ format: TextFormat, _ isOn: Bool, bodySize: Double) {
        let font = self.font ?? self.fontSize.map { Font.system(size: $0) } ?? Font.body
        switch format {
        case .bold:
            setIntent(.stronglyEmphasized)
            self.font = font.weight(isOn ? .bold : .regular)
        case .italic:
            setIntent(.emphasized)
            self.font = font.italic(isOn)
        case .underline: (self.underlineStyle, self.isUnderlined) = (isOn ? Text.LineStyle.single : nil, nil)
        case .bigger: self.font = font.resized(by: 1, bodySize: bodySize)
        case .smaller: self.font = font.resized(by: -1, bodySize: bodySize)
        }
    }

    /// Removes an emphasis, which the font represents from now on.
    private mutating func setIntent(_ emphasis: InlinePresentationIntent) {
        let rest = self.inlinePresentationIntent?.subtracting(emphasis)
        self.inlinePresentationIntent = rest?.isEmpty == false ? rest : nil
    }
}

extension Font {
    /// A Boolean value that indicates whether the strokes are those of bold text.
    var isBold: Bool { weight.map { $0.value >= Weight.semibold.value } ?? false }
}
