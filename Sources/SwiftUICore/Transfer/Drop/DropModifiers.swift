import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
    /// Makes this view a drop destination for values of the specified type.
    ///
    /// ```swift
    /// .dropDestination(for: Profile.self) { profiles, location in
    ///     team += profiles
    ///     return true
    /// }
    /// ```
    /// - Parameters:
    ///   - payloadType: The type of the values that are taken.
    ///   - action: Called with the dropped values and the point in the view. Returns whether they are accepted.
    ///   - isTargeted: Called with true when a drag that fits enters the view, and with false when it leaves.
    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        action: @escaping ([Payload], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        dropDestination(of: payloadType, isTargeted: isTargeted, action: { action($0, $1.location) })
    }

    /// Makes this view a drop destination for values of the specified type.
    /// - Parameters:
    ///   - payloadType: The type of the values that are taken.
    ///   - isEnabled: Whether anything is taken.
    ///   - action: Called with the dropped values and the drop session.
    @_disfavoredOverload
    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self,
        isEnabled: Bool = true,
        action: @escaping (_ items: [Payload], _ session: DropSession) -> Void
    ) -> some View {
        dropDestination(of: payloadType, isEnabled: isEnabled) { items, session in
            action(items, session)
            return true
        }
    }

    nonisolated private func dropDestination<Payload: Transferable>(
        of payloadType: Payload.Type,
        isEnabled: Bool = true,
        isTargeted: @escaping (Bool) -> Void = { _ in },
        action: @escaping ([Payload], DropSession) -> Bool
    ) -> some View {
        let action = UncheckedBox(action)
        return modifier(
            DropModifier(
                of: importedTypes(of: payloadType, for: "dropDestination"),
                isEnabled: isEnabled,
                isTargeted: isTargeted
            ) { items, session in
                let session = UncheckedBox(session)
                let values = await items.loadValues(of: payloadType, for: "drop", transferLogger)
                return values.isEmpty ? false : action.value(values, session.value)
            }
        )
    }

    /// Makes this view a drop destination for values of the specified type, using an earlier form of the modifier.
    nonisolated public func dropDestination<Payload: Transferable>(
        payloadType: Payload.Type,
        action: @escaping ([Payload], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        dropDestination(for: payloadType, action: action, isTargeted: isTargeted)
    }
}

/// Returns the types that a payload can be read from. Logs a message if there are none.
@MainActor
func importedTypes<Payload: Transferable>(of payload: Payload.Type, for use: String) -> [UTType] {
    let types = ImportedTypes.of(payload)
    if types.isEmpty, ReportedOnce.first("\(use) \(payload)") {
        transferLogger.warning(
            "\(use) can never receive a \(payload): none of its representations can be imported. Give it a representation with an importing closure."
        )
    }
    return types
}

/// The types that payloads can be read from, asked of each payload type once and not at every evaluation of a view.
@MainActor
private enum ImportedTypes {
    private static var known: [ObjectIdentifier: [UTType]] = [:]

    static func of<Payload: Transferable>(_ payload: Payload.Type) -> [UTType] {
        if let types = known[ObjectIdentifier(payload)] { return types }
        let types = payload.importedContentTypes()
        known[ObjectIdentifier(payload)] = types
        return types
    }
}
