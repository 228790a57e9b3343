import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Content shapes")
struct ContentShapeTests {
    @Test("Points are inside of outlines of lines and of curves, by either rule")
    func paths() {
        let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 50, y: 50)))
        #expect(circle.contains(CGPoint(x: 16, y: 16)))
        #expect(!circle.contains(CGPoint(x: 13, y: 13)))
        #expect(!circle.contains(CGPoint(x: 101, y: 50)))
        var twice = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        twice.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(twice.contains(CGPoint(x: 50, y: 50)))
        #expect(!twice.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(twice.contains(CGPoint(x: 10, y: 50), eoFill: true))
        var open = Path()
        open.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)])
        #expect(open.contains(CGPoint(x: 20, y: 20)) && !open.contains(CGPoint(x: 80, y: 80)))
        #expect(!Path().contains(.zero))
    }

    @Test("A shape for interaction says where clicks are taken, inside the view and beside it")
    func clicks() throws {
        let journal = Journal()
        let window = TestWindow(size: CGSize(width: 300, height: 300)) {
            Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { journal.note("round") }
            Color.blue.frame(width: 20, height: 20)
                .contentShape(.interaction, Path(CGRect(x: -20, y: -20, width: 60, height: 60)))
                .onTapGesture { journal.note("large") }
            Color.green.frame(width: 20, height: 20)
                .contentShape([.hoverEffect, .accessibility], Path())
                .onTapGesture { journal.note("whole") }
        }
        let views = window.views.filter { $0.kind == .shape }
        try window.tap(views[0])
        #expect(journal.take() == ["round"])
        #expect(throws: TestWindowError.self) { try window.tap(views[0], at: CGPoint(x: 3, y: 3)) }
        try window.tap(views[1], at: CGPoint(x: 35, y: 35))
        #expect(journal.take() == ["large"])
        try window.tap(views[2], at: CGPoint(x: 1, y: 1))
        #expect(journal.take() == ["whole"])
    }

    @Test("A drop outside of the shape is not taken")
    func drops() async throws {
        let window = TestWindow(size: CGSize(width: 300, height: 300)) {
            Color.red.frame(width: 100, height: 100)
                .contentShape(Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
                .dropDestination(for: String.self) { _, _ in }
            Color.blue.frame(width: 100, height: 100)
                .contentShape(.dragPreview, Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
                .dropDestination(for: String.self) { _, _ in }
        }
        let views = window.views.filter { $0.kind == .shape }
        // A drag in memory is over the middle of a view.
        #expect(!window.drag(["text"]).enter(views[0], of: window))
        #expect(window.drag(["text"]).enter(views[1], of: window))
    }
}
