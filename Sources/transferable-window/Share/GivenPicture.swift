import CommandSupport
import CoreTransferable
import Foundation
import SwiftUICore

extension GivenPreview {
    /// Creates the preview of a thing as a program gives it.
    init(_ preview: SharedPreview) {
        self.init(
            title: preview.title,
            picture: preview.picture.isEmpty ? nil : NSItemProvider(of: GivenPicture(data: preview.picture))
        )
    }
}

/// A picture in a format that the desktop reads.
private struct GivenPicture: Transferable {
    let data: Data

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .image) { $0.data }
    }
}
