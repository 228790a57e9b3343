import Testing

@testable import SwiftUICore

/// The comparison by which an evaluation is skipped.
struct ValueEqualityTests {
    private final class Reference {}

    private struct Labelled {
        var label: String
        var reference: Reference?
        var pair: (Int, String)
    }

    private enum Choice {
        case text(String)
        case number(Int)
    }

    private static let long = "a text that is too long to be kept without an allocation"

    /// Returns another string with the same characters and other bytes.
    private func copied(_ text: String) -> String { String(Array(text)) }

    @Test func comparesTheFieldsOfAStructure() {
        let reference = Reference()
        let value = Labelled(label: Self.long, reference: reference, pair: (1, Self.long))
        var other = Labelled(label: copied(Self.long), reference: reference, pair: (1, copied(Self.long)))
        #expect(areEqual(value, other))
        other.pair.1 = "another"
        #expect(!areEqual(value, other))
        other.pair.1 = Self.long
        other.reference = Reference()
        #expect(!areEqual(value, other))
        other.reference = nil
        #expect(!areEqual(value, other))
    }

    @Test func comparesOptionalsByWhatTheyWrap() {
        let reference = Reference()
        let value: Labelled? = Labelled(label: Self.long, reference: reference, pair: (1, ""))
        let same: Labelled? = Labelled(label: copied(Self.long), reference: reference, pair: (1, ""))
        #expect(areEqual(value, same))
        #expect(!areEqual(value, nil))
        #expect(areEqual(Labelled?.none, nil))
        #expect(areEqual(Optional(Self.long), Optional(copied(Self.long))))
        #expect(areEqual(Optional(value), Optional(same)))
        #expect(!areEqual(Optional(Self.long), Optional("another")))
    }

    @Test func comparesExistentialsByTheirContents() {
        let value: any Sendable = Self.long
        #expect(areEqual(value, copied(Self.long) as any Sendable))
        #expect(!areEqual(value, "another" as any Sendable))
        #expect(!areEqual(value, 1 as any Sendable))
    }

    @Test func comparesPropertiesByTheirMeaning() {
        // The first value of a state that is there already does not count.
        #expect(areEqual(State(initialValue: 1), State(initialValue: 2)))
        #expect(areEqual(Optional(State(initialValue: 1)), Optional(State(initialValue: 2))))
        #expect(areEqual(Binding.constant(1), Binding.constant(1)))
        #expect(!areEqual(Binding.constant(1), Binding.constant(2)))
    }

    @Test func takesOtherBytesOfOtherTypesForAnotherValue() {
        #expect(areEqual(Choice.number(1), Choice.number(1)))
        #expect(!areEqual(Choice.number(1), Choice.number(2)))
        #expect(!areEqual(Choice.text(Self.long), Choice.number(1)))
        let first = Reference()
        #expect(areEqual(first, first))
        #expect(!areEqual(first, Reference()))
    }
}
