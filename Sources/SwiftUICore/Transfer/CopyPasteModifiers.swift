import CoreTransferable
import Foundation

extension View {
    /// Gives this view's Copy command something to copy.
    /// - Parameter payload: What is copied, made when the command is given. Nothing is copied when it is empty.
    nonisolated public func copyable<Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> [Payload]
    ) -> some View {
        let payload = UncheckedBox(payload)
        return modifier(
            ContainerPartModifier {
                $0.commands = EditCommands(copy: { payload.value().map(provider(of:)) })
            }
        )
    }

    /// Gives this view a Cut command.
    /// - Parameters:
    ///   - payloadType: What is cut.
    ///   - action: Removes what is cut and returns it.
    nonisolated public func cuttable<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping () -> [Payload]
    ) -> some View {
        let action = UncheckedBox(action)
        return modifier(
            ContainerPartModifier {
                $0.commands = EditCommands(cut: { action.value().map(provider(of:)) })
            }
        )
    }

    /// Gives this view a Paste command.
    /// - Parameters:
    ///   - payloadType: What is taken.
    ///   - action: Given the pasted values.
    ///   - validator: Given the values first; returns those to paste, none to prevent the paste.
    nonisolated public func pasteDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping ([Payload]) -> Void,
        validator: @escaping ([Payload]) -> [Payload] = { $0 }
    ) -> some View {
        let closures = UncheckedBox((action, validator))
        return modifier(
            ContainerPartModifier {
                $0.commands = EditCommands(
                    paste: PasteTarget(contentTypes: importedTypes(of: payloadType, for: "pasteDestination")) {
                        let values = closures.value.1(await loadAll(payloadType, from: $0, for: "paste"))
                        if !values.isEmpty { closures.value.0(values) }
                    }
                )
            }
        )
    }

    /// Gives this view a Paste command; another spelling of ``pasteDestination(for:action:validator:)``.
    nonisolated public func pasteable<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping ([Payload]) -> Void
    ) -> some View {
        pasteDestination(for: payloadType, action: action)
    }
}
