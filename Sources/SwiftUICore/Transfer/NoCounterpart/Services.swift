import CoreTransferable
import UniformTypeIdentifiers

// Linux desktops have no Services menu, no quick actions and no shortcuts that ask the focused view for its items.
extension View {
    /// Returns the view unchanged: no desktop asks for the items. `ShareLink` offers the apps that open an item.
    /// - Parameters:
    ///   - contentTypes: The types of the items.
    ///   - onExport: Never called.
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType],
        onExport: @escaping () -> [NSItemProvider]
    ) -> some View {
        self
    }

    /// Returns the view unchanged: no desktop asks for the items, or returns them. `ShareLink` offers the apps that open an item.
    /// - Parameters:
    ///   - contentTypes: The types of the items.
    ///   - onExport: Never called.
    ///   - onEdit: Never called.
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType],
        onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        self
    }

    /// Returns the view unchanged: no desktop service gives a view items. `onDrop` and `onPasteCommand` receive those of every program.
    /// - Parameters:
    ///   - contentTypes: The types of the items.
    ///   - onImport: Never called.
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType],
        onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        self
    }

    /// Returns the view unchanged: no desktop asks for the items. `ShareLink` offers the apps that open an item.
    /// - Parameter payload: Never called.
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T]
    ) -> some View {
        self
    }

    /// Returns the view unchanged: no desktop asks for the items, or returns them. `ShareLink` offers the apps that open an item.
    /// - Parameters:
    ///   - payload: Never called.
    ///   - onEdit: Never called.
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T],
        onEdit: @escaping ([T]) -> Bool
    ) -> some View {
        self
    }

    /// Returns the view unchanged: no desktop service gives a view items. `dropDestination` and `pasteDestination` receive those of every
    /// program.
    /// - Parameters:
    ///   - payloadType: The type of the items.
    ///   - action: Never called.
    nonisolated public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Bool
    ) -> some View {
        self
    }
}
