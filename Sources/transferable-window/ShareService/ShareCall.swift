import CommandSupport
import DesktopBus
import Foundation
import SystemSupport

/// A call of the share service: what another program wants the user to share.
struct ShareCall {
    /// The greatest number of bytes of a text.
    static let longestText = 16 << 20

    let things: SharedThings
    /// The files that the window inherits, by the numbers of their descriptors there.
    let inherited: [CInt: Descriptor]
    /// The caller's window.
    let parent: String?
    /// The caller's name for the request.
    let token: String
    /// The desktop's token that lets the window come to the front.
    let activation: String?

    /// Reads the arguments.
    /// - Returns: Nil for another method.
    /// - Throws: ``CallFailure``, which says what is wrong.
    init?(_ call: ReceivedCall) throws {
        var items: [CommandItem] = []
        var passed: [PassedFile] = []
        var inherited: [CInt: Descriptor] = [:]
        switch call.method {
        case "ShareFiles":
            for file in try Self.files(call) {
                let number = Self.firstInherited + CInt(passed.count)
                inherited[number] = file.descriptor
                passed.append(PassedFile(descriptor: number, name: file.name, isFolder: file.isFolder))
            }
        case "ShareText": items = [.text(try Self.text(call, "text"))]
        case "ShareLink": items = [.link(try Self.link(call))]
        default: return nil
        }
        self.inherited = inherited
        let options = call.arguments.value(at: 2)?.dictionary ?? [:]
        func option(_ name: String) throws -> String? {
            guard let value = options[name] else { return nil }
            guard let text = value.string, text.utf8.count <= Self.longestText else {
                throw CallFailure.invalidArguments("The option \(name) is no text, or too long.")
            }
            return text
        }
        var things = SharedThings(items, files: passed, subject: try option("subject"), message: try option("message"))
        things.previews = try CallPreviews.read(options, count: items.count + passed.count)
        self.things = things
        parent = call.arguments.value(at: 0)?.string
        activation = try option("activation_token")
        token = try option("handle_token") ?? "t" + UUID().uuidString.replacing("-", with: "")
        guard !token.isEmpty, token.utf8.count <= 255, token.utf8.allSatisfy(Self.isOfPath) else {
            throw CallFailure.invalidArguments(
                "The option handle_token has other characters than letters, digits and underscores."
            )
        }
    }

    /// The number of the first descriptor that the window inherits: past those of standard input and output.
    static let firstInherited: CInt = 3

    private static func isOfPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func files(_ call: ReceivedCall) throws -> [ReceivedFile] {
        let handles = call.arguments.value(at: 1)?.array?.compactMap(\.int32) ?? []
        guard !handles.isEmpty else {
            throw CallFailure.invalidArguments("There is nothing to share: pass a descriptor of each file.")
        }
        guard Set(handles).count == handles.count else { throw CallFailure.invalidArguments("A file is passed twice.") }
        return try handles.map { handle in
            guard call.descriptors.indices.contains(Int(handle)) else {
                throw CallFailure.invalidArguments("The message has no descriptor of the number \(handle).")
            }
            return try ReceivedFile(call.descriptors[Int(handle)])
        }
    }

    private static func text(_ call: ReceivedCall, _ name: String) throws -> String {
        let text = call.arguments.value(at: 1)?.string ?? ""
        guard !text.isEmpty else {
            throw CallFailure.invalidArguments("There is nothing to share: the \(name) is empty.")
        }
        guard text.utf8.count <= longestText else {
            throw CallFailure.invalidArguments("The \(name) is longer than \(longestText >> 20) MiB: share a file.")
        }
        return text
    }

    private static func link(_ call: ReceivedCall) throws -> String {
        let text = try text(call, "link")
        guard let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty else {
            throw CallFailure.invalidArguments("\(text.quoted) is no link.")
        }
        guard !url.isFileURL else {
            throw CallFailure.invalidArguments("A file is shared by ShareFiles, which takes its descriptor.")
        }
        return text
    }
}
