import CommandSupport
import DesktopDeclarations
import Foundation
import UniformTypeIdentifiers

/// A question for a type, as a person writes it.
struct TypeQuery {
    /// The subject of a question.
    enum Subject: Equatable {
        case file(path: String)
        case filenameExtension(String)
        case mimeType(String)
        /// An identifier, or an extension without its full stop.
        case name(String)
    }

    let text: String
    let subject: Subject

    /// Reads a question: a path if that exists, an extension if it begins with a full stop, a MIME type if it contains a
    /// slash, else an identifier or an extension.
    init(_ text: String) {
        self.text = text
        var status = stat()
        subject =
            if lstat(text, &status) == 0 {
                .file(path: text)
            } else if text.hasPrefix("."), !text.contains("/") {
                .filenameExtension(String(text.dropFirst()))
            } else if text.contains("/") {
                .mimeType(text)
            } else {
                .name(text)
            }
    }

    /// Answers the question.
    ///
    /// - Throws: ``CommandFailure``, which names the question and suggests a remedy.
    func answer() throws -> TypeAnswer {
        let answer = try lookUp()
        if let answer, answer.type.isDeclared { return answer }
        // Only now, because reading property lists takes longer than all the rest.
        if InstalledDeclarations.register(), let second = try lookUp() { return second }
        guard let answer else { throw failure }
        return answer
    }

    private func lookUp() throws -> TypeAnswer? {
        switch subject {
        case .file(let path):
            do {
                let (type, evidence) = try FileEvidence.type(ofFileAt: path)
                return TypeAnswer(query: text, type: type, evidence: evidence)
            } catch {
                throw CommandFailure("\(text.quoted) cannot be looked at: \(error.localizedDescription)")
            }
        case .filenameExtension(let text):
            return answer(UTType(anyWithExtension: text))
        case .mimeType(let text):
            return answer(MIMETypeName(text).flatMap(type(of:)))
        case .name(let text):
            return answer(UTType(text) ?? extensionType(text))
        }
    }

    private func answer(_ type: UTType?) -> TypeAnswer? {
        type.map { TypeAnswer(query: text, type: $0, evidence: nil) }
    }

    /// Returns the type of an extension that is known. `photo.jpg` is none, although a name that ends so is known to be of a type.
    private func extensionType(_ text: String) -> UTType? {
        guard let type = UTType(anyWithExtension: text), type.isKnown else { return nil }
        return type.isDynamic && text.contains(".") ? nil : type
    }

    /// Returns the type of a MIME type, unless it looks more like a path: `docs/missing` does, `image/missing` does
    /// not.
    private func type(of name: MIMETypeName) -> UTType? {
        guard let type = UTType(mimeType: name.text, conformingTo: .item) else { return nil }
        if !type.isDynamic { return type }
        guard let dynamic = UTType(mimeType: name.text) else { return type }
        return name.hasKnownMediaType || dynamic.isKnown ? dynamic : nil
    }

    private var failure: CommandFailure {
        let quoted = text.quoted
        switch subject {
        case .file:
            return CommandFailure("\(quoted) has no type.")
        case .filenameExtension:
            return CommandFailure(
                "\(quoted) is not an extension that a file can have. Try one such as .png, or “./NAME” for a file."
            )
        case .mimeType:
            return CommandFailure(
                "\(quoted) is no file that exists, and no MIME type. Check the path, or try a MIME type such as image/png."
            )
        case .name(let name):
            return CommandFailure(
                "\(quoted) is unknown: no such file, no type with this identifier, none with this extension. \(advice(for: name))"
            )
        }
    }

    /// Returns what to try instead of an unknown name.
    private func advice(for name: String) -> String {
        guard let dot = name.lastIndex(of: ".") else {
            return name.isEmpty
                ? "Check its spelling, or try a path, an extension such as .png or a MIME type such as image/png."
                : "Try “.\(name.prefix(40).printable)” for the dynamic identifier of that extension, or a path."
        }
        let ending = String(name[name.index(after: dot)...])
        return extensionType(ending) == nil
            ? "Check its spelling, or try a path, an extension such as .png or a MIME type such as image/png."
            : "Check its spelling, or try “.\(ending.prefix(40).printable)” for files with such a name."
    }
}

/// The answer to a ``TypeQuery``.
struct TypeAnswer {
    let query: String
    let type: UTType
    /// The evidence for the type, if the query is a file.
    let evidence: FileEvidence?
}
