import SwiftUI

/// A landscape that follows from a number: mountains, water, and the sun or the moon.
struct Landscape {
    /// The colours of a time of day, from the top of the sky to the ground.
    struct Light {
        var name: String
        var sky: [Color]
        var sun: Color
        var land: Color
    }

    let title: String
    let light: Light
    /// The position of the sun, by its share of the width and of the height.
    let sun: UnitPoint
    /// The ridges from the farthest to the nearest, each as heights from left to right by their share of the height.
    let ridges: [[Double]]

    init(number: Int) {
        var chance = Chance(seed: UInt64(number))
        light = Self.lights[number % Self.lights.count]
        sun = UnitPoint(x: chance.next(0.15...0.85), y: chance.next(0.15...0.5))
        let base = chance.next(0.35...0.5)
        ridges = (0..<3).map { depth in
            var height = base + Double(depth) * 0.17
            let step = 0.16 - Double(depth) * 0.04
            return (0...7).map { _ in
                height = min(max(height + chance.next(-step...step), 0.25 + Double(depth) * 0.12), 0.9)
                return height
            }
        }
        let places = Self.places
        title = "\(places[Int(chance.next(0...Double(places.count)))  % places.count]) \(light.name) \(number + 1)"
    }

    private static let places = ["Fjord", "Ridge", "Lake", "Valley", "Pass", "Bay", "Summit", "Moor"]

    private static func color(_ value: UInt32) -> Color {
        Color(
            red: Double(value >> 16 & 0xFF) / 255,
            green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255
        )
    }

    private static let lights = [
        Light(
            name: "at Dawn",
            sky: [color(0x355C7D), color(0xF67280), color(0xF8B195)],
            sun: color(0xFFF1C9),
            land: color(0x3A2E4F)
        ),
        Light(
            name: "at Noon",
            sky: [color(0x2E86C1), color(0xAED6F1), color(0xEAF6FB)],
            sun: color(0xFFFFFF),
            land: color(0x1E5631)
        ),
        Light(
            name: "at Dusk",
            sky: [color(0x2C2A4A), color(0xC06C84), color(0xF2994A)],
            sun: color(0xFFD166),
            land: color(0x1F1A38)
        ),
        Light(
            name: "by Night",
            sky: [color(0x0B132B), color(0x1C2541), color(0x3A506B)],
            sun: color(0xE8EDDF),
            land: color(0x050A18)
        ),
        Light(
            name: "in Fog",
            sky: [color(0x8E9EAB), color(0xC9D6DF), color(0xEEF2F3)],
            sun: color(0xFDFEFE),
            land: color(0x52616B)
        ),
    ]
}

/// Numbers that look like chance and are the same for each seed.
private struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func next(_ range: ClosedRange<Double>) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Double(state >> 11) / Double(UInt64(1) << 53) * (range.upperBound - range.lowerBound)
    }
}
