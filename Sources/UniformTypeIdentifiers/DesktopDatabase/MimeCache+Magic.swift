import Synchronization

/// A MIME type that the content of a file matches, and how surely.
struct MagicMatch: Equatable, Sendable {
    /// The MIME type.
    var type: String
    /// The priority of the rule, 0 to 100.
    var priority: Int

    /// From this priority on the content counts more than the name.
    static let sure = 80
}

/// The magic rules of a file by the first byte of the content that they can match.
///
/// Most rules compare bytes at the very beginning, so that the first byte of a content leaves few to try.
final class MagicIndex: Sendable {
    fileprivate struct Rules {
        /// The offsets of all rules that may match contents that begin with a byte, in the order of the file.
        var byFirstByte: [[UInt32]]
        /// How many bytes of a content the rules look at.
        var extent: Int
    }

    fileprivate let rules = Mutex<Rules?>(nil)
}

extension MimeCache {
    /// No rule looks further into a file than this.
    static let maximumExtent = 1 << 20

    /// The most comparisons for one content; rules in the field need some hundred.
    private static let maximumSteps = 100_000

    /// How many bytes of a content the rules look at.
    var magicExtent: Int { magicRules.extent }

    /// The best match of a content, with the types of lower priority left out.
    ///
    /// - Parameter content: The beginning of a file.
    func match(content: UnsafeRawBufferPointer) -> MagicMatch? {
        guard let first = content.first else { return nil }
        return withBytes { file in
            var steps = Self.maximumSteps
            for offset in magicRules.byFirstByte[Int(first)] {
                let rule = Int(offset)
                guard let priority = number(at: rule), let count = number(at: rule + 8),
                    let matchlets = number(at: rule + 12)
                else { continue }
                if matches(matchlets: matchlets, count: count, content, file, depth: 0, steps: &steps),
                    let type = string(at: number(at: rule + 4))
                {
                    return MagicMatch(type: type, priority: priority)
                }
            }
            return nil
        }
    }

    /// Whether any of some matchlets, with one of its children if it has any, matches.
    private func matches(
        matchlets: Int,
        count: Int,
        _ content: UnsafeRawBufferPointer,
        _ file: UnsafeRawBufferPointer,
        depth: Int,
        steps: inout Int
    ) -> Bool {
        guard depth < 16 else { return false }
        for position in 0..<min(count, 4096) {
            let matchlet = matchlets + position * 32
            guard let childCount = number(at: matchlet + 24), let children = number(at: matchlet + 28), steps > 0 else {
                return false
            }
            if matches(matchlet: matchlet, content, file, steps: &steps),
                childCount == 0
                    || matches(matchlets: children, count: childCount, content, file, depth: depth + 1, steps: &steps)
            {
                return true
            }
        }
        return false
    }

    /// Whether a content has the value of a matchlet at any place of its range.
    private func matches(
        matchlet: Int,
        _ content: UnsafeRawBufferPointer,
        _ file: UnsafeRawBufferPointer,
        steps: inout Int
    ) -> Bool {
        guard let start = number(at: matchlet), let range = number(at: matchlet + 4),
            let length = number(at: matchlet + 12), let value = number(at: matchlet + 16),
            let mask = number(at: matchlet + 20), let flip = wordFlip(ofMatchlet: matchlet, length: length),
            length > 0, value >= 0, value <= file.count - length, mask == 0 || mask <= file.count - length
        else { return false }
        let last = min(start + max(range, 1) - 1, content.count - length)
        guard start <= last else { return false }
        let firstByte = file[value + flip]
        let firstMask = mask == 0 ? 0xFF : file[mask + flip]
        for place in start...last {
            steps -= 1
            if steps <= 0 { return false }
            guard content[place] & firstMask == firstByte & firstMask else { continue }
            var isEqual = true
            for index in 1..<max(length, 1) {
                let mask = mask == 0 ? 0xFF : file[mask + (index ^ flip)]
                if content[place + index] & mask != file[value + (index ^ flip)] & mask {
                    isEqual = false
                    break
                }
            }
            if isEqual { return true }
        }
        return false
    }

    /// What turns the index of a byte in a value into the one to compare with: values of `host16` and `host32` rules are
    /// stored big-endian and stand for words in the byte order of the machine.
    private func wordFlip(ofMatchlet matchlet: Int, length: Int) -> Int? {
        guard let size = number(at: matchlet + 8) else { return nil }
        let isLittleEndian = 1.littleEndian == 1
        return isLittleEndian && (size == 2 || size == 4) && length % size == 0 ? size - 1 : 0
    }

    private var magicRules: MagicIndex.Rules {
        magicIndex.rules.withLock { rules in
            if let rules { return rules }
            let made = makeMagicRules()
            rules = made
            return made
        }
    }

    private func makeMagicRules() -> MagicIndex.Rules {
        var rules = MagicIndex.Rules(byFirstByte: Array(repeating: [], count: 256), extent: 0)
        guard let header = number(at: Table.magic.headerOffset), let count = number(at: header),
            let extent = number(at: header + 4), let first = number(at: header + 8)
        else { return rules }
        rules.extent = min(extent, Self.maximumExtent)
        for position in 0..<min(count, 16384) {
            let rule = first + position * 16
            guard let offset = UInt32(exactly: rule), number(at: rule + 12) != nil else { break }
            for byte in firstBytes(ofRule: rule) {
                rules.byFirstByte[Int(byte)].append(offset)
            }
        }
        return rules
    }

    /// The bytes with which contents begin that a rule can match.
    private func firstBytes(ofRule rule: Int) -> Set<UInt8> {
        let all = Set<UInt8>(0...255)
        guard let count = number(at: rule + 8), let matchlets = number(at: rule + 12) else { return all }
        var bytes: Set<UInt8> = []
        for position in 0..<min(count, 4096) {
            let matchlet = matchlets + position * 32
            guard number(at: matchlet) == 0, let range = number(at: matchlet + 4), range <= 1,
                let length = number(at: matchlet + 12), length > 0,
                let value = number(at: matchlet + 16), let mask = number(at: matchlet + 20),
                let flip = wordFlip(ofMatchlet: matchlet, length: length),
                let wanted = byte(at: value + flip), let bits = mask == 0 ? 0xFF : byte(at: mask + flip)
            else { return all }
            if bits == 0xFF {
                bytes.insert(wanted)
            } else {
                bytes.formUnion(all.filter { $0 & bits == wanted & bits })
            }
        }
        return bytes
    }

    private func byte(at offset: Int) -> UInt8? {
        withBytes { offset >= 0 && offset < $0.count ? $0[offset] : nil }
    }
}
