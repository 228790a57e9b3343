/// The kind of a type: the number with which its metadata begins (swift/include/swift/ABI/MetadataKind.def).
///
/// It is known at once, while each question of what a new type conforms to looks through all conformances of the program.
enum TypeKind: Int {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306

    /// - Returns: Nil for a class, and for kinds that this enumeration does not have.
    init?(of type: Any.Type) {
        self.init(rawValue: unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self))
    }

    /// A Boolean value that indicates whether types of the kind are made of others and have no declaration, so they conform to no
    /// protocol of a program.
    var hasNoDeclaration: Bool {
        switch self {
        case .structure, .enumeration, .optional: false
        case .tuple, .function, .existential, .metatype, .existentialMetatype: true
        }
    }
}
