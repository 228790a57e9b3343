/// The default label of a share link: a title or “Share…”, and the share symbol.
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
