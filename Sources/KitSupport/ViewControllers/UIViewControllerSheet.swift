import SwiftUICore

/// The contents of a view controller in a view of SwiftUI.
public struct UIViewControllerSheet: View {
    private let methods: RepresentableMethods
    @Environment(\.self) private var environment
    @Environment(\.dismiss) private var dismiss
    @State private var place = ControllerPlace()

    init(_ methods: RepresentableMethods) { self.methods = methods }

    /// The contents of the controller.
    public var body: some View {
        // The stack stays while its contents are replaced by others, so it disappears with the controller alone.
        ZStack {
            // Outside of a presentation the action would close the window.
            place.contents(methods, environment) { if environment.isPresented { dismiss() } }
        }
        .onDisappear { place.end() }
    }
}

/// The place of a controller in a view.
@MainActor
private final class ControllerPlace {
    private var made: MadeObject?
    /// The controller; nil for one that has no view here.
    private var sheet: (any SheetController)?
    private var contents: AnyView?

    nonisolated init() {}

    func contents(
        _ methods: RepresentableMethods,
        _ environment: EnvironmentValues,
        dismiss: @escaping @MainActor () -> Void
    ) -> AnyView {
        if let new = methods.updated(made, in: environment) {
            (made, sheet) = (new, new.object as? any SheetController)
            contents = sheet?.shownSheet(dismiss: dismiss)
            if sheet == nil {
                kitLogger.warning(
                    "\(type(of: new.object)) is not shown: a UIViewControllerRepresentable shows view controllers of UIKit, PhotosUI and QuickLook that have a view here."
                )
            }
        }
        return contents ?? AnyView(EmptyView())
    }

    func end() {
        sheet?.sheetDidDisappear()
        made?.dismantle()
        (made, sheet, contents) = (nil, nil, nil)
    }
}
