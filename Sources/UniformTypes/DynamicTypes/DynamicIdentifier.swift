/// The facts that a dynamic identifier carries: the supertypes and tags of a type that nothing declares.
///
/// Apple's systems write them as a text such as `?0=6:1=gpx`: pairs of a key and its values, parted by colons, the
/// values by commas, with one-character short forms for common identifiers. A question mark precedes the supertypes;
/// without them the text is just `1=gpx`. It is packed five bits a character after `dyn.a`.
struct DynamicIdentifier: Equatable, Sendable {
    /// The identifiers of the types that the type conforms to.
    var supertypes: [String]

    /// The tags of the type by the identifier of their class, in the order of the text.
    var tags: [TagList]

    /// The tags of one class.
    ///
    /// An object, because the runtime has to make the type of an array's storage where its elements are tuples or structures,
    /// which takes a tenth of the first look-up of a type.
    final class TagList: Sendable {
        let tagClass: UTTagClass
        let tags: [String]

        init(_ tagClass: UTTagClass, _ tags: [String]) {
            self.tagClass = tagClass
            self.tags = tags
        }
    }

    init(supertypes: [String], tagClass: UTTagClass, tag: String) {
        self.supertypes = supertypes
        tags = [TagList(tagClass, [tag])]
    }

    /// Returns the tags of a class.
    ///
    /// Apple's systems make a type even of an empty tag (`dyn.age8u`), but that is no tag that anything has.
    func tags(of tagClass: UTTagClass) -> [String] {
        var found: [String] = []
        for list in tags where list.tagClass == tagClass {
            for tag in list.tags where !tag.isEmpty { found.append(tag) }
        }
        return found
    }

    static func == (first: DynamicIdentifier, second: DynamicIdentifier) -> Bool {
        first.identifier == second.identifier
    }
}

// MARK: - Reading and writing

extension DynamicIdentifier {
    /// Reads a dynamic identifier; `nil` when the text is not one.
    init?(_ identifier: String) {
        guard
            TypeIdentifier.isDynamic(identifier),
            identifier.utf8.count <= TypeIdentifier.maximumLength,
            let packed = identifier.utf8.dropFirst(4).first, packed.asciiLowercased == UInt8(ascii: "a"),
            let bytes = PackedText.unpack(identifier.utf8.dropFirst(5)),
            let text = String(validating: bytes.drop { $0 == UInt8(ascii: "?") }, as: UTF8.self)
        else { return nil }
        supertypes = []
        tags = []
        for pair in EscapedText.split(text, at: ":") {
            let sides = EscapedText.split(pair, at: "=", limit: 2)
            guard sides.count == 2 else { return nil }
            let values = EscapedText.split(sides[1], at: ",").map(EscapedText.unescape)
            let key = ShortForm.expand(EscapedText.unescape(sides[0]))
            guard !key.isEmpty, !values.contains(where: { $0.utf8.contains(0) }) else { return nil }
            if key == ShortForm.conformsTo {
                supertypes += values.map(ShortForm.expand)
            } else {
                tags.append(TagList(UTTagClass(rawValue: key), values))
            }
        }
        guard !(supertypes.isEmpty && tags.isEmpty) else { return nil }
    }

    /// The identifier that carries these facts, the same as Apple's systems make.
    var identifier: String {
        var pairs: [String] = []
        if !supertypes.isEmpty {
            pairs.append(pair(ShortForm.conformsTo, supertypes.map(ShortForm.abbreviate)))
        }
        for list in tags {
            pairs.append(pair(list.tagClass.rawValue, list.tags))
        }
        let text = (supertypes.isEmpty ? "" : "?") + Self.joined(pairs, ":")
        return "dyn.a" + PackedText.pack(text.utf8)
    }

    private func pair(_ key: String, _ values: [String]) -> String {
        EscapedText.escapeKey(ShortForm.abbreviate(key)) + "=" + Self.joined(values.map(EscapedText.escape), ",")
    }

    /// Texts with a separator between them. The standard library's `joined` is not specialized for arrays of texts, and its
    /// first call takes as long as all the rest here.
    private static func joined(_ texts: [String], _ separator: String) -> String {
        var result = ""
        for (position, text) in texts.enumerated() { result += position == 0 ? text : separator + text }
        return result
    }
}
