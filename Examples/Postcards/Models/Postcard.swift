import CoreTransferable
import UIKit

/// A picture with a greeting, as an app for phones has it.
struct Postcard {
    var greeting = "Greetings from the fjord"
    var picture = Postcard.blank

    /// A picture of sky and water, for those that have chosen none.
    static let blank = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 200)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 320, height: 120))
        UIColor.systemIndigo.setFill()
        context.fill(CGRect(x: 0, y: 120, width: 320, height: 80))
    }
}

/// A postcard as it is drawn, which other programs take as a picture.
struct PrintedCard: Transferable {
    let image: UIImage

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { card in
            guard let data = card.image.pngData() else { throw CocoaError(.fileWriteUnknown) }
            return data
        }
    }
}
