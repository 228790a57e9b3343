/// Variables that let errors of memory, and wrong calls of GLib and GTK, end a program of this package at once.
///
/// Without them, an object that a library has released looks as it did until its memory is used again, which may take a whole test or
/// longer. They are not for foreign programs, whose own faults are no concern of the tests.
enum FaultRevealing {
    static let environment = [
        // Memory is filled when it is given out and when it is released (mallopt(3), M_PERTURB).
        "MALLOC_PERTURB_": "165",
        // GLib before 2.76 keeps memory of objects by itself; see https://docs.gtk.org/glib/running.html.
        "G_SLICE": "always-malloc",
        "G_DEBUG": "fatal-criticals",
    ]

    /// Returns the environment of a program, with the variables where a command runs a program of this package.
    /// - Parameters:
    ///   - environment: The environment of the program, whose values are kept.
    ///   - command: The program and its arguments, one of which is the program of this package if another one, such as env(1), starts it.
    static func environment(_ environment: [String: String], of command: [String]) -> [String: String] {
        guard command.contains(where: BuiltProduct.isPath) else { return environment }
        return environment.merging(Self.environment) { own, _ in own }
    }
}
