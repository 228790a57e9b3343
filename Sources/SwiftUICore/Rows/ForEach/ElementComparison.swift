import Foundation

/// The elements of two collections with the same bytes, at the beginning and at the end.
///
/// Complexity: O(n), at the speed at which memory is compared; O(1) for collections that share their storage.
struct ElementComparison {
    /// The number of equal elements at the beginning.
    private(set) var prefix = 0
    /// The number of equal elements at the end, without those at the beginning.
    private(set) var suffix = 0

    /// Compares two collections that are both alive, so an address in them stands for one object.
    /// - Returns: nil if the elements are not stored one after another.
    init?<Elements: Collection>(_ before: Elements, _ after: Elements) {
        let found = before.withContiguousStorageIfAvailable { before in
            after.withContiguousStorageIfAvailable { after in
                Self(
                    UnsafeRawBufferPointer(before),
                    UnsafeRawBufferPointer(after),
                    MemoryLayout<Elements.Element>.stride
                )
            }
        }
        guard let found = found ?? nil else { return nil }
        self = found
    }

    private init(_ before: UnsafeRawBufferPointer, _ after: UnsafeRawBufferPointer, _ stride: Int) {
        let (countBefore, count) = (before.count / stride, after.count / stride)
        let shared = min(countBefore, count)
        guard let first = before.baseAddress, let second = after.baseAddress else { return }
        if first == second {
            prefix = shared
        } else {
            prefix = Self.same(shared) { memcmp(first + $0 * stride, second + $0 * stride, $1 * stride) == 0 }
        }
        let (endBefore, end) = (first + countBefore * stride, second + count * stride)
        suffix = Self.same(shared - prefix) { start, length in
            let offset = (start + length) * stride
            return memcmp(endBefore - offset, end - offset, length * stride) == 0
        }
    }

    /// Returns the number of equal elements up to the first different one, by comparing blocks and then single
    /// elements.
    private static func same(_ count: Int, _ areSame: (_ start: Int, _ length: Int) -> Bool) -> Int {
        var found = 0
        while found + 64 <= count, areSame(found, 64) { found += 64 }
        while found < count, areSame(found, 1) { found += 1 }
        return found
    }
}
