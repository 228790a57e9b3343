import CoreTransferable
import Foundation

/// A modifier that gives a view a Copy command.
@_weakLinked
struct CopyModifier<Payload: Transferable> {
    let payload: () -> [Payload]
}

extension CopyModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> EditCommands {
        EditCommands(copy: { [payload] in payload().map { NSItemProvider(of: $0) } })
    }
}

/// A modifier that gives a view a Cut command.
@_weakLinked
struct CutModifier<Payload: Transferable> {
    let action: () -> [Payload]
}

extension CutModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> EditCommands {
        EditCommands(cut: { [action] in action().map { NSItemProvider(of: $0) } })
    }
}

/// A modifier that gives a view a Paste command.
@_weakLinked
struct PasteModifier<Payload: Transferable> {
    let action: ([Payload]) -> Void
    let validator: ([Payload]) -> [Payload]
}

extension PasteModifier: ContainerModifier {
    typealias Body = Never

    func part(in node: ViewNode) -> EditCommands {
        EditCommands(
            paste: PasteTarget(contentTypes: importedTypes(of: Payload.self, for: "pasteDestination")) {
                [action, validator] in
                let values = validator(await $0.loadValues(of: Payload.self, for: "paste", transferLogger))
                if !values.isEmpty { action(values) }
            }
        )
    }
}

extension View {
    /// Specifies the values that this view's Copy command copies.
    /// - Parameter payload: Returns the copied value when the command runs. Nothing is copied when it is empty.
    nonisolated public func copyable<Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> [Payload]
    ) -> some View {
        modifier(CopyModifier(payload: payload))
    }

    /// Adds a Cut command to this view.
    /// - Parameters:
    ///   - payloadType: The type of the cut values.
    ///   - action: Removes the cut values and returns them.
    nonisolated public func cuttable<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping () -> [Payload]
    ) -> some View {
        modifier(CutModifier(action: action))
    }

    /// Adds a Paste command to this view.
    /// - Parameters:
    ///   - payloadType: The type of the values that are taken.
    ///   - action: Called with the pasted values.
    ///   - validator: Called with the values first; returns those to paste, none to prevent the paste.
    nonisolated public func pasteDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping ([Payload]) -> Void,
        validator: @escaping ([Payload]) -> [Payload] = { $0 }
    ) -> some View {
        modifier(PasteModifier(action: action, validator: validator))
    }

    /// Adds a Paste command to this view. This is an alternative to ``pasteDestination(for:action:validator:)``.
    nonisolated public func pasteable<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping ([Payload]) -> Void
    ) -> some View {
        pasteDestination(for: payloadType, action: action)
    }
}
