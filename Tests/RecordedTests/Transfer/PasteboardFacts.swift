import AppKit
import Foundation

/// The answers of `NSPasteboard` and its items.
enum PasteboardFacts {
    static let checks: [String: FactChecks.Check] = [
        // Names
        "pb.type.": { name in types[name]?.rawValue ?? "no type \(name)" },
        "pb.name.": { name in names[name]?.rawValue ?? "no name \(name)" },
        // Owning
        "pb.fresh.items": { _ in onBoard { "\($0.pasteboardItems?.count ?? -1)" } },
        "pb.fresh.write": { _ in onBoard { "\($0.setString("before", forType: .string))" } },
        "pb.fresh.read": { _ in
            onBoard { board in
                board.setString("before", forType: .string)
                return board.string(forType: .string) ?? "nil"
            }
        },
        "pb.clear": { _ in onBoard { "\(counts($0)[0])" } },
        "pb.declare": { _ in onBoard { "\(counts($0)[1])" } },
        "pb.add": { _ in onBoard { "\(counts($0)[2])" } },
        // Types
        "pb.order": { _ in
            onBoard { board in
                writeThree(to: board)
                return board.list(of: [.string, custom, .html])
            }
        },
        "pb.order.old": { _ in
            onBoard { board in
                writeThree(to: board)
                let types = board.types ?? []
                let formers = [NSPasteboard.PasteboardType.string, .html].map { (formerNames[$0.rawValue] ?? "", $0) }
                return formers.map { former, type in
                    let place = types.firstIndex(of: type).map { $0 + 1 }
                    let isBehind = place.map { types.indices.contains($0) && types[$0].rawValue == former } ?? false
                    return isBehind ? "\(former) behind \(type.rawValue)" : "\(types.map(\.rawValue))"
                }
                .joined(separator: "; ")
            }
        },
        "pb.again.once": { _ in
            onBoard { board in
                board.clearContents()
                for text in ["one", "two"] { board.setString(text, forType: .string) }
                return "\(board.types?.filter { $0 == .string }.count ?? -1)"
            }
        },
        "pb.oldwrite.": { identifier in
            onBoard { board in
                board.clearContents()
                board.setString("old", forType: .init(formerNames[identifier] ?? "none"))
                return board.string(forType: .init(identifier)) ?? "nil"
            }
        },
        "pb.oldread.": { identifier in
            onBoard { board in
                board.clearContents()
                board.setString("new", forType: .init(identifier))
                return board.string(forType: .init(formerNames[identifier] ?? "none")) ?? "nil"
            }
        },
        "pb.avail.2": { _ in
            onBoard { board in
                board.clearContents()
                board.setString("text", forType: .string)
                return "\(board.availableType(from: [.pdf, .html]) == nil)"
            }
        },
        "pb.avail.3": { _ in available([.string, .html]) },
        "pb.avail.4": { _ in available([.html, .string]) },
        // Bytes
        "pb.utf8": { _ in
            onBoard { board in
                board.clearContents()
                board.setString("héllo", forType: .string)
                let data = board.data(forType: .string)
                return data == Data("héllo".utf8) ? "\(data?.count ?? 0) bytes" : "\(String(describing: data))"
            }
        },
        "pb.png": { _ in
            onBoard { board in
                board.clearContents()
                board.setData(Data([0x89, 0x50, 0x4E, 0x47, 0xFF]), forType: .png)
                return "\(board.string(forType: .png) == nil)"
            }
        },
        // Declared types
        "pb.declared": { _ in
            onBoard { board in
                board.declareTypes([.html, .string], owner: nil)
                return board.list(of: [.html, .string])
            }
        },
        "pb.declared.nil": { _ in
            onBoard { board in
                board.declareTypes([.html, .string], owner: nil)
                return "\(board.string(forType: .html) == nil && board.data(forType: .string) == nil)"
            }
        },
        "pb.declared.more": { _ in
            onBoard { board in
                board.declareTypes([.html, .string], owner: nil)
                board.setString("text", forType: .string)
                board.setData(Data("%PDF".utf8), forType: .pdf)
                let short: [NSPasteboard.PasteboardType: String] = [.html: "html", .string: "text", .pdf: "pdf"]
                return (board.types ?? []).compactMap { short[$0] }.joined(separator: " … ")
            }
        },
        // Reading
        "pb.can.html.": { identifier in
            onBoard { board in
                board.clearContents()
                board.setString("<p>", forType: .html)
                return "\(board.canReadItem(withDataConformingToTypes: [identifier]))"
            }
        },
        "pb.can.file.": { identifier in
            onBoard { board in
                board.clearContents()
                board.writeObjects([URL(fileURLWithPath: "/tmp/a b") as NSURL])
                return "\(board.canReadItem(withDataConformingToTypes: [identifier]))"
            }
        },
        "pb.exact": { _ in
            onBoard { board in
                board.clearContents()
                board.writeObjects([URL(fileURLWithPath: "/tmp/a b") as NSURL])
                let isThere = board.string(forType: .fileURL) == "file:///tmp/a%20b"
                return "\(isThere && board.string(forType: .URL) == nil)"
            }
        },
        "pb.two": { _ in onBoard { "\(twoFiles($0).count)" } },
        "pb.two.types": { _ in onBoard { "\(twoFiles($0).first?.types.map(\.rawValue) ?? [])" } },
        "pb.filenames": { _ in
            onBoard { board in
                _ = twoFiles(board)
                return "\(board.propertyList(forType: .init("NSFilenamesPboardType")) as? [String] ?? [])"
            }
        },
        "pb.strings.text": { _ in
            onBoard { board in
                writeStrings(to: board)
                return (board.string(forType: .string) ?? "nil").replacingOccurrences(of: "\n", with: "\\n")
            }
        },
        "pb.strings.data": { _ in
            onBoard { board in
                writeStrings(to: board)
                let data = board.data(forType: .string)
                return data == Data("first\nsecond".utf8) ? "\(data?.count ?? 0) bytes" : "\(String(describing: data))"
            }
        },
        "pb.strings.objects": { _ in
            onBoard { board in
                writeStrings(to: board)
                return "\(board.readObjects(forClasses: [NSString.self]) as? [String] ?? [])"
            }
        },
        "pb.plist": { _ in
            onBoard { board in
                board.clearContents()
                board.setPropertyList(["a", "b"], forType: custom)
                return "\(board.propertyList(forType: custom) as? [String] ?? [])"
            }
        },
        "pb.plist.string": { _ in
            onBoard { board in
                board.clearContents()
                board.setString("plain", forType: .string)
                return board.propertyList(forType: .string) as? String ?? "nil"
            }
        },
        "pb.lazy.types": { _ in
            onBoard { board in
                let (provider, item) = (AskedProvider(), NSPasteboardItem())
                item.setString("beside", forType: .string)
                item.setDataProvider(provider, forTypes: [custom])
                board.clearContents()
                let isWritten = board.writeObjects([item])
                let isListed = isWritten && board.types?.contains(custom) == true
                let words = (isListed ? "listed" : "not listed", provider.asked.isEmpty ? "not asked" : "asked")
                let isRead = board.string(forType: custom) == "made" && provider.asked == [custom]
                return
                    "\(words.0), \(words.1)\(isRead && board.string(forType: .string) == "beside" ? "" : ", not read")"
            }
        },
        // Items
        "item.fresh": { _ in "\(NSPasteboardItem().types.map(\.rawValue))" },
        "item.order": { _ in
            let item = NSPasteboardItem()
            item.setString("text", forType: .string)
            item.setString("<p>", forType: .html)
            let short: [NSPasteboard.PasteboardType: String] = [.html: "html", .string: "text"]
            return item.types.compactMap { short[$0] }.joined(separator: " … ")
        },
        "item.live": { _ in
            onBoard { board in
                let item = writtenItem(to: board)
                let before = board.string(forType: .string) ?? "nil"
                item.setString("b", forType: .string)
                return "\(before) \(board.string(forType: .string) ?? "nil")"
            }
        },
        "item.live2": { _ in
            onBoard { board in
                let item = writtenItem(to: board)
                board.setString("<i>", forType: .html)
                return item.string(forType: .html) ?? "nil"
            }
        },
        "item.cleared": { _ in
            onBoard { board in
                let item = writtenItem(to: board)
                board.clearContents()
                return "\(item.types.map(\.rawValue))"
            }
        },
    ]

