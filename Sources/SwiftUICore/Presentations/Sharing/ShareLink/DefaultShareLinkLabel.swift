/// The label of a share link that is given none: a title, or “Share…”, and the symbol of sharing.
@_weakLinked
public struct DefaultShareLinkLabel {
    let title: Text

    nonisolated init(_ title: Text = Text("Share…")) { self.title = title }
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
