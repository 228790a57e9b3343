import Foundation

/// A modifier that shows views in a pane at the trailing edge.
@_weakLinked
struct InspectorModifier<Inspected: View> {
    let isPresented: Binding<Bool>
    let inspector: Inspected
    @State private var length: SplitLength?

    init(isPresented: Binding<Bool>, inspector: Inspected) {
        (self.isPresented, self.inspector) = (isPresented, inspector)
    }
}

extension InspectorModifier: ViewModifier {
    func body(content: Content) -> some View {
        SplitPanes(.horizontal) {
            VStack(spacing: 0) { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .splitPane(SplitLength())
            VStack(spacing: 0) { if isPresented.wrappedValue { inspector } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .onPreferenceChange(InspectorLengthKey.self) { length = $0 ?? length }
                .transformPreference(InspectorLengthKey.self) { $0 = nil }
                .splitPane(
                    length ?? SplitLength(minimum: 160, ideal: 240, maximum: 400, isKept: true),
                    isShown: isPresented.wrappedValue
                )
        }
        .onSidePaneToggle(.inspector) { isPresented.wrappedValue.toggle() }
    }
}

/// The width of the inspector around.
@_weakLinked
enum InspectorLengthKey: PreferenceKey {
    static var defaultValue: SplitLength? { nil }
    static func reduce(value: inout SplitLength?, nextValue: () -> SplitLength?) { value = value ?? nextValue() }
}

extension View {
    /// Shows details of the selection in a pane at the trailing edge of this view while a binding is true.
    /// - Parameters:
    ///   - isPresented: Whether the pane is shown.
    ///   - content: The views.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that contains this view.
    /// - Parameter width: The width in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        inspectorLength(SplitLength(minimum: width, ideal: width, maximum: width, isKept: true))
    }

    /// Sets the width of the inspector that contains this view.
    /// - Parameters:
    ///   - min: The least width in points.
    ///   - ideal: The width at first.
    ///   - max: The greatest width.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        inspectorLength(SplitLength(minimum: min, ideal: ideal, maximum: max, isKept: true))
    }

    nonisolated private func inspectorLength(_ length: SplitLength) -> some View {
        transformPreference(InspectorLengthKey.self) { $0 = $0 ?? length }
    }
}
