import Foundation
import Testing

@testable import UniformTypes

@Suite("Many threads")
struct ConcurrencyTests {
    @Test("Lookups from eight threads are correct while types are registered")
    func lookupsWhileRegistering() {
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<400 {
                let name = "com.example.thread-\(thread)-\(round)"
                let text = "t\(thread)r\(round)"
                let parent = round == 0 ? "public.image" : "com.example.thread-\(thread)-\(round - 1 - round % 3)"
                let type = UTType.register(
                    UTTypeDeclaration(
                        identifier: name,
                        conformsTo: [round < 3 ? "public.image" : parent],
                        tags: [.filenameExtension: [text]]
                    )
                )
                precondition(type.isDeclared && type.conforms(to: .image))
                precondition(UTType(filenameExtension: text) == type)
                precondition(UTType(name) == type)
                precondition(UTType(filenameExtension: "png") == .png)
                precondition(UTType(filenameExtension: "zz\(thread)\(round)")?.conforms(to: .data) == true)
                precondition(UTType.jpeg.conforms(to: .image) && !UTType.jpeg.conforms(to: type))
                precondition(UTType(mimeType: "image/png") == .png)
            }
        }
        #expect(UTType("com.example.thread-7-399")?.conforms(to: .image) == true)
    }
}
