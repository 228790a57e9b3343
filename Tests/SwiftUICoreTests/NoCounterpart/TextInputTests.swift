import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Traits of text input")
struct TextInputTests {
    @Test("Fields are told what the views around say of what is typed")
    func traits() throws {
        let window = TestWindow(size: .small) {
            TextField("address", text: .constant(""))
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .textContentType(.emailAddress)
                .submitLabel(.done)
            TextEditor(text: .constant("")).textInputAutocapitalization(.sentences)
        }
        let field = try #require(window.widgets.compactMap(\.textField).first)
        #expect(field.traits.keyboard == .emailAddress)
        #expect(field.traits.capitalization == .never)
        #expect(field.traits.isAutocorrectionDisabled == true)
        #expect(field.traits.contentType == .emailAddress)
    }

    @Test("The view inside decides, and nil gives a trait back to the system")
    func inner() throws {
        let window = TestWindow(size: .small) {
            TextField("number", text: .constant(""))
                .keyboardType(.decimalPad)
                .textInputAutocapitalization(nil)
                .keyboardType(.URL)
                .textInputAutocapitalization(.words)
        }
        let field = try #require(window.widgets.compactMap(\.textField).first)
        #expect(field.traits.keyboard == .decimalPad)
        #expect(field.traits.capitalization == nil)
    }

    @Test("The environment says whether what is typed is corrected")
    func environment() {
        struct Probe: View {
            @Environment(\.autocorrectionDisabled) private var isDisabled
            var body: some View { Text(isDisabled ? "as typed" : "corrected") }
        }
        let window = TestWindow(size: .small) {
            Probe().autocorrectionDisabled()
            Probe().autocorrectionDisabled(false)
            Probe()
        }
        #expect(window.texts == ["as typed", "corrected", "corrected"])
    }
}
