import Foundation
import SwiftUI
import Testing

/// The facts of values without views: curves, schedules, angles, edges, sizes and projections.
enum ValueFacts {
    static let checks: [String: FactChecks.Check] = [
        "curve.": { try curve($0) },
        "timeline.periodic.12": { _ in dates(.periodic(from: date(0), by: 5), from: 12, count: 3) },
        "timeline.periodic.15": { _ in dates(.periodic(from: date(0), by: 5), from: 15, count: 2) },
        "timeline.explicit": { _ in dates(.explicit([date(100), date(200), date(300)]), from: 0, count: 4) },
        "timeline.animation": { _ in dates(.animation(minimumInterval: 1.5), from: 0, count: 3) },
        "timeline.minute.step": { _ in
            let dates = Array(EveryMinuteTimelineSchedule().entries(from: Date(), mode: .normal).prefix(3))
            return "\(zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) })"
        },
        "timeline.minute.first": { _ in
            let now = Date()
            var entries = EveryMinuteTimelineSchedule().entries(from: now, mode: .normal)
            let first = entries.next()
            return "\(try #require(first).timeIntervalSince(now))"
        },
        "timeline.low": { _ in
            "\(Array(AnimationTimelineSchedule().entries(from: Date(), mode: .lowFrequency)))"
        },
        "timeline.paused": { _ in
            "\(Array(AnimationTimelineSchedule(paused: true).entries(from: Date(), mode: .normal)))"
        },
        "angle.": { try angle($0) },
        "axis.all": { _ in "\(Axis.allCases)" },
        "axis.h.raw": { _ in "\(Axis.horizontal.rawValue)" },
        "axis.v.raw": { _ in "\(Axis.vertical.rawValue)" },
        "axis.v.desc": { _ in Axis.vertical.description },
        "axis.h.desc": { _ in Axis.horizontal.description },
        "axis.set": { _ in "\(Axis.Set.horizontal.contains(.vertical))" },
        "edge.raw": { _ in "\([Edge.top, .leading, .bottom, .trailing].map(\.rawValue))" },
        "edge.set.fromedge": { _ in "\(Edge.Set(.trailing).rawValue)" },
        "edge.set.v": { _ in "\(Edge.Set.vertical)" },
        "hedge.raw": { _ in "\(HorizontalEdge.allCases.map(\.rawValue))" },
        "hedge.set": { _ in "\([HorizontalEdge.Set.leading, .trailing].map(\.rawValue))" },
        "vedge.set": { _ in "\([VerticalEdge.Set.top, .bottom].map(\.rawValue))" },
        "insets.data.type": { _ in "\(EdgeInsets.AnimatableData.self)" },
        "proposed.zero": { _ in "\(ProposedViewSize.zero)" },
        "proposed.fix": { _ in
            "\(ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 100)))"
        },
        "proposed.fix10": { _ in "\(ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions())" },
        "proposed.hash": { _ in
            let (first, second) = (ProposedViewSize(width: 100, height: 200), ProposedViewSize(width: 200, height: 100))
            return "\(first.hashValue == second.hashValue)"
        },
        "proj.identity": { _ in
            let value = ProjectionTransform()
            return
                "\([value.m11, value.m12, value.m13, value.m21, value.m22, value.m23, value.m31, value.m32, value.m33])"
        },
        "proj.isIdentity": { _ in
            "\([ProjectionTransform().isIdentity, ProjectionTransform(CGAffineTransform(translationX: 1, y: 0)).isIdentity])"
        },
        "proj.isAffine": { _ in "\([ProjectionTransform().isAffine, perspective.isAffine])" },
        "proj.invert": { _ in
            var value = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
            let isInverted = value.invert()
            return "\([isInverted ? 1 : 0, value.m11, value.m22])"
        },
        "proj.concat": { _ in
            let value = ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
                .concatenating(ProjectionTransform(CGAffineTransform(translationX: 0, y: 2)))
            return "\([value.m31, value.m32])"
        },
        "proj.perspective": { _ in "\(CGPoint(x: 2, y: 0).applying(perspective).x)" },
        "animation.default.description": { _ in Animation.default.description },
        "animation.default.debug": { _ in Animation.default.debugDescription },
        "animation.default.mirror": { _ in Animation.default.customMirror.description },
    ]