    private static let custom = NSPasteboard.PasteboardType("com.example.sidestep-custom")

    private static let types: [String: NSPasteboard.PasteboardType] = [
        "string": .string, "URL": .URL, "fileURL": .fileURL, "pdf": .pdf, "png": .png, "tiff": .tiff, "rtf": .rtf,
        "rtfd": .rtfd, "html": .html, "tabularText": .tabularText, "font": .font, "ruler": .ruler, "color": .color,
        "sound": .sound, "multipleTextSelection": .multipleTextSelection, "textFinderOptions": .textFinderOptions,
        "findPanelSearchOptions": .findPanelSearchOptions,
    ]

    private static let names: [String: NSPasteboard.Name] = [
        "general": .general, "find": .find, "font": .font, "ruler": .ruler, "drag": .drag,
    ]

    private static let formerNames = [
        "public.utf8-plain-text": "NSStringPboardType", "public.tiff": "NeXT TIFF v4.0 pasteboard type",
        "public.rtf": "NeXT Rich Text Format v1.0 pasteboard type", "public.html": "Apple HTML pasteboard type",
        "public.png": "Apple PNG pasteboard type", "com.adobe.pdf": "Apple PDF pasteboard type",
        "com.apple.flat-rtfd": "NeXT RTFD pasteboard type", "public.url": "Apple URL pasteboard type",
        "public.utf8-tab-separated-values-text": "NeXT tabular text pasteboard type",
        "com.apple.cocoa.pasteboard.color": "NSColor pasteboard type",
        "com.apple.cocoa.pasteboard.sound": "NSSound pasteboard type",
        "com.apple.cocoa.pasteboard.character-formatting": "NeXT font pasteboard type",
        "com.apple.cocoa.pasteboard.paragraph-formatting": "NeXT ruler pasteboard type",
    ]

