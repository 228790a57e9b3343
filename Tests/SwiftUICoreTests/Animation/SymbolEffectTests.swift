import Foundation
import SymbolDrawings
import Testing
import TransferableTesting

@testable import SwiftUICore

/// The motions of symbols in windows.
@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
    private func images(_ window: TestWindow) -> [ImageContent] {
        window.widgets.compactMap { $0.content(ImageContent.self) }
    }

    private func pose(_ window: TestWindow, _ layer: SymbolLayer = SymbolLayer()) -> SymbolPose {
        images(window).first?.look.motions.reduce(SymbolPose.rest) { $0.combined(with: $1.pose(of: layer)) } ?? .rest
    }

    /// A symbol with an effect that a button activates, or begins anew.
    private struct Page<Effect: SymbolEffect & IndefiniteSymbolEffect & DiscreteSymbolEffect>: View {
        let effect: Effect
        var options = SymbolEffectOptions.default
        @State private var isActive = false
        @State private var count = 0

        init(_ effect: Effect, options: SymbolEffectOptions = .default) {
            (self.effect, self.options) = (effect, options)
        }

        var body: some View {
            Image(systemName: "wifi").symbolEffect(effect, options: options, isActive: isActive)
                .symbolEffect(effect, options: options, value: count)
            Button("toggle") { isActive.toggle() }
            Button("again") { count += 1 }
        }
    }

    @Test("An effect moves while it is active, and the symbol returns to its rest")
    func activity() throws {
        let window = TestWindow { Page(.pulse) }
        #expect(pose(window) == .rest)
        try window.press("toggle")
        window.advance(by: .milliseconds(800))
        #expect(pose(window).opacity < 0.4)
        // It continues for longer than one cycle.
        window.advance(by: .milliseconds(1600))
        #expect(pose(window).opacity < 0.4)
        #expect(window.isAnimating)
        try window.press("toggle")
        window.advance(by: .seconds(1))
        #expect(pose(window) == .rest && !window.isAnimating)
        try window.press("toggle")
        window.advance(by: .milliseconds(800))
        #expect(pose(window).opacity < 0.4)
    }

    @Test("An effect of a value moves once, or as often as it is told")
    func values() throws {
        let window = TestWindow { Page(.bounce) }
        try window.press("again")
        window.advance(by: .milliseconds(120))
        #expect(pose(window).scale > 1.1)
        window.advance(by: .seconds(1))
        #expect(pose(window) == .rest && !window.isAnimating)
        let twice = TestWindow { Page(.pulse, options: .repeat(2).speed(2)) }
        try twice.press("again")
        twice.advance(by: .milliseconds(1200))
        #expect(pose(twice).opacity < 0.5)
        twice.advance(by: .milliseconds(500))
        #expect(pose(twice) == .rest && !twice.isAnimating)
    }

    @Test("A pause is between the cycles")
    func pauses() throws {
        let window = TestWindow { Page(.bounce, options: .repeat(.periodic(delay: 1.3))) }
        try window.press("toggle")
        window.advance(by: .milliseconds(120))
        #expect(pose(window).scale > 1.1)
        window.advance(by: .milliseconds(1000))
        #expect(pose(window) == .rest)
        window.advance(by: .milliseconds(1000))
        #expect(pose(window).scale > 1.1)
    }

    @Test("Parts that stand for a value light up one after another")
    func variableColor() {
        func light(_ effect: VariableColorSymbolEffect, _ phase: Double) -> [Double] {
            let state = SymbolMotionState(effect._motion, phase: phase)
            return (0..<3).map { (state.pose(of: SymbolLayer(step: $0, steps: 3)).opacity * 100).rounded() / 100 }
        }
        #expect(light(.variableColor, 0.5) == [1, 1, 0.3])
        #expect(light(.variableColor.cumulative, 0.99) == [1, 1, 1])
        #expect(light(.variableColor.iterative, 0.5) == [0.3, 1, 0.3])
        #expect(light(.variableColor.iterative.hideInactiveLayers, 1.0 / 6) == [1, 0, 0])
        #expect(light(.variableColor.reversing, 0.75) == [1, 1, 0.3])
        #expect(light(.variableColor.iterative.reversing, 11.0 / 12) == [1, 0.3, 0.3])
        // At rest all of them are lit, and parts without a value always are.
        #expect(light(.variableColor, 0) == [1, 1, 1])
        let state = SymbolMotionState(VariableColorSymbolEffect()._motion, phase: 0.2)
        #expect(state.pose(of: SymbolLayer()) == .rest)
    }

    @Test("Layers move one after another, or as a whole")
    func layers() {
        let layers = (0..<2).map { SymbolLayer(index: $0, count: 2, isLively: $0 == 0) }
        func poses(_ effect: some SymbolEffect, _ phase: Double) -> [SymbolPose] {
            layers.map { SymbolMotionState(effect._motion, phase: phase).pose(of: $0) }
        }
        let bounce = poses(.bounce, 0.1)
        #expect(bounce[0].scale > 1.05 && bounce[1] == .rest)
        let whole = poses(.bounce.wholeSymbol, 0.1)
        #expect(whole[0] == whole[1] && whole[0].scale > 1.05)
        #expect(poses(.bounce.down, 0.1)[0].scale < 0.95)
        #expect(poses(.pulse, 0.5).map(\.opacity) == [0.35, 1])
        #expect(poses(.pulse.wholeSymbol, 0.5).map(\.opacity) == [0.35, 0.35])
        #expect(poses(.rotate.counterClockwise.wholeSymbol, 0.25).map(\.angle) == [-90, -90])
        #expect(poses(.wiggle.up.wholeSymbol, 0.1)[0].y < -0.5)
        #expect(poses(.breathe.pulse.wholeSymbol, 0.5)[0].opacity < 0.6)
        #expect(poses(.breathe, 0.5)[0].opacity == 1)
        // In every cycle the last layer comes to its rest, too.
        #expect(poses(.wiggle, 1) == [.rest, .rest])
    }

    @Test("A motion in the direction of reading goes to the other side from right to left")
    func reading() {
        let state = SymbolMotionState(WiggleSymbolEffect().forward._motion, phase: 0.05)
        let (right, left) = (
            state.pose(of: SymbolLayer()).x, state.pose(of: SymbolLayer(), .rightToLeft).x
        )
        #expect(right > 0.5 && left == -right)
    }

    @Test("Effects that last change when they become active, and are there from the beginning where they are")
    func lasting() throws {
        struct Lasting: View {
            @State private var isActive = false
            var body: some View {
                Image(systemName: "star").symbolEffect(.scale.up, isActive: isActive)
                Image(systemName: "star").symbolEffect(.disappear, isActive: isActive)
                Image(systemName: "star").symbolEffect(.appear, isActive: isActive)
                Image(systemName: "star").symbolEffect(.scale.down)
                Button("change") { isActive = true }
            }
        }
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { Lasting() }
        func poses() -> [SymbolPose] {
            images(window).map {
                $0.look.motions.reduce(SymbolPose.rest) { $0.combined(with: $1.pose(of: SymbolLayer())) }
            }
        }
        #expect(poses().map(\.scale) == [1, 1, 0.6, 0.8])
        #expect(poses().map(\.opacity) == [1, 1, 0, 1])
        try window.press("change")
        window.advance(by: .milliseconds(100))
        #expect(poses()[0].scale > 1 && poses()[0].scale < 1.2)
        window.advance(by: .seconds(1))
        #expect(poses().map(\.scale) == [1.2, 0.6, 1, 0.8])
        #expect(poses().map(\.opacity) == [1, 0, 1, 1])
        #expect(!window.isAnimating)
    }

    @Test("All symbols in a view move, but those that effects are removed from")
    func inheritance() {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) {
            VStack {
                Image(systemName: "star")
                Label("title", systemImage: "heart")
                Image(systemName: "trash").symbolEffectsRemoved()
                Image(systemName: "bell").symbolEffectsRemoved(false)
                Text("a \(Image(systemName: "plus"))")
            }
            .symbolEffect(.pulse)
        }
        window.advance(by: .milliseconds(800))
        let moving = images(window).filter { !$0.look.motions.isEmpty }.map(\.source)
        #expect(moving == [.symbol("star"), .symbol("heart"), .symbol("bell")])
    }

    @Test("A symbol that moves is not laid out anew")
    func layout() throws {
        let window = TestWindow { Page(.bounce) }
        let frame = try #require(window.views(.image).first?.frame)
        try window.press("again")
        window.advance(by: .milliseconds(120))
        #expect(window.views(.image).first?.frame == frame)
    }

    @Test("A symbol replaces another: the old one leaves, then the new one arrives", arguments: [true, false])
    func replacing(isAnimated: Bool) throws {
        struct Replacing: View {
            let isAnimated: Bool
            @State private var isOn = false
            var body: some View {
                Image(systemName: isOn ? "pause" : "play").contentTransition(.symbolEffect(.replace))
                Button("change") {
                    if isAnimated { withAnimation(.linear(duration: 1)) { isOn = true } } else { isOn = true }
                }
            }
        }
        let window = TestWindow { Replacing(isAnimated: isAnimated) }
        try window.press("change")
        func opacity(_ name: String) -> Double? {
            images(window).first { $0.source == .symbol(name) }.map {
                $0.look.motions.reduce(SymbolPose.rest) { $0.combined(with: $1.pose(of: SymbolLayer())) }.opacity
            }
        }
        window.advance(by: isAnimated ? .milliseconds(250) : .milliseconds(150))
        #expect(opacity("play").map { $0 > 0 && $0 < 1 } == true && opacity("pause") == 0)
        window.advance(by: isAnimated ? .milliseconds(500) : .milliseconds(150))
        #expect(opacity("play") == 0 && opacity("pause").map { $0 > 0 && $0 < 1 } == true)
        window.advance(by: .seconds(1))
        #expect(opacity("play") == nil && opacity("pause") == 1 && !window.isAnimating)
    }

    @Test("A symbol appears and disappears with an effect")
    func transitions() throws {
        struct Shown: View {
            @State private var isShown = true
            var body: some View {
                if isShown { Image(systemName: "star").transition(.symbolEffect(.disappear.up)) }
                Button("change") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
            }
        }
        let window = TestWindow { Shown() }
        try window.press("change")
        window.advance(by: .milliseconds(500))
        #expect(abs(pose(window).scale - 1.2) < 0.01 && abs(pose(window).opacity - 0.5) < 0.01)
        window.advance(by: .seconds(1))
        #expect(images(window).isEmpty)
    }
}
