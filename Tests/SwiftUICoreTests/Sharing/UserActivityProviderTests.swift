import CoreTransferable
import Foundation
import SwiftUICore
import Testing

@Suite("An activity in an item provider")
struct UserActivityProviderTests {
    private struct Article: Codable, Equatable {
        var number: Int
        var tags: [String]
    }

    @Test("arrives as it was, and is for this program alone")
    func roundTrip() async throws {
        let activity = NSUserActivity(activityType: "com.example.reader.article")
        activity.title = "Łódź"
        try activity.setTypedPayload(Article(number: 3, tags: ["a", "b"]))
        activity.webpageURL = URL(string: "https://example.org/3")
        activity.keywords = ["city"]
        activity.persistentIdentifier = "3"
        activity.expirationDate = Date(timeIntervalSince1970: 1e9)
        let provider = NSItemProvider(object: "text" as NSString)
        provider.registerObject(activity, visibility: .all)
        #expect(provider.canLoadObject(ofClass: NSUserActivity.self))
        let received: NSUserActivity = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadObject(ofClass: NSUserActivity.self) { object, error in
                if let activity = object as? NSUserActivity {
                    continuation.resume(returning: activity)
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.coderInvalidValue))
                }
            }
        }
        #expect(received !== activity && received.activityType == activity.activityType && received.title == "Łódź")
        #expect(try received.typedPayload(Article.self) == Article(number: 3, tags: ["a", "b"]))
        #expect(received.webpageURL == activity.webpageURL && received.keywords == ["city"])
        #expect(received.persistentIdentifier == "3" && received.expirationDate == activity.expirationDate)
        let type = try #require(NSUserActivity.writableTypeIdentifiersForItemProvider.first)
        #expect(NSUserActivity.itemProviderVisibilityForRepresentation(withTypeIdentifier: type) == .ownProcess)
    }

    @Test("is an error where its information is no property list, and where the data is no activity")
    func mistakes() throws {
        let activity = NSUserActivity(activityType: "com.example.a")
        let type = try #require(NSUserActivity.writableTypeIdentifiersForItemProvider.first)
        for userInfo: [AnyHashable: Any] in [["object": NSObject()], [1: "number as a key"]] {
            activity.userInfo = userInfo
            let answer = Answer()
            _ = activity.loadData(withTypeIdentifier: type) { answer.take($0, $1) }
            #expect(answer.data == nil && answer.error != nil)
        }
        for data in [Data(), Data("no list".utf8), try PropertyListEncoder().encode(["activityType": 3])] {
            #expect(throws: (any Error).self) {
                try NSUserActivity.object(withItemProviderData: data, typeIdentifier: type)
            }
        }
    }

    /// The arguments of a completion handler that is called before its function returns.
    private final class Answer: @unchecked Sendable {
        private(set) var data: Data?
        private(set) var error: (any Error)?

        func take(_ data: Data?, _ error: (any Error)?) { (self.data, self.error) = (data, error) }
    }
}
