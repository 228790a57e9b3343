/// The inputs for creating the node of a view, as a requirement of ``View`` names them.
@_weakLinked
public struct _NodeInputs {
    // Views know nothing of the graph.
    let graph: AnyObject
    let parent: AnyObject?
    let environment: EnvironmentValues
    let rowsOnDemand: Bool
}

/// The node of a view, as a requirement of ``View`` names it.
@_weakLinked
public struct _Node {
    let node: AnyObject
}
