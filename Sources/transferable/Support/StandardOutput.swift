/// The output for the results of commands.
enum StandardOutput {
    /// Writes text at once.
    /// - Throws: ``CommandFailure`` when it cannot be written, such as on a full disk.
    static func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { try OutputFile.standard.write(UnsafeRawBufferPointer($0)) }
    }
}
