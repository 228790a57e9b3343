import TransferTestSupport

/// `transferable share`, for which there are the programs of a test and no others: neither `xdg-email` nor a message bus, but for
/// tests that bring them.
struct ShareTool {
    let programs: InstalledPrograms
    private let tool: CommandLineTool
    private var changes = ["DBUS_SESSION_BUS_ADDRESS": "disabled:", "PATH": "/nonexistent"]

    /// - Parameter programs: The installed programs.
    init(_ programs: InstalledPrograms) throws {
        self.programs = programs
        tool = try CommandLineTool()
        changes.merge(programs.environment) { $1 }
    }

    init() throws { try self.init(InstalledPrograms([])) }

    /// The directory in which the command runs.
    var directory: TemporaryDirectory { tool.directory }

    /// Runs the command to its end.
    func callAsFunction(_ arguments: [String], _ changes: [String: String] = [:]) async throws -> RunningProgram {
        try await tool(["share"] + arguments, environment: self.changes.merging(changes) { $1 })
    }

    /// Runs a test with a service, which ends with the test.
    func with(
        _ service: BusService,
        _ body: (_ share: ShareTool, _ service: BusService) async throws -> Void
    ) async throws {
        var tool = self
        tool.changes.merge(service.environment) { $1 }
        try await body(tool, service)
        await service.end()
    }
}
