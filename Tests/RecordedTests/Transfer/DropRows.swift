import CoreTransferable
import Foundation
import SwiftUI
import TransferableTesting

/// The answers of drop destinations to drags over windows in memory.
enum DropRows {
    static let checks: [String: FactChecks.Check] = [
        "R1": { _ in
            let stage = Stage { Destination(log: $0, of: String.self) }
            let drag = try stage.drag(["x"])
            let text = try stage.view
            for point in [UnitPoint.topLeading, .center, .trailing] { drag.enter(text, of: stage.window, at: point) }
            let inside = stage.log.take()
            drag.leave(stage.window)
            return stage.say(
                "isTargeted true at entering, false at leaving, nothing between",
                if: (inside, stage.log.take()) == (["true"], ["false"])
            )
        },
        "R1b": { _ in
            let stage = Stage { Destination(log: $0, of: String.self) }
            _ = try await stage.drag(["x"]).drop(on: stage.view, of: stage.window, at: CGPoint(x: 30, y: 40))
            return stage.say(
                "isTargeted false comes before the action; the action has (30, 40) of the view",
                if: stage.log.all == ["true", "false", "1 at 30, 40"]
            )
        },
        "R3": { _ in
            let stage = Stage { Destination(log: $0, of: String.self) }
            let file = try await stage.drop([URL(fileURLWithPath: "/tmp/a.txt")])
            let page = try await stage.drop([URL(string: "https://example.org")!])
            return stage.say("refused; isTargeted is never called", if: !file && !page && stage.log.all.isEmpty)
        },
        "R3c": { _ in
            let stage = Stage { Destination(log: $0, of: URL.self) }
            let isTaken = try await stage.drop(["https://example.org"])
            return stage.say("refused", if: !isTaken && stage.log.all.isEmpty)
        },
        "R3f": { _ in
            let stage = Stage { Destination(log: $0, of: String.self) }
            _ = try await stage.drop(["a", "b"])
            return stage.say("one action with both", if: stage.log.all == ["true", "false", "2"])
        },
        "R3g": { _ in
            let log = Log()
            let stage = Stage(log) { log in
                Place().dropDestination(for: Data.self) { data, _ in
                    log.add("\(data.map { String(decoding: $0, as: UTF8.self) })")
                    return true
                }
            }
            let isTaken = try await stage.drop(["hello"])
            return stage.say("taken: its 5 bytes", if: isTaken && log.all == ["[\"hello\"]"])
        },
        "R4": { _ in
            let stage = Stage { Destination(log: $0, of: String.self, answer: false) }
            let isTaken = try await stage.drop(["x"])
            return stage.say(
                "isTargeted and the action as else",
                if: !isTaken && stage.log.all == ["true", "false", "1"]
            )
        },
        "R5d": { _ in
            let stage = Stage { log in
                ZStack {
                    Destination(log: log, of: String.self).hidden()
                    Text("over")
                }
            }
            let isTaken = try await stage.drop(["x"], on: "over")
            return stage.say("refused", if: !isTaken && stage.log.all.isEmpty)
        },
        "R5e": { _ in
            let stage = Stage { Destination(log: $0, of: String.self).opacity(0) }
            return stage.say("taken", if: try await stage.drop(["x"]))
        },
        "R6e": { _ in
            let stage = Stage { log in
                Place()
                    .dropDestination(for: String.self) { _, _ in log.add("inner", answer: true) }
                    .dropDestination(for: String.self) { _, _ in log.add("outer", answer: true) }
            }
            let isTaken = try await stage.drop(["x"])
            return stage.say("the later one (the outer) takes it", if: isTaken && stage.log.all == ["outer"])
        },
        "R10": { _ in
            let stage = Stage { log in
                VStack {
                    Text("source").draggable("x").dragConfiguration(DragConfiguration(allowMove: true))
                    Destination(log: log, of: String.self)
                }
            }
            let drag = try stage.window.drag(from: stage.window.view(text: "source"))
            return stage.say("taken", if: await drag.drop(on: try stage.view, of: stage.window))
        },
        "P0": { _ in
            let stage = Stage { log in
                VStack {
                    Text("source").draggable("x")
                    Destination(log: log, of: String.self)
                }
            }
            let drag = try stage.window.drag(from: stage.window.view(text: "source"))
            _ = await drag.drop(on: try stage.view, of: stage.window)
            return stage.say("isTargeted true, false, action", if: stage.log.all == ["true", "false", "1"])
        },
        "P8": { _ in
            let stage = Stage { Destination(log: $0, of: String.self).disabled(true) }
            return stage.say("taken all the same", if: try await stage.drop(["x"]))
        },
        "P9": { _ in
            let stage = Stage { log in
                VStack {
                    Text("source").draggable("x").disabled(true)
                    Destination(log: log, of: String.self)
                }
            }
            let drag = try stage.window.drag(from: stage.window.view(text: "source"))
            return stage.say("dragged all the same", if: await drag.drop(on: try stage.view, of: stage.window))
        },
        "P10": { _ in
            let stage = Stage { Destination(log: $0, of: String.self) }
            let drag = try stage.drag(["x"])
            drag.enter(try stage.view, of: stage.window)
            drag.leave(stage.window)
            _ = await drag.drop(on: try stage.view, of: stage.window)
            let expected = ["true", "false", "true", "false", "1"]
            return stage.say("true, false, true, false, action", if: stage.log.all == expected)
        },
        "P11": { _ in
            let stage = Stage { Destination(log: $0, of: String.self).draggable("x") }
            let drag = try stage.window.drag(from: stage.view)
            _ = await drag.drop(on: try stage.view, of: stage.window)
            return stage.say("its own action takes it", if: stage.log.all.last == "1")
        },
        "P13a": { _ in
            let stage = Stage { log in
                VStack {
                    Text("beside")
                    Destination(log: log, of: String.self, named: "inner")
                }
                .dropDestination(for: String.self) { _, _ in
                    log.add("outer action", answer: true)
                } isTargeted: {
                    log.add("outer \($0)")
                }
            }
            let drag = try stage.drag(["x"])
            drag.enter(try stage.window.view(text: "beside"), of: stage.window)
            _ = await drag.drop(on: try stage.view, of: stage.window)
            return stage.say(
                "outer true, outer false, inner true, inner false, the inner's action",
                if: stage.log.all == ["outer true", "outer false", "inner true", "inner false", "inner 1"]
            )
        },
        "P14": { _ in
            let stage = Stage { log in
                HStack {
                    Destination(log: log, of: String.self, text: "one", named: "first")
                    Destination(log: log, of: String.self, text: "two", named: "second")
                }
            }
            let drag = try stage.drag(["x"])
            drag.enter(try stage.window.view(text: "one"), of: stage.window)
            _ = await drag.drop(on: try stage.window.view(text: "two"), of: stage.window)
            return stage.say(
                "first true, first false, second true, second false, the second's action",
                if: stage.log.all == ["first true", "first false", "second true", "second false", "second 1"]
            )
        },
        "P15a": { _ in
            var isTaken: [Bool] = []
            for cover in Cover.allCases {
                let stage = Stage { log in
                    ZStack {
                        Destination(log: log, of: String.self)
                        CoverView(cover: cover)
                    }
                }
                let view = stage.window.views(cover == .button ? .button : .shape).last
                let target = try view ?? stage.view
                let wasOfUse = try await stage.drag(["x"]).drop(on: target, of: stage.window)
                isTaken.append(wasOfUse && stage.log.all.last == "1")
            }
            return isTaken == [true, true, true] ? "taken by the destination" : "\(isTaken)"
        },
        "P15e": { _ in
            let stage = Stage { Destination(log: $0, of: String.self).allowsHitTesting(false) }
            return stage.say("taken", if: try await stage.drop(["x"]))
        },
        "P16": { _ in
            let stage = Stage { Destination(log: $0, of: String.self) }
            let isTaken = try await stage.drop([URL(string: "https://example.org")!])
            return stage.say("nothing at all", if: !isTaken && stage.log.all.isEmpty)
        },
        "P16b": { _ in
            let stage = Stage { log in
                Place().dropDestination(for: Data.self) { data, _ in log.add("\(data.map(\.count))", answer: true) }
            }
            let isTaken = try await stage.drop(["x"])
            return stage.say("taken: 1 byte", if: isTaken && stage.log.all == ["[1]"])
        },
        "P19": { _ in
            let stage = Stage { Destination(log: $0, of: String.self) }
            let drag = try stage.drag(["x"])
            for _ in 0..<5 {
                drag.enter(try stage.view, of: stage.window)
                stage.window.advance(by: .milliseconds(100))
            }
            return stage.say("isTargeted true once", if: stage.log.all == ["true"])
        },
    ]

