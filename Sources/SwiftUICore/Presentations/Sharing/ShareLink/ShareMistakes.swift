import CoreTransferable
import UniformTypeIdentifiers

/// Mistakes in an app's sharing, which Apple's frameworks ignore. Each is logged once, with a remedy.
enum ShareMistakes {
    /// Tells that the sheet has no title for an item, or nothing that a destination could take.
    /// - Parameters:
    ///   - title: The title that the sheet shows.
    ///   - item: The item.
    ///   - provider: The item provider.
    static func report(title: String, of item: any Transferable, _ provider: NSItemProvider) {
        let name = "\(type(of: item))"
        if !title.contains(where: { !$0.isWhitespace }), ReportedOnce.first("share title \(name)") {
            transferLogger.warning(
                """
                A share sheet shows a \(name) without a title: its SharePreview has an empty one, and the item suggests no \
                file name. Give the SharePreview a title, or a representation of \(name) a suggestedFileName.
                """
            )
        }
        if provider.visibleToOtherProcesses().registeredContentTypes.isEmpty, ReportedOnce.first("share types \(name)")
        {
            transferLogger.warning(
                """
                A share sheet has nothing to share of a \(name): no representation exports it for every program. Give it \
                one with an exporting closure and the visibility .all, whose exportingCondition holds for the item.
                """
            )
        }
    }

    /// Tells that a picture of a preview is of a type that is no picture.
    static func report(picture: any Transferable, _ provider: NSItemProvider) {
        let types = provider.registeredContentTypes
        let name = "\(type(of: picture))"
        guard !types.contains(where: { $0.conforms(to: .image) }), ReportedOnce.first("share picture \(name)") else {
            return
        }
        let exported = types.isEmpty ? "nothing" : types.map(\.identifier).joined(separator: ", ")
        transferLogger.warning(
            """
            The picture of a SharePreview is a \(name), which exports \(exported) and no picture, so an icon is shown in its \
            place. Give an Image, or give \(name) a representation whose type conforms to public.image.
            """
        )
    }
}
