import Foundation
import SwiftUI
import TestScenes
import Testing
import TransferableTesting

@MainActor
@Suite("Layouts, as a Mac laid them out")
struct LayoutTests {
    @Test("Views are where they were on a Mac", arguments: LayoutScenario.all)
    func layout(_ scenario: LayoutScenario) throws {
        let views = try #require(scenario.views, "No views are known for \(scenario.name): \(scenario.words)")
        let measured = Measured()
        let window = TestWindow(size: CGSize(width: 400, height: 600)) { Hosting(measured: measured) { views } }
        window.layOut()
        let host = HostOfMac(around: CGRect(origin: .zero, size: measured.size))
        // Texts have their sizes from the recording, and are less large here.
        let texts = zip(window.root.all.filter { $0.text != nil }, scenario.texts).map { text, recorded in
            host.onScreen(CGRect(origin: text.windowFrame.origin, size: recorded.size))
        }
        #expect(texts.count == scenario.texts.count)
        let layers = window.root.all.filter { $0.shape != nil }.map { host.onScreen($0.windowFrame) }
        let isEqual =
            host.size == scenario.root && texts == scenario.texts && layers == scenario.layers
        let answer = "\(host.size), texts \(texts), layers \(layers)"
        if scenario.otherwise.isEmpty {
            let recorded = "\(scenario.root), texts \(scenario.texts), layers \(scenario.layers)"
            #expect(isEqual, "\(scenario.name): recorded \(recorded); here \(answer)")
        } else {
            #expect(!isEqual, "\(scenario.name) is as recorded, and has a reason why not")
        }
    }

    @Test("Each recorded rectangle belongs to a scenario that is in words")
    func scenarios() {
        let names = Set(RecordedTable("layouts").rows.compactMap { $0["scenario"] })
        #expect(names == Set(LayoutScenario.all.map(\.name)))
        #expect(LayoutScenario.all.allSatisfy { $0.root != .zero || $0.name == "empty-vstack" })
    }
}

/// A window's content, in its upper left corner, as large as it wants to be in the window.
private struct Hosting: Layout {
    let measured: Measured

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            MainActor.assumeIsolated { measured.size = subview.sizeThatFits(ProposedViewSize(bounds.size)) }
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// The size of a window's content.
@MainActor
private final class Measured {
    var size = CGSize.zero
}

extension LayoutScenario: CustomTestStringConvertible {
    package var testDescription: String { "\(name): \(words)" }
}
