/// The name of the machine.
package enum HostName {
    /// The name assigned to the system; nil if it has none.
    package static var current: String? {
        var name = [UInt8](repeating: 0, count: 256)
        let isKnown = name.withUnsafeMutableBytes { bytes in
            gethostname(bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count - 1) == 0
        }
        return isKnown ? String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) : nil
    }
}