    private static var perspective: ProjectionTransform {
        var transform = ProjectionTransform()
        transform.m13 = 0.5
        return transform
    }

    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: seconds) }

    private static func dates(_ schedule: some TimelineSchedule, from start: TimeInterval, count: Int) -> String {
        "\(Array(schedule.entries(from: date(start), mode: .normal).prefix(count)).map(\.timeIntervalSince1970))"
    }

    private static let curves: [String: UnitCurve] = [
        "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        "circularEaseIn": .circularEaseIn, "circularEaseOut": .circularEaseOut,
        "circularEaseInOut": .circularEaseInOut,
        "bezier": .bezier(
            startControlPoint: UnitPoint(x: 0.25, y: 0.1),
            endControlPoint: UnitPoint(x: 0.75, y: 0.9)
        ),
        "extreme": .bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2),
            endControlPoint: UnitPoint(x: 1.5, y: -1)
        ),
        "clamp": .easeInOut, "vclamp": .linear, "lininv": .linear.inverse, "easeinv": .easeIn.inverse,
        "easeinvv": .easeIn.inverse, "circinv": .circularEaseIn.inverse, "circinvv": .circularEaseIn.inverse,
        "bezinv": .bezier(
            startControlPoint: UnitPoint(x: 0.25, y: 0.1),
            endControlPoint: UnitPoint(x: 0.75, y: 0.9)
        ).inverse,
    ]

    /// Answers to `easeIn.value.0.5`, `easeIn.velocity.0.5`, `bezier.5` and `bezier.v5`, which are the value and the velocity in the middle, and
    /// to `easeinvv.0.3`, of which the last letter says that it is about a velocity.
    private static func curve(_ name: String) throws -> String {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        let curve = try #require(curves[parts[0]])
        let rest = parts[1]
        if let time = rest.dropping("value.").flatMap(Double.init) { return "\(curve.value(at: time))" }
        if let time = rest.dropping("velocity.").flatMap(Double.init) { return "\(curve.velocity(at: time))" }
        if ["bezier", "extreme"].contains(parts[0]) {
            let isVelocity = rest.hasPrefix("v")
            let digits = try #require(Double(isVelocity ? String(rest.dropFirst()) : rest))
            let time = digits > 1 ? digits / 10 : digits
            return "\(isVelocity ? curve.velocity(at: time) : curve.value(at: time))"
        }
        let time = try #require(Double(rest))
        return "\(parts[0] == "vclamp" || parts[0].hasSuffix("vv") ? curve.velocity(at: time) : curve.value(at: time))"
    }

    /// Answers to `right.deg` and the like.
    private static func angle(_ name: String) throws -> String {
        let angles: [String: (radians: Double, degrees: Double)] = [
            "zero": (0, 0), "right": (.pi / 2, 90), "half": (.pi, 180), "full": (.pi * 2, 360),
        ]
        let parts = name.split(separator: ".").map(String.init)
        let (radians, degrees) = try #require(angles[parts[0]])
        let angle = Angle(radians: radians)
        switch parts[1] {
        case "deg": return "\(angle.degrees)"
        case "rad": return "\(Angle(degrees: degrees).radians)"
        case "data": return "\(angle.animatableData)"
        case "eq": return "\(angle == Angle(degrees: degrees))"
        case "twice":
            var (byData, byRadians) = (angle, angle)
            byData.animatableData *= 2
            byRadians.radians *= 2
            return "\(byData == byRadians)"
        case "mul": return "\((Angle(degrees: degrees) * 2).radians)"
        default: throw UnknownFact(name: name)
        }
    }
}

/// The name of a fact of a known kind is not understood.
struct UnknownFact: Error {
    let name: String
}
