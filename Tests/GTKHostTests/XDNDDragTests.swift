import Testing

@testable import GTKTransport

@Suite("Messages of XDND")
struct XDNDDragTests {
    @Test func theTypesAreThoseOfTheMessageOrOfTheList() {
        var drag = XDNDDrag()
        drag.hear(.enter, (7, 0, 1, 2, 0)) { _ in [9] }
        #expect(drag.source == 7 && drag.types == [1, 2] && drag.time == 0)
        drag.hear(.enter, (7, 1, 1, 2, 3)) { source in source == 7 ? [5, 4, 5, 0] : nil }
        #expect(drag.types == [5, 4])
        // A source may say that it has a list and have none.
        drag.hear(.enter, (7, 1, 1, 2, 3)) { _ in nil }
        #expect(drag.types == [1, 2, 3])
    }

    @Test func aListWithoutEndIsCut() {
        var drag = XDNDDrag()
        drag.hear(.enter, (7, 1, 1, 2, 3)) { _ in Array(1...300_000) }
        #expect(drag.types == Array(1...4096))
    }

    @Test func otherProgramsDoNotChangeADrag() {
        var drag = XDNDDrag()
        drag.hear(.enter, (7, 0, 1, 0, 0)) { _ in nil }
        drag.hear(.position, (7, 0, 0, 100, 0)) { _ in nil }
        drag.hear(.position, (8, 0, 0, 200, 0)) { _ in nil }
        drag.hear(.drop, (8, 0, 300, 0, 0)) { _ in nil }
        #expect(drag.time == 100 && drag.types == [1])
        drag.hear(.drop, (7, 0, 400, 0, 0)) { _ in nil }
        #expect(drag.time == 400)
        let endings = [8, 0, 7, 7].map { drag.windowDidEnd($0) }
        #expect(endings == [false, false, true, false])
    }
}
