import AppFiles
import Testing

@Suite("The choices of an app for Linux desktops")
struct DesktopChoicesTests {
    @Test("take a primary menu unless the Info.plist says that the app keeps its menu bar")
    func primaryMenu() {
        #expect(DesktopChoices.takesPrimaryMenu(nil))
        #expect(DesktopChoices.takesPrimaryMenu(["CFBundleName": "Notes"]))
        #expect(DesktopChoices.takesPrimaryMenu(["LinuxDesktop": ["PrimaryMenu": true]]))
        #expect(DesktopChoices.takesPrimaryMenu(["LinuxDesktop": ["PrimaryMenu": "perhaps"]]))
        #expect(!DesktopChoices.takesPrimaryMenu(["LinuxDesktop": ["PrimaryMenu": false]]))
    }
}
