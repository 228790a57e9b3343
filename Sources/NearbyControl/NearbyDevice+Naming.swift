import SystemSupport

extension [NearbyDevice] {
    /// Returns the device to which a user refers by name or identifier.
    /// - Throws: ``NearbyClient/Failure`` if there is none, or several.
    package func device(named name: String) throws -> NearbyDevice {
        let matches = [
            filter { $0.id == name }, filter { $0.name == name }, filter { $0.name.lowercased() == name.lowercased() },
        ]
        guard let found = matches.first(where: { !$0.isEmpty }) else {
            let names = map { "“\($0.name.printable)”" }.joined(separator: ", ")
            throw NearbyClient.Failure(
                description: "There is no device “\(name.printable)”. "
                    + (names.isEmpty ? "None is in reach, and none is paired." : "There is: \(names).")
            )
        }
        guard found.count == 1 else {
            throw NearbyClient.Failure(
                description: "“\(name.printable)” is the name of several devices: use one of "
                    + found.map(\.id).joined(separator: ", ") + "."
            )
        }
        return found[0]
    }
}
