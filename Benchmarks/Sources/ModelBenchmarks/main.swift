// Prints lines of name, tab, value: "receive FILE" and "memory FILE" those of receiving a file, else all the others.
import CoreTransferable
import Measuring

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.last) {
case ("receive", let path?): try await reportReceiving(path)
case ("memory", let path?): try await reportMemory(path)
default:
    try await reportCoding()
    reportOffering()
}
