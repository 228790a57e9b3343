import CoreTransferable
import FilePasteboard
import Foundation
import SystemPasteboard
import TransferKit

/// A program for tests that need more processes than one: it copies, pastes and watches as its arguments say.
///
/// What happens is written to standard output, a line each; an error goes to standard error, and the status is 1.
@main
struct PasteboardProbe {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let command = arguments.isEmpty ? "" : arguments.removeFirst()
        do {
            switch command {
            case "copy": try await copy(arguments)
            case "paste": try await paste(arguments)
            case "hammer": try await hammer(arguments)
            case "check": try await check(arguments)
            case "stall": try await stall(arguments)
            case "watch": try await watch(arguments)
            case "write": try await write(arguments)
            case "archive": try archive()
            case "serve": try await GroupCommands.serve()
            case "receive": try await GroupCommands.receive(arguments)
            case "flood": try await GroupCommands.flood(arguments)
            case "misbehave": try await GroupCommands.misbehave(arguments)
            default: throw Failure("unknown command \(command)")
            }
        } catch {
            FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }

    static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    struct Failure: LocalizedError {
        let errorDescription: String?

        init(_ description: String) { errorDescription = description }
    }

    /// Copies a text: NAME TEXT [LIMIT], where LIMIT is the largest file that may be written.
    private static func copy(_ arguments: [String]) async throws {
        if arguments.count > 2, let limit = rlim_t(arguments[2]) {
            signal(SIGXFSZ, SIG_IGN)
            var limits = rlimit(rlim_cur: limit, rlim_max: limit)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
        }
        let item = NSItemProvider()
        item.register(arguments[1])
        try await EmbeddedPasteboard(name: arguments[0]).publish(TransferOffer([item]))
    }

    /// Puts a text on the clipboard of the desktop and ends: TEXT [store].
    private static func write(_ arguments: [String]) async throws {
        try await Pasteboard.general.write(arguments[0])
        if arguments.contains("store") { try await Pasteboard.general.storeForOthers() }
    }

    /// Writes values as Foundation's objects, which it finds for their types at run time.
    private static func archive() throws {
        let values: [Any] = [
            ["an array"], ["a": "dictionary"], Set(["a set"]), "text", DateComponents(year: 2026), IndexPath(index: 3),
            IndexSet(integer: 3),
        ]
        for value in values {
            let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
            guard !data.isEmpty else { throw Failure("\(type(of: value)) became nothing") }
        }
        let list: [String: Any] = ["an array": [1, 2], "a dictionary": ["a": "text"]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        guard let read = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            throw Failure("the list is read as something else")
        }
        say("archived \(values.count) values and a list of \(read.count)")
    }

    /// Pastes text: NAME.
    private static func paste(_ arguments: [String]) async throws {
        let items = try await EmbeddedPasteboard(name: arguments[0]).contents().items()
        guard let item = items.first else { return say("empty") }
        say(try await item.loadTransferable(type: String.self))
    }

    /// Copies again and again contents whose parts fit each other: NAME COUNT.
    private static func hammer(_ arguments: [String]) async throws {
        let pasteboard = EmbeddedPasteboard(name: arguments[0])
        for number in 0..<(Int(arguments[1]) ?? 0) {
            let mark = "\(getpid())-\(number)"
            let items = [0, 1].map { index -> NSItemProvider in
                let item = NSItemProvider()
                item.registerDataRepresentation(for: .utf8PlainText) { completion in
                    completion(Data("\(mark)-\(index)".utf8), nil)
                    return nil
                }
                item.registerDataRepresentation(for: .json) { completion in
                    completion(Data(String(repeating: "\(mark) ", count: 20_000).utf8), nil)
                    return nil
                }
                item.registerFileRepresentation(for: .xml) { completion in
                    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(mark)-\(index).xml")
                    let isWritten = FileManager.default.createFile(
                        atPath: file.path,
                        contents: Data("\(mark)-\(index)".utf8)
                    )
                    completion(isWritten ? file : nil, false, nil)
                    return nil
                }
                return item
            }
            try await pasteboard.publish(TransferOffer(items))
            for index in [0, 1] {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(mark)-\(index).xml")
                try? FileManager.default.removeItem(at: file)
            }
        }
        say("copied")
    }

    /// Reads again and again what ``hammer(_:)`` copies, until the clipboard is cleared, and says what does not fit: NAME.
    private static func check(_ arguments: [String]) async throws {
        let pasteboard = EmbeddedPasteboard(name: arguments[0])
        var lastCount = 0
        var reads = 0
        say("checking")
        while true {
            let count = try pasteboard.changeCount()
            guard count >= lastCount else { throw Failure("the count went from \(lastCount) to \(count)") }
            lastCount = count
            let items = try await pasteboard.contents().items()
            if items.isEmpty {
                if reads > 0 { break }
                continue
            }
            guard items.count == 2 else { throw Failure("\(items.count) items") }
            var marks: Set<String> = []
            for (index, item) in items.enumerated() {
                guard item.registeredContentTypes == [.utf8PlainText, .json, .xml] else {
                    throw Failure("item \(index) has \(item.registeredTypeIdentifiers)")
                }
                let text = String(decoding: try await item.loadDataRepresentation(for: .utf8PlainText), as: UTF8.self)
                let json = String(decoding: try await item.loadDataRepresentation(for: .json), as: UTF8.self)
                let file = String(decoding: try await item.loadDataRepresentation(for: .xml), as: UTF8.self)
                guard let mark = json.split(separator: " ").first.map(String.init) else { throw Failure("empty") }
                guard text == "\(mark)-\(index)", file == text, json == String(repeating: "\(mark) ", count: 20_000)
                else {
                    throw Failure("\(text) with \(file) and \(mark)")
                }
                marks.insert(mark)
            }
            guard marks.count == 1 else { throw Failure("items of \(marks)") }
            reads += 1
        }
        say("consistent \(reads)")
    }

    /// Copies what never comes to its end: NAME.
    private static func stall(_ arguments: [String]) async throws {
        let item = NSItemProvider()
        item.registerDataRepresentation(for: .png) { completion in
            completion(Data(repeating: 1, count: 1 << 20), nil)
            return nil
        }
        item.registerFileRepresentation(for: .xml) { completion in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("stall-\(getpid()).xml")
            completion(
                FileManager.default.createFile(atPath: file.path, contents: Data("xml".utf8)) ? file : nil,
                false,
                nil
            )
            return nil
        }
        item.registerDataRepresentation(for: .json) { _ in
            say("stalled")
            return nil
        }
        try await EmbeddedPasteboard(name: arguments[0]).publish(TransferOffer([item]))
    }

    /// Prints the count after each of some changes: NAME COUNT.
    private static func watch(_ arguments: [String]) async throws {
        let pasteboard = EmbeddedPasteboard(name: arguments[0])
        let changes = try pasteboard.changes()
        say("watching \(try pasteboard.changeCount())")
        var rest = Int(arguments[1]) ?? 1
        for await count in changes {
            say("changed \(count)")
            rest -= 1
            if rest == 0 { return }
        }
        say("ended")
    }
}
