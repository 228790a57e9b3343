import Foundation

/// A source of progress that is queried, because it does not report changes.
enum ProgressSource {
    case progress(Progress)
    case time(ClosedRange<Date>, countsDown: Bool)

    /// The part that is done now; nil if that is not known.
    var fraction: Double? {
        switch self {
        case .progress(let progress):
            return progress.isIndeterminate ? nil : progress.fractionCompleted
        case .time(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = Date.now.timeIntervalSince(interval.lowerBound)
            let part = length > 0 ? (passed / length).fraction : 1
            return countsDown ? 1 - part : part
        }
    }

    /// A Boolean value that indicates whether nothing more can change.
    var isOver: Bool {
        switch self {
        case .progress(let progress): progress.isFinished || progress.isCancelled
        case .time(let interval, _): Date.now >= interval.upperBound
        }
    }

    /// The identity of the source.
    var identity: AnyHashable {
        switch self {
        case .progress(let progress): AnyHashable(ObjectIdentifier(progress))
        case .time(let interval, let countsDown): AnyHashable([AnyHashable(interval), AnyHashable(countsDown)])
        }
    }
}

/// A view of a progress that is asked ten times a second while the view is there.
@_weakLinked
struct FollowedProgress<Content: View>: View {
    let source: ProgressSource
    let content: (Double?) -> Content
    @State private var fraction: Double??

    var body: some View {
        content(fraction ?? source.fraction)
            .task(id: source.identity) {
                while !Task.isCancelled {
                    fraction = .some(source.fraction)
                    if source.isOver { return }
                    try? await Task.sleep(for: .milliseconds(100))
                }
            }
    }
}
