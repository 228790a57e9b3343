import Synchronization

/// The declarations of the running program that conform to a protocol. Most types that do not conform can be told from these at once.
///
/// For each new type and protocol, Swift's runtime looks through all conformances of the program: 9,000 in a small app, of which an app
/// with views meets hundreds of types. An object of this class looks through them once.
public final class ConformingDeclarations: Sendable {
    private struct Known {
        /// The addresses of the declarations, in ascending order.
        var addresses: [UInt] = []
        /// The number of binaries that were looked through. There are more when a library was loaded since.
        var sectionCount = -1
    }

    private let type: Any.Type
    private let known = Mutex(Known())

    /// - Parameter type: The protocol's existential type, such as `(any Equatable).self`.
    public init(of type: Any.Type) {
        precondition(ConformanceRecord.isOfOneProtocol(type), "\(type) is not the existential type of one protocol")
        self.type = type
    }

    /// Returns whether a type may conform. Where it may, a cast tells whether it does: only for some arguments of a generic type, say.
    ///
    /// - Returns: False only for structures and enumerations that do not conform. A class may have a superclass that does, C's types have
    ///   several declarations, and a cast looks into an optional.
    public func mayInclude(_ type: Any.Type) -> Bool {
        guard let declaration = TypeDeclaration(ofValue: type), declaration.isUnique else { return true }
        let address = UInt(bitPattern: declaration.address)
        return known.withLock { known in
            if known.addresses.containsSorted(address) { return true }
            guard known.sectionCount != ConformanceSections.count else { return false }
            var addresses: Set<UInt> = []
            known.sectionCount = ConformanceRecord.forEach(of: self.type) {
                if let declaration = $0.declaration { addresses.insert(UInt(bitPattern: declaration.address)) }
            }
            known.addresses = addresses.sorted()
            return known.addresses.containsSorted(address)
        }
    }
}

extension [UInt] {
    /// Returns whether a value is among these, which are in ascending order.
    fileprivate func containsSorted(_ value: UInt) -> Bool {
        var range = indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            if self[middle] == value { return true }
            range = self[middle] < value ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }
}
