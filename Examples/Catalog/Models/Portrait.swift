import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A person's picture: one that is included in the app, one that the user added, or none.
enum Portrait: Codable, Hashable {
    case included(String)
    case brought(Data)
    case missing

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        if text.isEmpty {
            self = .missing
        } else if let data = Data(base64Encoded: text), text.count > 256 {
            self = .brought(data)
        } else {
            self = .included(text)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .included(let name): try container.encode(name)
        case .brought(let data): try container.encode(data.base64EncodedString())
        case .missing: try container.encode("")
        }
    }

    /// The name of a picture that is included in the app; nil for others.
    var includedName: String? { if case .included(let name) = self { name } else { nil } }

    /// The picture to show.
    var image: Image {
        switch self {
        case .included(let name): Image("portraits/" + name, bundle: .module)
        case .brought(let data): Image(data: data, contentType: .png)
        case .missing: Image(systemName: "person.crop.circle")
        }
    }
}

/// A portrait on its way out, as a picture that is named for the person where a file is made of it.
struct NamedPortrait: Transferable {
    let name: String
    let image: Image

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.image)
            .suggestedFileName { $0.name + ".png" }
    }
}

/// A picture on its way in: dropped or pasted.
struct BroughtPortrait: Transferable {
    let png: Data

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (image: Image) in
            BroughtPortrait(png: try await image.exported(as: .png))
        }
    }
}
