import Foundation

/// RTFD in one piece, as Cocoa puts it on its pasteboards: a directory of files, of which `TXT.rtf` is the text.
///
/// Apple does not publish the form, which is known from such data. All numbers have 32 bits and are little-endian:
///
/// - `rtfd`, 0, the version 3, and the number of entries;
/// - the name of each entry, with its length before it: the files, and `.`, the directory itself;
/// - the length of each entry's block;
/// - the blocks: the number of parts, which is 1, the length of the part, and the part. The part of a file is its contents. That of
///   the directory is the number of files, the name of each with its length, and 16 bytes, with their number before them: the time
///   of the change in seconds since 1970, the permissions, and two zeros.
enum FlatRTFD {
    private static let textName = "TXT.rtf"
    private static let version = 3
    /// Everyone may read and write.
    private static let permissions = 0o666

    /// Returns a directory with a text and no attachment.
    static func data(of rtf: Data) -> Data {
        let attributes = numbers(0, permissions, 0, 0)
        let directory = numbers(1) + counted(Data(textName.utf8)) + counted(attributes)
        let blocks = [rtf, directory].map { numbers(1) + counted($0) }
        var data = Data("rtfd".utf8) + numbers(0, version, blocks.count)
        for name in [textName, "."] { data += counted(Data(name.utf8)) }
        for block in blocks { data += numbers(block.count) }
        for block in blocks { data += block }
        return data
    }

    /// Returns bytes with their number before them.
    private static func counted(_ data: Data) -> Data { numbers(data.count) + data }

    private static func numbers(_ values: Int...) -> Data {
        var data = Data()
        for value in values {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).littleEndian) { data.append(contentsOf: $0) }
        }
        return data
    }
}

extension RTFWriter {
    /// Returns a text as flat RTFD without attachments.
    package static func flatDirectory(of text: AttributedString) -> Data { FlatRTFD.data(of: data(of: text)) }
}
