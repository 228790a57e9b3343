import CoreTransferable
import Foundation

extension UTType { static let note = UTType(exportedAs: "com.example.note") }

struct Note: Codable, Transferable {
    var title: String
    var text: String

    /*LISTING*/
}
