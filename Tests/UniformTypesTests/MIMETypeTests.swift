import Foundation
import Testing

@testable import UniformTypes

@Suite("The MIME types of a type, for each purpose")
struct MIMETypeTests {
    @Test(
        "have one table",
        arguments: [
            (.png, ["image/png"], ["image/png"]), (.jpeg, ["image/jpeg", "image/jpg"], ["image/jpeg", "image/jpg"]),
            // Apple declares none of its own.
            (.cSource, ["text/x-csrc"], ["text/x-csrc", "text/plain"]),
            (.folder, ["inode/directory"], ["inode/directory"]),
            // An editor opens all kinds of plain text.
            (.json, ["application/json"], ["application/json"]),
            (.commaSeparatedText, nil, nil), (.image, [], []),
        ] as [(UTType, [String]?, [String]?)]
    )
    func table(type: UTType, wire: [String]?, files: [String]?) {
        if let wire { #expect(type.wireMIMETypes == wire) }
        if let files { #expect(type.fileMIMETypes == files) }
        #expect(type.wireMIMETypes.allSatisfy { $0 == $0.lowercased() })
        #expect(type.fileMIMETypes.allSatisfy { !$0.contains(";") })
        #expect(Set(type.fileMIMETypes).count == type.fileMIMETypes.count)
        if type.conforms(to: .plainText) { #expect(type.fileMIMETypes.contains("text/plain")) }
    }

    @Test(
        "of a type without one are made of its identifier",
        arguments: [
            ("com.example.profile", "application/x.com.example.profile"),
            ("com.example.Profile", "application/x.com.example.profile"),
            ("com.example.größe", "application/x.com.example.gr%C3%B6%C3%9Fe"), ("a\u{7}", "application/x.a%07"),
        ]
    )
    func unregistered(identifier: String, name: String) {
        #expect(UTType.unregisteredMIMEType(forIdentifier: identifier) == name)
    }

    @Test("of such types lead back to them, and nothing else does")
    func decoding() {
        let type = UTType(importedAs: "com.example.größe")
        #expect(UTType.unregistered(mimeType: type.unregisteredMIMEType.lowercased()) == type)
        for name in [
            "", "application/x.", "application/x.a b", "application/x.%zz", "application/x.a%00b", "application/xa",
            "image/png",
        ] {
            #expect(UTType.unregistered(mimeType: name) == nil, "\(name)")
        }
        #expect(UTType.unregistered(mimeType: "application/x." + String(repeating: "a", count: 5000)) == nil)
    }
}
