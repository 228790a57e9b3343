import CoreTransferable

extension UTType { static let profile = UTType(exportedAs: "com.example.profile") }

struct Profile: Codable, Transferable {
    var name: String

    /*LISTING*/
}
