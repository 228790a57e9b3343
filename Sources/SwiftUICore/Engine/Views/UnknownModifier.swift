#if NAMES_UNKNOWN_MODIFIERS
    // For a build that is to say which modifier of a view does not exist: see “Find the word that is wrong” in the article on porting. Every
    // name is a member of a view then, so that the compiler comes to the end of a body in which one is wrong, and reports it afterwards:
    // with an error at the beginning of the expression, and with a warning at the name.

    extension View {
        /// Takes the place of a member that the view does not have.
        @_disfavoredOverload @AViewHasNoSuchMember
        public subscript(dynamicMember name: String) -> _UnknownModifier<Self> {
            @available(*, unavailable, message: "no view has a member of this name; a warning is at the name")
            get { fatalError("a view has no member \(name)") }
        }
    }

    /// The result of a member that a view does not have, whatever its arguments are.
    @dynamicCallable
    public struct _UnknownModifier<Base: View> {
        nonisolated public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Self {
            self
        }
    }

    extension _UnknownModifier: View {
        public typealias Body = Never
    }

    /// An actor whose name the compiler's warning about such a member has.
    @globalActor
    public actor AViewHasNoSuchMember {
        public static let shared = AViewHasNoSuchMember()
    }
#endif
