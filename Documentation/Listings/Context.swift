import Foundation
import SwiftUI

struct Note: Codable, Equatable, Identifiable, Transferable {
    var id = UUID()
    var title: String
    var text: String

    init(title: String, text: String) { (self.title, self.text) = (title, text) }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
}
