// Prints lines of name, tab, value. With an argument only what the first use in a process costs.
import Foundation
import Measuring
import UniformTypeIdentifiers

/// Measures a call that is the first of its kind in the process.
func reportFirst(_ name: String, _ body: () -> Void) {
    // What the measuring itself needs is there before.
    _ = residentMemory()
    let memory = residentMemory()
    let start = nanoseconds()
    body()
    let end = nanoseconds()
    report("\(name) us", (end - start) / 1000)
    report("\(name) KiB", Double(residentMemory() - memory))
}

switch CommandLine.arguments.dropFirst().first {
case "first-declared":
    reportFirst("first declared ours") { consume(UTType(filenameExtension: "jpg")) }
    exit(0)
case "first-undeclared":
    reportFirst("first undeclared ours") { consume(UTType(filenameExtension: "gpx")?.preferredMIMEType) }
    exit(0)
case "first-gio":
    reportFirst("first gio") { GIO.type(name: "a.jpg") }
    exit(0)
default:
    break
}

reportLookups()
reportConformance()
try reportFiles()
