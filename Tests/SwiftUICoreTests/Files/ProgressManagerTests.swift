import SwiftUICore
import Testing

@Suite("ProgressManager")
struct ProgressManagerTests {
    @Test func unitsAreCounted() {
        let progress = ProgressManager(totalCount: 4)
        #expect(progress.fractionCompleted == 0 && !progress.isFinished && !progress.isIndeterminate)
        progress.complete(count: 1)
        #expect(progress.completedCount == 1 && progress.fractionCompleted == 0.25)
        progress.complete(count: 3)
        #expect(progress.isFinished && progress.fractionCompleted == 1)
        #expect("\(progress)" == "4 of 4")
    }

    @Test func theTotalMayBecomeKnownLater() {
        let progress = ProgressManager(totalCount: nil)
        progress.complete(count: 2)
        #expect(progress.isIndeterminate && !progress.isFinished && progress.fractionCompleted == 0)
        progress.setCounts { completed, total in (completed, total) = (3, 6) }
        #expect(progress.totalCount == 6 && progress.fractionCompleted == 0.5)
    }

    @Test func aPartCountsAsManyUnitsAsItStandsFor() {
        let progress = ProgressManager(totalCount: 10)
        let part = progress.subprogress(assigningCount: 5).start(totalCount: 100)
        part.complete(count: 50)
        #expect(progress.fractionCompleted == 0.25 && progress.completedCount == 0)
        let inner = part.subprogress(assigningCount: 50).start(totalCount: nil)
        inner.complete(count: 1)
        #expect(progress.fractionCompleted == 0.25)
        inner.setCounts { $1 = 1 }
        #expect(progress.fractionCompleted == 0.5 && progress.completedCount == 5 && part.isFinished)
    }

    @Test func aPartThatIsNotStartedIsDoneWhenItIsDropped() {
        let progress = ProgressManager(totalCount: 2)
        func drop(_ part: consuming Subprogress) {}
        drop(progress.subprogress(assigningCount: 1))
        #expect(progress.completedCount == 1)
        // One that is started is not done by that.
        let part = progress.subprogress(assigningCount: 1).start(totalCount: 1)
        #expect(progress.completedCount == 1)
        part.complete(count: 1)
        #expect(progress.isFinished)
    }

    @Test func aChangeIsSeenByWhatReads() async {
        let progress = ProgressManager(totalCount: 1)
        let part = progress.subprogress(assigningCount: 1).start(totalCount: 2)
        await confirmation { changed in
            withObservationTracking {
                _ = progress.fractionCompleted
            } onChange: {
                changed()
            }
            part.complete(count: 1)
        }
    }
}
