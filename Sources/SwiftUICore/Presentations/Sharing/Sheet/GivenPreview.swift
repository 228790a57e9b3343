import CoreTransferable

/// The title and the picture that another program specifies for an item in the share sheet.
package struct GivenPreview: Sendable {
    let title: String?
    let picture: NSItemProvider?

    /// - Parameters:
    ///   - title: The title; nil for that of the item.
    ///   - picture: A picture, which is loaded when the sheet shows it; nil for that of the item.
    package init(title: String?, picture: NSItemProvider?) { (self.title, self.picture) = (title, picture) }
}

extension ItemSummary {
    /// Returns the description with what a program gives. What the item itself is called stays below a given title, so that
    /// nothing is shared under a name that is not its own.
    func with(_ preview: GivenPreview) -> ItemSummary {
        var summary = self
        if let title = preview.title, !title.isEmpty, title != self.title {
            (summary.title, summary.detail) = (title, self.title)
        }
        if let picture = preview.picture { summary.picture = .item(picture) }
        return summary
    }
}
