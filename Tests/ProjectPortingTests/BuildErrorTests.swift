import Testing

@testable import ProjectPorting

@Suite("Errors of a build")
struct BuildErrorTests {
    @Test("Errors are counted once each, by kind, with the names that are missing")
    func kinds() {
        var errors = BuildErrors()
        for line in [
            "[3/9] Compiling A b.swift", "/a/b.swift:1:8: error: no such module 'MapKit'",
            "/a/b.swift:3:5: error: cannot find 'NSView' in scope",
            "/a/b.swift:3:5: error: cannot find 'NSView' in scope",
            "  |     `- error: cannot find 'NSView' in scope",
            "/a/c.swift:9:1: error: cannot find type 'NSView' in scope",
            "/a/c.swift:2:1: error: value of type 'some View' has no member 'help2'",
            "/a/c.swift:2:2: error: extra argument 'x' in call", "/a/c.swift:2:2: warning: error: not one",
            "/a/c.swift:4:2: error: something new", "error: fatalError",
        ] { errors.add(line) }
        #expect(errors.entries.map(\.kind) == [.module, .name, .name, .member, .call, .other])
        #expect(errors.entries(of: .member).first?.name == "help2")
        let text = ErrorSummary.lines(errors).joined(separator: "\n")
        #expect(text.hasPrefix("6 errors are left:"))
        #expect(text.contains("NSView (2 times), first at /a/b.swift:3:5: An NSView finds its window"))
        #expect(ErrorSummary.lines(BuildErrors()) == ["No errors are left."])
    }
}
