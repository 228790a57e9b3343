import CFuzzer
import Foundation

/// The target that the environment names. libFuzzer calls a function of C, which carries nothing with it.
private let target = FuzzTarget.all.first { $0.name == ProcessInfo.processInfo.environment["FUZZ_TARGET"] }

/// Tries the target that `FUZZ_TARGET` names, with libFuzzer's arguments; see scripts/fuzz. Without one it lists the names.
@main
struct Main {
    static func main() {
        guard target != nil else {
            print(FuzzTarget.all.map(\.name).sorted().joined(separator: "\n"))
            exit(ProcessInfo.processInfo.environment["FUZZ_TARGET"] == nil ? 0 : 2)
        }
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(
            LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
                target?.test(Data(UnsafeBufferPointer(start: bytes, count: count)))
                return 0
            }
        )
    }
}
