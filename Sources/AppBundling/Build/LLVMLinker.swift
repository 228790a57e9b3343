import CommandSupport
import Foundation

/// The linker that comes with Swift. Unlike others it can put functions in an order, and write addresses that the loader adjusts in short.
struct LLVMLinker {
    /// A Boolean value that indicates whether the C library of this machine loads such addresses: glibc does since version 2.36.
    var hasShortRelocations: Bool

    /// The version of the C library by which a program asks for one that loads such addresses.
    static let versionOfShortRelocations = "GLIBC_ABI_DT_RELR"

    /// Returns the linker of the Swift toolchain in use; nil where it has none.
    static func ofSwift() throws -> LLVMLinker? {
        guard let compiler = Program(named: "swiftc") else { return nil }
        let resources = try SwiftResources.folder(of: compiler)
        guard FileManager.default.isExecutableFile(atPath: "\(resources)/../../bin/ld.lld") else { return nil }
        let version = (try? Program(named: "getconf")?.output(["GNU_LIBC_VERSION"])) ?? ""
        return LLVMLinker(hasShortRelocations: isNewEnough(version))
    }

    /// Returns whether a C library knows short relocations.
    /// - Parameter version: What getconf(1) says, as `glibc 2.36`.
    static func isNewEnough(_ version: String) -> Bool {
        let parts = version.split(whereSeparator: \.isWhitespace)
        guard parts.count == 2, parts[0] == "glibc" else { return false }
        let numbers = parts[1].split(separator: ".").compactMap { Int($0) }
        return numbers.count >= 2 && (numbers[0], numbers[1]) >= (2, 36)
    }

    /// Returns the options of `swift build`.
    /// - Parameter order: The path of a file with the order of functions; nil for the linker's own.
    func options(functionOrder order: String?) -> [String] {
        var options = ["-Xswiftc", "-use-ld=lld"]
        if hasShortRelocations { options += ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"] }
        if let order { options += FunctionOrder.options(order) }
        return options
    }
}
