import Foundation

@_weakLinked
extension JSONEncoder: TopLevelEncoder {}
@_weakLinked
extension JSONDecoder: TopLevelDecoder {}
@_weakLinked
extension PropertyListEncoder: TopLevelEncoder {}
@_weakLinked
extension PropertyListDecoder: TopLevelDecoder {}
