import Testing
import TransferTestSupport

@Suite("Foundation's objects")
struct ArchivedValuesTests {
    /// In a release build, the program has Foundation's static library in it, from which the linker takes what is named.
    @Test("are found for values in programs for machines without Swift")
    func objects() async throws {
        let program = try await run(BuiltProduct.path(of: "PasteboardProbe"), ["archive"])
        #expect(program.standardOutput.text == "archived 7 values and a list of 2\n", "\(program.transcript)")
    }
}
