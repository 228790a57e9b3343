import ArgumentParser
import CommandSupport
import SystemSupport
import TransferKit

/// The options that limit other programs.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Give up when the other program sends nothing for this long.", valueName: "seconds")
    )
    var timeout = TransferLimits().stallTimeout

    @Option(
        help: ArgumentHelp("Take no more than this, such as 500M or 16G; 4G when not given.", valueName: "size"),
        transform: ByteCountArgument.init
    )
    var limit = ByteCountArgument(byteCount: TransferLimits().maximumByteCount)

    var limits: TransferLimits {
        TransferLimits(maximumByteCount: limit.byteCount, stallTimeout: min(timeout, Duration.longestWait))
    }

    func validate() throws {
        guard timeout > 0 else { throw ValidationError("--timeout takes a number of seconds above 0.") }
    }
}

/// A size as people write it: a number, and K, M, G or T for powers of 1024.
struct ByteCountArgument {
    let byteCount: Int

    init(byteCount: Int) { self.byteCount = byteCount }

    /// - Throws: `ValidationError`.
    init(_ text: String) throws {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count).uppercased().replacing(/I?B$/, with: "")
        let powers = ["": 0, "K": 1, "M": 2, "G": 3, "T": 4]
        guard let count = Int(digits), let power = powers[unit] else {
            throw ValidationError(
                "\(text.quoted) is not a size. Write a number, and K, M, G or T after it if you like."
            )
        }
        guard count > 0 else { throw ValidationError("--limit takes a size above 0.") }
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: 1 << (10 * power))
        byteCount = isTooLarge ? .max : product
    }
}
