import CoreTransferable
import Measuring
import TransferKit

/// Measures the cost of a representation beyond its encoder and decoder.
func reportCoding() async throws {
    let profile = Profile()
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    let data = try encoder.encode(profile)
    report("json bytes", Double(data.count))
    let encoding = try await times(50) {
        consume(try encoder.encode(profile))
    } _: {
        consume(try await profile.exported(as: .json))
    }
    report("encode direct", encoding.0)
    report("encode ours", encoding.1)
    let decoding = try await times(50) {
        consume(try decoder.decode(Profile.self, from: data))
    } _: {
        consume(try await Profile(importing: data, contentType: .json))
    }
    report("decode direct", decoding.0)
    report("decode ours", decoding.1)
}

/// Measures the cost of an offer of values.
func reportOffering() {
    let card = Card()
    report("register", time(500, rounds: 100) { _ in NSItemProvider().register(card) })
    report(
        "register and list",
        time(500, rounds: 100) { _ in
            let provider = NSItemProvider()
            provider.register(card)
            consume(provider.registeredContentTypes)
        }
    )
    let provider = NSItemProvider()
    provider.register(card)
    report("types of a type", time(5_000, rounds: 100) { _ in consume(Card.exportedContentTypes()) })
    report("types of a value", time(500, rounds: 100) { _ in consume(card.exportedContentTypes()) })
    report("types of a provider", time(5_000, rounds: 100) { _ in consume(provider.registeredContentTypes) })
    report(
        "offer 10000",
        time(1, rounds: 5) { _ in
            let providers = (0..<10_000).map { _ in
                let provider = NSItemProvider()
                provider.register(card)
                return provider
            }
            consume(TransferOffer(providers).names)
        }
    )
    report("encodings", Double(Card.encodings.load(ordering: .relaxed)))
}

/// The time from asking for a file to having it, in a process that has received one before.
func reportReceiving(_ path: String) async throws {
    _ = try await receive("/etc/hostname")
    report("receive", try await receive(path))
}

/// By how much resident memory grows while a file is received.
func reportMemory(_ path: String) async throws {
    _ = try await receive("/etc/hostname")
    // The highest mark of resident memory begins anew.
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    let before = residentMemory()
    _ = try await receive(path)
    report("memory KiB", Double(highestMemory() - before))
}

private func receive(_ path: String) async throws -> Double {
    let provider = NSItemProvider()
    provider.register(Film(file: URL(fileURLWithPath: path)))
    let start = nanoseconds()
    return try await provider.loadTransferable(type: Arrival.self).time - start
}
