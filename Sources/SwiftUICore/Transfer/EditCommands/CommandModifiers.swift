import CoreTransferable
import UniformTypeIdentifiers

/// A modifier that gives a view the commands that return or delete items.
@_weakLinked
struct EditCommandsModifier {
    var copy: (() -> [NSItemProvider])?
    var cut: (() -> [NSItemProvider])?
    var delete: (() -> Void)?
}

extension EditCommandsModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> EditCommands { EditCommands(copy: copy, cut: cut, delete: delete) }
}

/// A modifier that gives a view a Paste command.
@_weakLinked
struct PasteCommandModifier<Payload> {
    let contentTypes: [UTType]
    let validator: ([NSItemProvider]) -> Payload?
    let action: (Payload) -> Void
}

extension PasteCommandModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> EditCommands {
        EditCommands(
            paste: PasteTarget(contentTypes: contentTypes) { [contentTypes, validator, action] items in
                let fitting = items.filter { $0.hasRepresentation(conformingToAnyOf: contentTypes) }
                if !fitting.isEmpty, let payload = validator(fitting) { action(payload) }
            }
        )
    }
}

extension View {
    /// Adds a Delete command to this view, for the Delete key and the Edit menu.
    /// - Parameter action: The action; nil for none.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(EditCommandsModifier(delete: action))
    }

    /// Adds a Copy command to this view.
    /// - Parameter payloadAction: Returns the items to copy; nil for no command.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(EditCommandsModifier(copy: payloadAction))
    }

    /// Adds a Cut command to this view.
    /// - Parameter payloadAction: Removes the cut items and returns them; nil for no command.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(EditCommandsModifier(cut: payloadAction))
    }

    /// Adds a Paste command to this view.
    /// - Parameters:
    ///   - supportedContentTypes: The types that are taken.
    ///   - payloadAction: Called with the items that have one of them.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Adds a Paste command to this view.
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types.
    ///   - validator: Called with the items that have one of them. Returning nil prevents the paste.
    ///   - payloadAction: Called with the result of the validator.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            PasteCommandModifier(contentTypes: supportedContentTypes, validator: validator, action: payloadAction)
        )
    }

    /// Adds a Paste command to this view.
    @available(*, deprecated, message: "Use the form that takes types.")
    nonisolated public func onPasteCommand(
        of supportedTypes: [String],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: UTType.types(of: supportedTypes), perform: payloadAction)
    }

    /// Adds a Paste command to this view.
    @available(*, deprecated, message: "Use the form that takes types.")
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: UTType.types(of: supportedTypes), validator: validator, perform: payloadAction)
    }
}
