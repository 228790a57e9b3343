import Foundation
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

/// The magic rules of a `mime.cache` file, checked and laid out for matching.
///
/// Most rules compare bytes at the very beginning of a content, so the rules are sorted by the first byte that they can
/// match, and a content leaves few of them to try. The values stay in the file.
struct MagicProgram: Sendable {
    /// A comparison, with others one of which must hold too if there are any.
    fileprivate struct Matchlet {
        /// The first and the last place in the content where the value may be.
        var start: Int32
        var last: Int32
        /// The place of the value and of its mask in the file; a mask of 0 is none.
        var value: Int32
        var mask: Int32
        var length: Int32
        /// The mask that converts the index of a byte in the value to the index of the compared byte.
        var flip: Int32
        /// The comparisons below, as positions in the list of all.
        var firstChild: Int32
        var childCount: Int32
    }

    fileprivate struct Rule {
        var priority: Int
        var type: Int
        var firstMatchlet: Int32
        var matchletCount: Int32
    }

    /// No rule looks further into a file than this.
    static let maximumExtent = 1 << 20

    /// The number of bytes of a content that the rules read.
    let extent: Int

    private let rules: [Rule]
    private let matchlets: [Matchlet]
    /// The rules that may match contents that begin with a byte, in the order of the file.
    private let byFirstByte: [[UInt16]]

    /// The program of a cache, made at the first use.
    final class Lazy: Sendable {
        private let program = Mutex<MagicProgram?>(nil)

        func program(of cache: MimeCache) -> MagicProgram {
            program.withLock { program in
                if let program { return program }
                let made = MagicProgram(cache)
                program = made
                return made
            }
        }
    }
}

// MARK: - Matching

extension MagicProgram {
    /// The most bytes to look at for one content; rules in the field need some thousand.
    private static let maximumWork = 8 << 20

    /// Returns the priority of the first rule that a content matches, and the offset of its MIME type in the file.
    ///
    /// - Parameters:
    ///   - content: The beginning of a file.
    ///   - file: The `mime.cache` file that the program is made of.
    func match(_ content: UnsafeRawBufferPointer, _ file: UnsafeRawBufferPointer) -> (priority: Int, type: Int)? {
        guard let first = content.first else { return nil }
        return matchlets.withUnsafeBufferPointer { matchlets in
            var work = Self.maximumWork
            for number in byFirstByte[Int(first)] {
                let rule = rules[Int(number)]
                if Self.anyMatches(matchlets, rule.firstMatchlet, rule.matchletCount, content, file, &work) {
                    return (rule.priority, rule.type)
                }
            }
            return nil
        }
    }

    /// Returns whether one of some matchlets holds, with one of those below it if there are any.
    private static func anyMatches(
        _ matchlets: UnsafeBufferPointer<Matchlet>,
        _ first: Int32,
        _ count: Int32,
        _ content: UnsafeRawBufferPointer,
        _ file: UnsafeRawBufferPointer,
        _ work: inout Int
    ) -> Bool {
        for position in Int(first)..<Int(first + count) {
            let matchlet = matchlets[position]
            guard holds(matchlet, content, file, &work) else { continue }
            if matchlet.childCount == 0
                || anyMatches(matchlets, matchlet.firstChild, matchlet.childCount, content, file, &work)
            {
                return true
            }
        }
        return false
    }

    /// Returns whether a content has the value of a matchlet at any place of its range.
    @inline(__always)
    private static func holds(
        _ matchlet: Matchlet,
        _ content: UnsafeRawBufferPointer,
        _ file: UnsafeRawBufferPointer,
        _ work: inout Int
    ) -> Bool {
        let length = Int(matchlet.length)
        var place = Int(matchlet.start)
        let last = min(Int(matchlet.last), content.count - length)
        guard place <= last, work > 0 else { return false }
        work -= last - place + 1
        let bytes = content.baseAddress!
        let value = file.baseAddress! + Int(matchlet.value)
        if matchlet.mask == 0, matchlet.flip == 0 {
            let first = Int32(value.load(as: UInt8.self))
            while place <= last {
                guard let found = memchr(bytes + place, first, last - place + 1) else { return false }
                if length == 1 || memcmp(found, value, length) == 0 { return true }
                place = UnsafeRawPointer(found) - bytes + 1
                work -= length
            }
            return false
        }
        while place <= last {
            var index = 0
            while index < length {
                let source = index ^ Int(matchlet.flip)
                let mask = matchlet.mask == 0 ? 0xFF : file[Int(matchlet.mask) + source]
                if (content[place + index] ^ file[Int(matchlet.value) + source]) & mask != 0 { break }
                index += 1
            }
            if index == length { return true }
            place += 1
        }
        return false
    }
}

// MARK: - Making the program

