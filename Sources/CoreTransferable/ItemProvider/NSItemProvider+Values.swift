extension NSItemProvider {
    /// Creates a provider that offers all representations of one value and suggests its name.
    ///
    /// This is the one way in which a value becomes an item, whether it is dragged, copied, shared or given to a command.
    /// - Parameters:
    ///   - value: The value.
    ///   - title: The program's name for the value, empty for no title. It is the name of an item that suggests none,
    ///     unless the item is a file, which has a name.
    package convenience init<Value: Transferable>(of value: Value, titled title: String = "") {
        self.init()
        register(value)
        guard !title.isEmpty, suggestedName == nil, registrations.allSatisfy({ $0.kind == .data }) else { return }
        suggestedName = title
    }
}

extension [NSItemProvider] {
    /// Loads a value from each item that has one, in their order, and logs the items that cannot be read.
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - use: The purpose of the values, with which the message begins.
    ///   - logger: The logger for the message.
    package func loadValues<Value: Transferable>(
        of type: Value.Type,
        for use: String,
        _ logger: BackgroundLogger
    ) async -> [Value] {
        var values: [Value] = []
        for item in self {
            do {
                values.append(try await item.loadTransferable(type: type))
            } catch {
                let offered = item.registeredTypeIdentifiers.joined(separator: ", ")
                logger.error("\(use): no \(type) could be read from an item that offers \(offered): \(error)")
            }
        }
        return values
    }
}
