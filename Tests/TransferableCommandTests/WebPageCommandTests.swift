import Foundation
import Testing
import TransferTestSupport

@Suite(
    "transferable copy and paste with web pages",
    .enabled(if: ChromiumPage.isInstalled, "chromium and chromium-driver are not installed"),
    .timeLimit(.minutes(20))
)
struct WebPageCommandTests {
    @Test("exchange bytes with a page on X11")
    func onX() async throws {
        try await XServer.run { try await exchange(on: $0, platform: "x11") }
    }

    @Test("exchange bytes with a page on Wayland")
    func onWayland() async throws {
        try await WaylandServer.run { try await exchange(on: $0, platform: "wayland") }
    }

    /// Every byte, which shows that nothing takes them for text.
    private static let bytes = Data((0...255).map { UInt8($0) } + (0...255).reversed().map { UInt8($0) })

    private func exchange(on desktop: some Desktop, platform: String) async throws {
        let transferable = try ClipboardCommand(on: desktop)
        let page = try await ChromiumPage.open(on: desktop, platform: platform, at: Point(60, 60))
        do {
            try await pageWrites(page, transferable, on: desktop)
            try await pageReads(page, transferable, on: desktop)
        } catch {
            await page.close()
            throw error
        }
        await page.close()
    }

    private func pageWrites(_ page: ChromiumPage, _ transferable: ClipboardCommand, on desktop: some Desktop)
        async throws
    {
        try await page.run(
            """
            const type = 'application/vnd.example.profile';
            const bytes = new Uint8Array(\(Array(Self.bytes)));
            onclick = async () => {
                const formats = { 'text/plain': 'plain', ['web ' + type]: new Blob([bytes], { type }) };
                await navigator.clipboard.write([new ClipboardItem(formats)]);
                window.result = 'written';
            };
            """
        )
        try await desktop.activate(page.window)
        try await desktop.input.click(page.target)
        #expect(try await page.result() == #""written""#)
        for name in ["application/vnd.example.profile", "web application/vnd.example.profile"] {
            #expect(try await transferable("paste", "--type", name).standardOutput.data == Self.bytes)
        }
        #expect(try await transferable.output("paste", "--list").contains("web application/vnd.example.profile"))
        #expect(try await transferable.output("paste") == "plain")
    }

    private func pageReads(_ page: ChromiumPage, _ transferable: ClipboardCommand, on desktop: some Desktop)
        async throws
    {
        let file = try transferable.directory.write(Self.bytes, to: "profile")
        try await transferable.output("copy", "--web", "--type", "application/vnd.example.profile", input: file)
        try await page.run(
            """
            window.result = null;
            onclick = async () => {
                const [item] = await navigator.clipboard.read();
                const blob = await item.getType('web application/vnd.example.profile');
                window.result = [item.types.length, ...new Uint8Array(await blob.arrayBuffer())];
            };
            """
        )
        try await desktop.activate(page.window)
        try await desktop.input.click(page.target)
        let result = try await JSONDecoder().decode([Int].self, from: Data(page.result().utf8))
        #expect(result.first == 1)
        #expect(result.dropFirst().map { UInt8($0) } == Array(Self.bytes))
    }
}
