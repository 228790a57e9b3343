import Testing

@testable import SwiftUICore

struct ApartTests {
    private struct Owner: Equatable {
        @Apart var value: [Int]?
    }

    @Test("A copy keeps its value when another is changed")
    func copies() {
        let first = Owner(value: [1])
        var second = first
        #expect(first == second)
        second.value?.append(2)
        #expect(first.value == [1] && second.value == [1, 2] && first != second)
        second.value = nil
        #expect(first.value == [1] && second.value == nil)
    }

    @Test("Values that are equal make their owners equal, though they are stored apart")
    func equality() {
        #expect(Owner(value: [1]) == Owner(value: [1]))
        #expect(Owner(value: nil) == Owner(value: nil))
        #expect(Owner(value: nil) != Owner(value: []))
    }
}