extension MagicProgram {
    /// Reads the rules of a file. Rules that point outside of it are omitted.
    fileprivate init(_ cache: MimeCache) {
        var maker = Maker(reader: cache.reader)
        maker.readRules()
        rules = maker.rules
        matchlets = maker.matchlets
        byFirstByte = maker.byFirstByte
        extent = maker.extent
    }

    private struct Maker {
        let reader: MimeCacheReader
        var rules: [Rule] = []
        var matchlets: [Matchlet] = []
        var byFirstByte = [[UInt16]](repeating: [], count: 256)
        var extent = 0

        /// Files in the field have some thousand; more than these are a sign of damage.
        private static let maximumMatchlets = 1 << 16
        private static let maximumRules = 1 << 14
        private static let maximumDepth = 16

        /// The matchlets that have been read, those of rules that are not sound included.
        private var work = 0

        init(reader: MimeCacheReader) {
            self.reader = reader
        }

        mutating func readRules() {
            guard let header = reader.number(at: MimeCacheReader.Table.magic.headerOffset),
                let count = reader.number(at: header), let extent = reader.number(at: header + 4),
                let first = reader.number(at: header + 8)
            else { return }
            self.extent = min(extent, MagicProgram.maximumExtent)
            for position in 0..<min(count, Self.maximumRules) {
                let offset = first + position * 16
                guard let priority = reader.number(at: offset), let type = reader.number(at: offset + 4),
                    let matchletCount = reader.number(at: offset + 8), let matchlets = reader.number(at: offset + 12)
                else { return }
                guard let block = readMatchlets(at: matchlets, count: matchletCount, depth: 0), block.count > 0 else {
                    continue
                }
                let number = UInt16(rules.count)
                rules.append(
                    Rule(
                        priority: priority,
                        type: type,
                        firstMatchlet: Int32(block.first),
                        matchletCount: Int32(block.count)
                    )
                )
                for byte in firstBytes(of: block) {
                    byFirstByte[Int(byte)].append(number)
                }
            }
        }

        /// Reads matchlets that stand together, then those below them; `nil` when any is not sound.
        private mutating func readMatchlets(at offset: Int, count: Int, depth: Int) -> (first: Int, count: Int)? {
            guard depth < Self.maximumDepth, count >= 0, work + count <= Self.maximumMatchlets else { return nil }
            work += count
            let first = matchlets.count
            for position in 0..<count {
                guard let matchlet = readMatchlet(at: offset + position * 32) else {
                    matchlets.removeSubrange(first...)
                    return nil
                }
                matchlets.append(matchlet)
            }
            for position in 0..<count {
                guard let childCount = reader.number(at: offset + position * 32 + 24),
                    let children = reader.number(at: offset + position * 32 + 28)
                else { return nil }
                guard childCount > 0 else { continue }
                guard let block = readMatchlets(at: children, count: childCount, depth: depth + 1) else {
                    matchlets.removeSubrange(first...)
                    return nil
                }
                matchlets[first + position].firstChild = Int32(block.first)
                matchlets[first + position].childCount = Int32(block.count)
            }
            return (first, count)
        }

        private func readMatchlet(at offset: Int) -> Matchlet? {
            guard let start = reader.number(at: offset), let range = reader.number(at: offset + 4),
                let wordSize = reader.number(at: offset + 8), let length = reader.number(at: offset + 12),
                let value = reader.number(at: offset + 16), let mask = reader.number(at: offset + 20)
            else { return nil }
            let size = reader.count
            guard length > 0, length <= size, value > 0, value <= size - length, mask <= size - length,
                start <= MagicProgram.maximumExtent
            else { return nil }
            // Values of host16 and host32 rules are stored big-endian and stand for words in the machine's byte order.
            let isSwapped = 1.littleEndian == 1 && (wordSize == 2 || wordSize == 4) && length % wordSize == 0
            return Matchlet(
                start: Int32(start),
                last: Int32(min(start + max(range, 1) - 1, MagicProgram.maximumExtent)),
                value: Int32(value),
                mask: Int32(mask),
                length: Int32(length),
                flip: isSwapped ? Int32(wordSize - 1) : 0,
                firstChild: 0,
                childCount: 0
            )
        }

        /// Returns the bytes with which contents begin that a rule can match.
        private func firstBytes(of block: (first: Int, count: Int)) -> [UInt8] {
            let file = reader.wholeBytes
            var isWanted = [Bool](repeating: false, count: 256)
            for matchlet in matchlets[block.first..<block.first + block.count] {
                guard matchlet.last == 0 else { return Array(0...255) }
                let value = file[Int(matchlet.value + matchlet.flip)]
                let mask = matchlet.mask == 0 ? 0xFF : file[Int(matchlet.mask + matchlet.flip)]
                for byte in 0...255 where (UInt8(byte) ^ value) & mask == 0 {
                    isWanted[byte] = true
                }
            }
            return (0...255).filter { isWanted[Int($0)] }
        }
    }
}
