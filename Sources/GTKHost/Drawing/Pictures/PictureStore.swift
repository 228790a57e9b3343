import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// An object that decodes pictures on other threads, at the size at which they are shown, and caches recent ones.
///
/// The last request is processed first, because its picture has just become visible. Requests that no view waits for
/// are dropped. The cache of pictures that are not shown is bounded. A widget keeps its own picture.
@MainActor
final class PictureStore {
    /// A picture at a size in pixels.
    struct Key: Hashable {
        var source: Image.Source
        var width: Int32
        var height: Int32
        /// A Boolean value that indicates whether the pixels of a picture that is enlarged become squares.
        var isCoarse = false
    }

    /// A view that waits for a picture.
    final class Request {
        fileprivate let key: Key
        fileprivate var didLoad: ((ObjectReference?) -> Void)?

        fileprivate init(_ key: Key, didLoad: @escaping (ObjectReference?) -> Void) {
            (self.key, self.didLoad) = (key, didLoad)
        }
    }

    /// The number of bytes of pixels that are cached for pictures that are not shown.
    private static let capacity = 32 << 20
    private static let workers = 2

    private var kept: [Key: (texture: ObjectReference, lastUse: Int)] = [:]
    private var keptBytes = 0
    private var uses = 0
    private var waiting: [Request] = []
    private var running: [Key: [Request]] = [:]
    /// The logged messages about pictures that cannot be read.
    private(set) var reports: Set<String> = []

    /// Returns the picture, where it is there already.
    func texture(for key: Key) -> ObjectReference? {
        guard let found = kept[key] else { return nil }
        uses += 1
        kept[key]?.lastUse = uses
        return found.texture
    }

    /// Loads a picture.
    /// - Parameters:
    ///   - key: The picture.
    ///   - didLoad: Called on the main thread with the texture, or with nil if there is none; not after ``cancel(_:)``.
    func load(_ key: Key, didLoad: @escaping (ObjectReference?) -> Void) -> Request {
        let request = Request(key, didLoad: didLoad)
        if running[key] != nil {
            running[key]?.append(request)
        } else {
            waiting.append(request)
            startNext()
        }
        return request
    }

    /// Ends a view's wait for a picture.
    func cancel(_ request: Request) {
        request.didLoad = nil
        waiting.removeAll { $0 === request }
    }

    /// Returns the size of a picture in pixels; nil if it cannot be read, which is logged.
    func size(of source: Image.Source) -> CGSize? {
        do {
            return try Pictures.size(of: source)
        } catch {
            report(error)
            return nil
        }
    }

    private func startNext() {
        guard running.count < Self.workers, let next = waiting.popLast() else { return }
        let key = next.key
        running[key] = [next] + waiting.filter { $0.key == key }
        waiting.removeAll { $0.key == key }
        DispatchQueue.global(qos: .userInitiated).async {
            let result = Result {
                try Pictures.texture(
                    for: key.source,
                    width: key.width,
                    height: key.height,
                    isCoarse: key.isCoarse
                )
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(key, result) } }
        }
        startNext()
    }

    private func finish(_ key: Key, _ result: Result<ObjectReference, any Error>) {
        let requests = running.removeValue(forKey: key) ?? []
        var texture: ObjectReference?
        switch result {
        case .success(let loaded):
            texture = loaded
            keep(loaded, for: key)
        case .failure(let error):
            if !key.source.isEmpty { report(error) }
        }
        for request in requests { request.didLoad?(texture) }
        startNext()
    }

    private func report(_ error: any Error) {
        guard reports.insert("\(error)").inserted else { return }
        hostLogger.error("An image cannot be shown: \(error)")
    }

    private func keep(_ texture: ObjectReference, for key: Key) {
        // Pictures in memory would keep their bytes with them.
        if case .encoded = key.source { return }
        uses += 1
        guard kept.updateValue((texture, uses), forKey: key) == nil else { return }
        keptBytes += key.bytes
        guard keptBytes > Self.capacity else { return }
        // A quarter is let go at once, so the oldest are not looked for with each picture.
        for (key, _) in kept.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard keptBytes > Self.capacity * 3 / 4 else { break }
            kept[key] = nil
            keptBytes -= key.bytes
        }
    }
}

extension PictureStore.Key {
    fileprivate var bytes: Int { Int(width) * Int(height) * 4 }
}