    /// Answers with a board that nobody has used.
    @MainActor
    private static func onBoard(_ answer: (NSPasteboard) -> String) -> String {
        let board = NSPasteboard.withUniqueName()
        defer { board.releaseGlobally() }
        return answer(board)
    }

    /// Returns the numbers of changes that the calls give which take over a board on which something was written.
    @MainActor
    private static func counts(_ board: NSPasteboard) -> [Int] {
        board.setString("before", forType: .string)
        return [
            board.clearContents(), board.declareTypes([.string], owner: nil), board.addTypes([.html], owner: nil),
        ]
    }

    @MainActor
    private static func writeThree(to board: NSPasteboard) {
        board.clearContents()
        for type in [.string, custom, .html] { board.setString("x", forType: type) }
    }

    @MainActor
    private static func available(_ types: [NSPasteboard.PasteboardType]) -> String {
        onBoard { board in
            board.clearContents()
            for type in [NSPasteboard.PasteboardType.string, .html] { board.setString("x", forType: type) }
            return board.availableType(from: types).map { "\($0)" } ?? "nil"
        }
    }

    @MainActor
    private static func twoFiles(_ board: NSPasteboard) -> [NSPasteboardItem] {
        board.clearContents()
        board.writeObjects(["/tmp/a b", "/tmp/c"].map { URL(fileURLWithPath: $0, isDirectory: false) as NSURL })
        return board.pasteboardItems ?? []
    }

    @MainActor
    private static func writeStrings(to board: NSPasteboard) {
        board.clearContents()
        board.writeObjects(["first" as NSString, "second" as NSString])
    }

    @MainActor
    private static func writtenItem(to board: NSPasteboard) -> NSPasteboardItem {
        let item = NSPasteboardItem()
        item.setString("a", forType: .string)
        board.clearContents()
        board.writeObjects([item])
        return item
    }
}

extension NSPasteboard {
    /// Those of some types that the board has, in its order.
    @MainActor
    fileprivate func list(of listed: [PasteboardType]) -> String {
        (types ?? []).filter(listed.contains).map(\.rawValue).joined(separator: " … ")
    }
}

/// A provider that says for what it was asked.
private final class AskedProvider: NSObject, NSPasteboardItemDataProvider {
    nonisolated(unsafe) private(set) var asked: [NSPasteboard.PasteboardType] = []

    func pasteboard(
        _ pasteboard: NSPasteboard?,
        item: NSPasteboardItem,
        provideDataForType type: NSPasteboard.PasteboardType
    ) {
        asked.append(type)
        item.setString("made", forType: type)
    }
}
