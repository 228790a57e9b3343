@_weakLinked
extension Data: Transferable {
    /// The unchanged bytes, exported as data of no particular type and imported from every type that conforms to data.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}