    private enum Cover: CaseIterable { case color, tappable, button }

    private struct CoverView: View {
        let cover: Cover

        var body: some View {
            switch cover {
            case .color: Color.red
            case .tappable: Color.red.onTapGesture {}
            case .button: Button("over") {}
            }
        }
    }

    /// A view of 100 by 100 points.
    private struct Place: View {
        var text = "place"

        var body: some View { Text(text).frame(width: 100, height: 100) }
    }

    /// A destination that says what happens to it: `isTargeted`, and the number of values of an action.
    private struct Destination<Payload: Transferable>: View {
        let log: Log
        let type: Payload.Type
        var text = "place"
        var name = ""
        var answer = true

        init(log: Log, of type: Payload.Type, text: String = "place", named name: String = "", answer: Bool = true) {
            (self.log, self.type, self.text, self.name, self.answer) = (log, type, text, name, answer)
        }

        var body: some View {
            Place(text: text).dropDestination(for: type) { values, point in
                let place = point == CGPoint(x: 50, y: 50) ? "" : " at \(Int(point.x)), \(Int(point.y))"
                return log.add("\(prefix)\(values.count)\(place)", answer: answer)
            } isTargeted: {
                log.add("\(prefix)\($0)")
            }
        }

        private var prefix: String { name.isEmpty ? "" : "\(name) " }
    }

    @MainActor
    private final class Log {
        private(set) var all: [String] = []

        func add(_ event: String) { all.append(event) }

        func add(_ event: String, answer: Bool) -> Bool {
            all.append(event)
            return answer
        }

        func take() -> [String] {
            defer { all = [] }
            return all
        }
    }

    /// A window with views that take drops.
    @MainActor
    private struct Stage {
        let log: Log
        let window: TestWindow

        init<Content: View>(_ log: Log = Log(), @ViewBuilder _ content: (Log) -> Content) {
            self.log = log
            let content = content(log)
            window = TestWindow(size: CGSize(width: 300, height: 300)) { content }
        }

        var view: TestView { get throws { try window.view(text: "place") } }

        func drag<Value: Transferable>(_ values: [Value]) throws -> TestDrag { window.drag(values, from: .thisApp) }

        func drop<Value: Transferable>(_ values: [Value], on text: String = "place") async throws -> Bool {
            await window.drag(values, from: .thisApp).drop(on: try window.view(text: text), of: window)
        }

        /// Returns the recorded words if what happened is what they say, or else what happened.
        func say(_ words: String, if isSo: Bool) -> String { isSo ? words : "\(log.all)" }
    }
}
