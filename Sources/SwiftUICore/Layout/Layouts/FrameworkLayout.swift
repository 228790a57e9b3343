import Foundation
import SystemSupport

/// A layout of the framework's own, which arranges elements as the view of the same name does.
protocol FrameworkLayout: Layout {
    /// A Boolean value that indicates whether the layout may be as long as it is offered, however long that is.
    var mayBeEndless: Bool { get }
    /// A Boolean value that indicates whether the layout takes room in which it draws nothing but one view, which may stand
    /// anywhere.
    var isOnlyPlacing: Bool { get }
}

extension FrameworkLayout {
    var mayBeEndless: Bool { true }
    var isOnlyPlacing: Bool { false }

    /// Returns the default spacing, as around the view with the corresponding name.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
}

extension LayoutSubviews {
    /// Asks an arrangement for the size of all views.
    func size(
        _ proposal: ProposedViewSize,
        _ arrange: @MainActor ([LayoutElement], ProposedViewSize) -> CGSize
    ) -> CGSize {
        withoutActuallyEscaping(arrange) { arrange in
            let (arrange, views) = (UncheckedBox(arrange), UncheckedBox(self))
            return MainActor.assumeCallback { arrange.value(views.value.elements, proposal) }
        }
    }

    /// Gives each view the place that an arrangement has for it.
    func place(
        in bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ arrange: @MainActor ([LayoutElement], ProposedViewSize) -> [StackArrangement.Child]
    ) {
        withoutActuallyEscaping(arrange) { arrange in
            let (arrange, views) = (UncheckedBox(arrange), UncheckedBox(self))
            MainActor.assumeCallback {
                let children = arrange.value(views.value.elements, proposal)
                for (view, child) in zip(views.value, children) {
                    view.setPlace(child.frame.offsetBy(dx: bounds.minX, dy: bounds.minY), child.proposal)
                }
            }
        }
    }

    @MainActor
    private var elements: [LayoutElement] { map(\.element) }
}
