/// The targets of projects that a package has: those that make something for Linux, frameworks first and tests last.
struct TargetChoice {
    private(set) var chosen: [(identifier: String, target: XcodeTarget)] = []
    private(set) var notes: [PortingNote] = []

    init(_ projects: [XcodeProject]) {
        let all = projects.flatMap { project in
            project.order.compactMap { identifier in project.targets[identifier].map { (identifier, $0) } }
        }
        var apps: [(identifier: String, target: XcodeTarget)] = []
        var tests: [(identifier: String, target: XcodeTarget)] = []
        for (identifier, target) in all {
            let isForDesktop = target.platforms.contains { ["macosx", "iphoneos", "linux"].contains($0) }
            switch target.kind {
            case .other(let kind):
                notes.append(PortingNote(subject: target.name, text: "Left out: it is of the kind “\(kind)”."))
            case _ where !isForDesktop:
                let platforms = target.platforms.joined(separator: ", ")
                notes.append(
                    PortingNote(subject: target.name, text: "It is for \(platforms.prefix(80)), so it is left out.")
                )
            case .library: chosen.append((identifier, target))
            case .app, .tool: apps.append((identifier, target))
            case .tests: tests.append((identifier, target))
            }
        }
        // Of two apps that are made of the same files, that for Macs is nearer to a Linux desktop.
        let ranks = apps.map { app in
            app.target.isForMac && !apps.contains { Self.isBeginning(app.target, of: $0.target) } ? 0 : 1
        }
        let sorted = apps.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        for (identifier, target) in sorted.map({ apps[$0] }) {
            let sources = Set(target.sources)
            let other = chosen.first { other in
                if case .library = other.target.kind { return false }
                // An app for iOS that shares files with one for Macs is the same app.
                let shared = sources.intersection(other.target.sources).count
                return shared * 2 > sources.count || shared > 0 && other.target.isForMac && !target.isForMac
            }
            if let other {
                let text = "Left out: it shares files with \(other.target.name), and a file belongs to one target."
                notes.append(PortingNote(subject: target.name, text: text))
            } else {
                chosen.append((identifier, target))
            }
        }
        chosen += tests
    }

    /// Returns whether an app is what a template of Xcode's began beside another, and has few of that one's files.
    private static func isBeginning(_ target: XcodeTarget, of other: XcodeTarget) -> Bool {
        !other.isForMac && target.sources.count * 2 < other.sources.count
            && Set(target.sources).isSubset(of: other.sources)
    }
}
