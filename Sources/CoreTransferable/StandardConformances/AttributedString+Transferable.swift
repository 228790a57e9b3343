extension AttributedString: Transferable {
    /// The text of the string.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { text in
            String(text.characters)
        } importing: { text in
            AttributedString(text)
        }
    }
}
