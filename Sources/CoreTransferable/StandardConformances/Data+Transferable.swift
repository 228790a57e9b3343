@_weakLinked
extension Data: Transferable {
    /// The bytes as they are: exported as data of no particular type, and imported from everything that is data.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}
