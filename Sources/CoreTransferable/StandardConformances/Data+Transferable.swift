@_weakLinked
extension Data: Transferable {
    /// The unchanged bytes, exported as generic data and imported from every type that conforms to `UTType.data`.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}
