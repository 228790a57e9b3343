import OSLog

// What an app does, whose files import no other log.

private let logger = Logger(subsystem: "org.example.numbers", category: "tests")

func writeNumbers() {
    logger.notice("\(1)")
    logger.error("\(2)")
    logger.fault("\(3)")
    logger.log(level: .info, "\(4)")
    os_log(.error, log: OSLog(subsystem: "org.example.numbers", category: ""), "\(5)")
}

func inform(_ value: @escaping () -> Int) {
    Logger(subsystem: "org.example.values", category: "tests").info("\(value())")
}

func dropError(_ value: @escaping () -> Int) { Logger(.disabled).error("\(value())") }
