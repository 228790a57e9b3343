import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// All that the catalog knows of a person.
struct Profile: Codable, Identifiable, Hashable {
    var id: UUID
    var name: String
    var field: String
    var years: String
    var biography: String
    var funFacts: [String]
    var portrait: Portrait
    var video: String?
    var accent: String
}

extension UTType {
    /// A profile as this app writes it; declared in `Resources/Info.plist`.
    static let profile = UTType(exportedAs: "com.example.profile")
}

extension Profile: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        // The whole profile, for this app and others that know the type.
        CodableRepresentation(contentType: .profile)
        // The name, for every program that takes text.
        ProxyRepresentation(exporting: \.name)
    }
}

extension Profile {
    /// A person without any facts.
    static var unknown: Profile {
        Profile(
            id: UUID(),
            name: "",
            field: "",
            years: "",
            biography: "",
            funFacts: [],
            portrait: .missing,
            video: nil,
            accent: "#6C757D"
        )
    }

    /// Adds facts before the others, one for each line that has something new to say.
    mutating func addFunFacts(_ texts: [String]) {
        var newFacts: [String] = []
        for line in texts.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
            let fact = line.trimmingCharacters(in: .whitespaces)
            if !fact.isEmpty, !(funFacts + newFacts).contains(fact) { newFacts.append(fact) }
        }
        funFacts = newFacts + funFacts
    }
}
