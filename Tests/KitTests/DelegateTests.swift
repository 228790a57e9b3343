import AppKit
import Foundation
import KitSupport
import SwiftUI
import Testing
import UIKit

@Suite("A delegate")
@MainActor
struct DelegateTests {
    class Plain: NSObject, NSApplicationDelegate {
        var number = 3
    }
    class Own: Plain {
        let texts: [String]
        override init() {
            texts = ["a", "b"]
            super.init()
            number = 7
        }
    }
    final class Phone: NSObject, UIApplicationDelegate {
        let date = Date(timeIntervalSince1970: 5)
    }

    @Test("is made by the initializer of its class, inherited or not")
    func creation() {
        #expect(makeObject(Plain.self).number == 3)
        let own = makeObject(Own.self)
        #expect((own.number, own.texts) == (7, ["a", "b"]))
        #expect(makeObject(Phone.self).date == Date(timeIntervalSince1970: 5))
        #expect(NSApplicationDelegateAdaptor(Own.self).wrappedValue.texts.count == 2)
    }
}
