@_weakLinked
extension Data: Transferable {
    /// The bytes as they are: exported as data of no particular type, and imported from every type that conforms to data.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}
