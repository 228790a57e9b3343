@_weakLinked
extension Never: Transferable {
    /// Never evaluated, because there are no values of this type.
    public static var transferRepresentation: Never {
        fatalError("Never has no values, so it has no representation")
    }
}

/// `Never` is the body of primitive representations.
@_weakLinked
extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
}

extension TransferRepresentation where Body == Never {
    /// Never evaluated, because this representation is primitive.
    public var body: Never {
        fatalError("\(Self.self) is not made of other representations")
    }
}
