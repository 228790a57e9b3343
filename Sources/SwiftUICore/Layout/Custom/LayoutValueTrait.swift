/// What a view says to a program's layout.
enum LayoutValueTrait<Key: LayoutValueKey>: TraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
    static var consequence: TraitConsequence { .layout }
}
