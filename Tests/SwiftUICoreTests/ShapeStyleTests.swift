// swift-format-ignore-file: NoPlaygroundLiterals

import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Shape styles")
struct ShapeStyleTests {
    struct Ink: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.isEnabled ? Color.blue : Color.gray
        }
    }

    @Test("A style of a program is what it resolves to in the environment of the place")
    func resolvedInEnvironment() {
        let window = TestWindow(size: .small) {
            Rectangle().fill(Ink())
            Rectangle().fill(Ink()).disabled(true)
            Rectangle().fill(Ink().opacity(0.5))
        }
        #expect(
            window.shapes.map { $0.shape?.paint } == [.color(.blue), .color(.gray), .color(.blue.opacity(0.5))]
        )
    }

    @Test("Text in a style of its own has the colour of its place")
    func text() throws {
        let window = TestWindow(size: .small) {
            Text("a").foregroundStyle(Ink())
            Text("b").foregroundStyle(Ink()).disabled(true)
            Text("c").foregroundStyle(.secondary).foregroundStyle(Color.red)
        }
        #expect(try window.text("a").text?.runs.first?.color == .color(.blue))
        #expect(try window.text("b").text?.runs.first?.color == .color(.gray))
        #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    }

    @Test("The tint is the one of the place")
    func tint() {
        let window = TestWindow(size: .small) {
            Circle().fill(.tint)
            Circle().fill(.tint).tint(.green)
        }
        #expect(window.shapes.map { $0.shape?.paint } == [.color(.accentColor), .color(.green)])
    }

    @Test("A colour that Xcode writes into source is the colour of its numbers")
    func literals() {
        let literal = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 0.5)
        #expect(literal == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5))
        let window = TestWindow(size: .small) {
            Circle().fill(Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)))
        }
        #expect(window.shapes.map { $0.shape?.paint } == [.color(Color(red: 1, green: 0, blue: 0))])
    }

    @Test("A foreground style builds on the one around")
    func hierarchical() {
        let window = TestWindow(size: .small) {
            Circle().fill(.secondary).foregroundStyle(Ink())
            Circle().fill(.foreground).foregroundStyle(Ink())
        }
        #expect(window.shapes.map { $0.shape?.paint } == [.color(.blue.opacity(0.6)), .color(.blue)])
    }

    @Test("A colour resolves to numbers, the theme's by the theme")
    func resolvedColor() {
        var environment = EnvironmentValues()
        let color = Color(red: 1, green: 0.5, blue: 0).opacity(0.25).resolve(in: environment)
        #expect(abs(color.red - 1) < 0.001 && abs(color.green - 0.5) < 0.001 && abs(color.blue) < 0.001)
        #expect(abs(color.linearGreen - 0.214) < 0.001)
        #expect(color.opacity == 0.25)
        #expect(environment.colorScheme == .light)
        environment.themeColors.background = RGBA(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
        environment.themeColors.primary = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        #expect(environment.colorScheme == .dark)
        #expect(Color.primary.resolve(in: environment) == Color.Resolved(red: 1, green: 1, blue: 1))
        environment.colorScheme = .light
        #expect(environment.colorScheme == .light)
    }
}
