/// The value that a view sets for a program's layout.
enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
    static var consequence: TraitConsequence { .layout }
}
