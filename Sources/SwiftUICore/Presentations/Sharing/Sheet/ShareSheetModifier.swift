import CoreTransferable

extension View {
    /// Presents the share sheet over this view's window while a binding is true.
    ///
    /// ```swift
    /// Button("Send") { isSharing = true }
    ///     .shareSheet(isPresented: $isSharing, items: [report]) { SharePreview($0.title) } onEnd: { outcome in
    ///         if case .shared = outcome { report.isSent = true }
    ///     }
    /// ```
    ///
    /// No item is exported before the user has chosen a destination. Apple's SwiftUI has no such modifier: there apps
    /// present `UIActivityViewController` or `NSSharingServicePicker`.
    /// - Parameters:
    ///   - isPresented: Whether it is presented. It is set to false when the sheet ends.
    ///   - items: The items. Without items no sheet is presented, and the outcome is the same as when the user closes
    ///     the sheet.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    ///   - preview: Returns the preview of an item.
    ///   - onEnd: Called when the sheet has ended.
    nonisolated public func shareSheet<
        Data: RandomAccessCollection,
        PreviewImage: Transferable,
        PreviewIcon: Transferable
    >(
        isPresented: Binding<Bool>,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void = { _ in }
    ) -> some View where Data.Element: Transferable {
        modifier(
            ShareSheetModifier(isPresented: isPresented, subject: subject, message: message, onEnd: onEnd) {
                items.map { SharedItem($0, preview: preview($0)) }
            }
        )
    }

    /// Presents the share sheet over this view's window while a binding is true, with previews created from the items.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; set to false when it ends.
    ///   - items: The items. Nothing is presented for none, which ends as though the user had closed the sheet.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    ///   - onEnd: Called when the sheet has ended.
    nonisolated public func shareSheet<Data: RandomAccessCollection>(
        isPresented: Binding<Bool>,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void = { _ in }
    ) -> some View where Data.Element: Transferable {
        modifier(
            ShareSheetModifier(isPresented: isPresented, subject: subject, message: message, onEnd: onEnd) {
                items.map { SharedItem($0) }
            }
        )
    }
}

extension View {
    /// Presents the share sheet over this view's window while a binding is true, with items created for the destination that the user
    /// chooses.
    /// - Parameters:
    ///   - isPresented: Whether it is presented; set to false when it ends.
    ///   - sources: The sources of the items. Nothing is presented for none, which ends as though the user had closed
    ///     the sheet.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    ///   - onEnd: Called when the sheet has ended.
    nonisolated public func shareSheet(
        isPresented: Binding<Bool>,
        items sources: [ShareItemSource],
        subject: Text? = nil,
        message: Text? = nil,
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void = { _ in }
    ) -> some View {
        modifier(
            ShareSheetModifier(isPresented: isPresented, subject: subject, message: message, onEnd: onEnd) {
                sources.map(\.sharedItem)
            }
        )
    }
}

/// A modifier that presents the share sheet while a value is true.
@_weakLinked
struct ShareSheetModifier {
    @Binding var isPresented: Bool
    let subject: Text?
    let message: Text?
    let onEnd: @MainActor (ShareSheetOutcome) -> Void
    let items: () -> [SharedItem]
    /// The sheet that this view has presented; nil for none.
    @State private var presented: ObjectIdentifier?
    @Environment(\.shareSheets) private var sheets
    @Environment(\.shareService) private var service
    @Environment(\.shareDestinationOptions) private var options

    nonisolated init(
        isPresented: Binding<Bool>,
        subject: Text?,
        message: Text?,
        onEnd: @escaping @MainActor (ShareSheetOutcome) -> Void,
        items: @escaping () -> [SharedItem]
    ) {
        _isPresented = isPresented
        (self.subject, self.message, self.onEnd, self.items) = (subject, message, onEnd, items)
    }
}

extension ShareSheetModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onChange(of: isPresented, initial: true) { _, isPresented in
            guard isPresented else {
                if let presented { sheets?.dismiss(presented) }
                presented = nil
                return
            }
            presented = sheets?.present(
                items(),
                subject: subject?.string,
                message: message?.string,
                with: options.applied(to: service)
            ) { outcome in
                self.isPresented = false
                onEnd(outcome)
            }
        }
    }
}
