import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// A way to combine a gesture of one click with a gesture of two on one view.
enum ClickCombination: String, CaseIterable, CustomTestStringConvertible {
    case doubleThenSingle, singleThenDouble
    case doubleInSimultaneousSingle, singleInSimultaneousDouble
    case simultaneousSingleInDouble, simultaneousDoubleInSingle
    case simultaneousSingleInSimultaneousDouble, simultaneousDoubleInSimultaneousSingle
    case doubleInHighPrioritySingle, singleInHighPriorityDouble
    case highPriorityDoubleInSimultaneousSingle, simultaneousSingleInHighPriorityDouble
    case doubleExclusivelyBeforeSingle, singleExclusivelyBeforeDouble, doubleSimultaneouslyWithSingle

    var testDescription: String { rawValue }

    /// The reports at the first click, at the second, and later.
    var reports: [[String]] {
        switch self {
        // The gesture outside waits until the one inside has failed.
        case .doubleThenSingle, .singleInHighPriorityDouble, .doubleExclusivelyBeforeSingle,
            .simultaneousDoubleInSingle, .simultaneousSingleInHighPriorityDouble:
            [[], ["double"], []]
        // The gesture with precedence is recognized at each click, and the other never.
        case .singleThenDouble, .simultaneousSingleInDouble, .doubleInHighPrioritySingle,
            .singleExclusivelyBeforeDouble:
            [["single"], ["single"], []]
        // Neither waits, and the one of fewer clicks is first.
        case .doubleInSimultaneousSingle, .singleInSimultaneousDouble, .simultaneousSingleInSimultaneousDouble,
            .simultaneousDoubleInSimultaneousSingle, .highPriorityDoubleInSimultaneousSingle:
            [["single"], ["single", "double"], []]
        // One gesture, which begins anew when both parts have ended.
        case .doubleSimultaneouslyWithSingle: [["single"], ["double"], []]
        }
    }

    /// The reports of one click: at once, and when no other has followed.
    var reportsOfOneClick: [[String]] {
        switch reports[0] {
        case ["single"]: [["single"], []]
        default: [[], ["single"]]
        }
    }
}

/// A view with both gestures.
private struct ClickTarget: View {
    let combination: ClickCombination
    let journal: Journal

    private var single: some Gesture<Void> { TapGesture().onEnded { journal.note("single") } }
    private var double: some Gesture<Void> { TapGesture(count: 2).onEnded { journal.note("double") } }
    private var target: some View { Text("target").frame(width: 200, height: 100).contentShape(Rectangle()) }

    var body: some View {
        switch combination {
        case .doubleThenSingle:
            target.onTapGesture(count: 2) { journal.note("double") }.onTapGesture { journal.note("single") }
        case .singleThenDouble:
            target.onTapGesture { journal.note("single") }.onTapGesture(count: 2) { journal.note("double") }
        case .doubleInSimultaneousSingle:
            target.onTapGesture(count: 2) { journal.note("double") }.simultaneousGesture(single)
        case .singleInSimultaneousDouble:
            target.onTapGesture { journal.note("single") }.simultaneousGesture(double)
        case .simultaneousSingleInDouble: target.simultaneousGesture(single).gesture(double)
        case .simultaneousDoubleInSingle: target.simultaneousGesture(double).gesture(single)
        case .simultaneousSingleInSimultaneousDouble: target.simultaneousGesture(single).simultaneousGesture(double)
        case .simultaneousDoubleInSimultaneousSingle: target.simultaneousGesture(double).simultaneousGesture(single)
        case .doubleInHighPrioritySingle: target.gesture(double).highPriorityGesture(single)
        case .singleInHighPriorityDouble: target.gesture(single).highPriorityGesture(double)
        case .highPriorityDoubleInSimultaneousSingle:
            target.highPriorityGesture(double).simultaneousGesture(single)
        case .simultaneousSingleInHighPriorityDouble:
            target.simultaneousGesture(single).highPriorityGesture(double)
        case .doubleExclusivelyBeforeSingle: target.gesture(double.exclusively(before: single))
        case .singleExclusivelyBeforeDouble: target.gesture(single.exclusively(before: double))
        case .doubleSimultaneouslyWithSingle: target.gesture(double.simultaneously(with: single))
        }
    }
}

@MainActor
@Suite("Gestures of one click and of two on one view")
struct ClickCountTests {
    private let journal = Journal()

    private func window(_ combination: ClickCombination) -> TestWindow {
        TestWindow { ClickTarget(combination: combination, journal: journal) }
    }

    private func target(_ window: TestWindow) throws -> TestView { try window.view(text: "target") }

    @Test("Precedence and the number of clicks decide what two clicks are", arguments: ClickCombination.allCases)
    func twoClicks(combination: ClickCombination) throws {
        let window = window(combination)
        // A second round begins like the first.
        for _ in 0..<2 {
            for expected in combination.reports.prefix(2) {
                try window.tap(target(window))
                #expect(journal.take() == expected)
                window.advance(by: .milliseconds(100))
            }
            window.advance(by: .seconds(1))
            #expect(journal.take() == combination.reports[2])
        }
    }

    @Test("One click is reported once", arguments: ClickCombination.allCases)
    func oneClick(combination: ClickCombination) throws {
        let window = window(combination)
        for _ in 0..<2 {
            try window.tap(target(window))
            #expect(journal.take() == combination.reportsOfOneClick[0])
            window.advance(by: .seconds(1))
            #expect(journal.take() == combination.reportsOfOneClick[1])
        }
    }

    @Test("A click at another place ends a series and begins the next", arguments: ClickCombination.allCases)
    func clicksElsewhere(combination: ClickCombination) throws {
        let window = window(combination)
        try window.tap(target(window), at: CGPoint(x: -60, y: 10))
        window.advance(by: .milliseconds(100))
        try window.tap(target(window), at: CGPoint(x: 80, y: 10))
        #expect(journal.take() == (combination.reports[0].isEmpty ? ["single"] : ["single", "single"]))
        window.advance(by: .milliseconds(100))
        try window.tap(target(window), at: CGPoint(x: 80, y: 10))
        #expect(journal.take() == combination.reports[1])
        window.advance(by: .seconds(1))
        #expect(journal.take().isEmpty)
    }

    @Test("A view that is disabled while the pointer is down leaves the double click to the view inside")
    func disabledMeanwhile() throws {
        struct Disabling: View {
            let journal: Journal
            @State private var isDisabled = false
            var body: some View {
                Text("target").frame(width: 100, height: 100)
                    .onTapGesture(count: 2) { journal.note("double") }
                    .simultaneousGesture(TapGesture().onEnded { journal.note("single") }, isEnabled: !isDisabled)
                Button("disable") { isDisabled = true }
            }
        }
        let window = TestWindow { Disabling(journal: journal) }
        try window.tap(target(window))
        let touch = try window.touch(target(window))
        try window.press("disable")
        touch.lift()
        #expect(journal.take() == ["single", "double"])
    }
}
