import Foundation

/// A web page in a window of Chromium, into which `chromedriver` looks (https://www.w3.org/TR/webdriver2/).
///
/// The pointer and the keyboard are those of the desktop: what a browser puts on a clipboard needs the event of a person.
package struct ChromiumPage: Sendable {
    /// The window, which shows the page alone.
    package let window: DesktopWindow
    private let server: RunningProgram
    private let driver: RunningProgram
    private let profile: TemporaryDirectory
    /// The address of the session.
    private let session: URL

    /// A Boolean value that indicates whether the programs are on this machine.
    package static let isInstalled = ["chromium", "chromedriver"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    /// Opens the page, which may read the clipboard.
    /// - Parameters:
    ///   - desktop: The desktop.
    ///   - platform: Chromium's name of the window system.
    ///   - origin: The place of the window.
    package static func open(
        on desktop: some Desktop,
        platform: String,
        at origin: Point
    ) async throws -> ChromiumPage {
        let server = try desktop.launch("/usr/bin/python3", [DragPeer.script("web-server")])
        let page = try await "http://localhost:" + server.waitForLine(containing: "port ").dropFirst("port ".count)
        let driver = try desktop.launch("/usr/bin/chromedriver", ["--port=0"])
        let ready = try await driver.waitForLine(containing: "successfully on port ")
        guard let port = ready.firstMatch(of: /on port (\d+)/)?.1,
            let sessions = URL(string: "http://127.0.0.1:\(port)/session")
        else { throw TestSupportError("no port in “\(ready)”") }
        let profile = try TemporaryDirectory()
        let arguments = [
            "--no-sandbox", "--test-type", "--no-first-run", "--disable-gpu", "--password-store=basic",
            "--user-data-dir=\(profile.path)", "--ozone-platform=\(platform)", "--window-size=500,500",
            "--app=\(page)/page",
        ]
        let options: [String: any Sendable] = ["args": arguments]
        let wanted: [String: any Sendable] = ["browserName": "chrome", "goog:chromeOptions": options]
        let made = try await post(["capabilities": ["alwaysMatch": wanted]], to: sessions)
        guard let identifier = (made as? [String: Any])?["sessionId"] as? String else {
            throw TestSupportError("no session: \(made)")
        }
        let session = sessions.appending(path: identifier)
        let permissions: [String: any Sendable] = ["permissions": ["clipboardReadWrite"], "origin": page]
        _ = try await post(
            ["cmd": "Browser.grantPermissions", "params": permissions],
            to: session.appending(path: "goog/cdp/execute")
        )
        let window = try await desktop.window(titled: "Page", movedTo: origin)
        return ChromiumPage(window: window, server: server, driver: driver, profile: profile, session: session)
    }

    /// Runs a function's body in the page, which may wait.
    /// - Returns: What it returns, as JSON.
    @discardableResult
    package func run(_ body: String) async throws -> String {
        let script = """
            const done = arguments[arguments.length - 1];
            (async () => { \(body) })().then(result => done(JSON.stringify(result ?? null)), error => done("error: " + error));
            """
        let result = try await Self.post(
            ["script": script, "args": [String]()],
            to: session.appending(path: "execute/async")
        )
        guard let text = result as? String, !text.hasPrefix("error: ") else {
            throw TestSupportError("the page says \(result)")
        }
        return text
    }

    /// Waits until a variable of the page, `result`, has a value.
    /// - Returns: The value, as JSON.
    package func result() async throws -> String {
        try await waitUntil("a result of the page") {
            let result = try await run("return window.result")
            return result == "null" ? nil : result
        }
    }

    /// The middle of what the page lets be dragged.
    package var source: Point { place(1) }

    /// The middle of what takes drops and the keyboard.
    package var target: Point { place(3) }

    private func place(_ quarter: Int) -> Point {
        Point(window.frame.center.x, window.frame.origin.y + window.frame.height * quarter / 4)
    }

    /// Ends the browser.
    package func close() async {
        _ = try? await Self.request("DELETE", session)
        await driver.terminate()
        await server.terminate()
    }

    private static func post(_ body: [String: any Sendable], to address: URL) async throws -> Any {
        let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        let data = try await request("POST", address, json)
        guard let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any], let value = answer["value"],
            (value as? [String: Any])?["error"] == nil
        else { throw TestSupportError("chromedriver says \(String(decoding: data, as: UTF8.self))") }
        return value
    }

    /// Sends a request. (Foundation's sessions do not read chromedriver's answers.)
    private static func request(_ method: String, _ address: URL, _ body: String = "{}") async throws -> Data {
        let arguments = [DragPeer.script("web-request"), method, address.absoluteString, body]
        return try await TransferTestSupport.run("/usr/bin/python3", arguments).standardOutput.data
    }
}
