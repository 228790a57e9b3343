// Blocks of two to ten representations. Swift cannot yet express that a parameter pack of types shares one associated
// type, so there is one function for each length.

extension TransferRepresentationBuilder {
    /// Combines two representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    public static func buildBlock<First: TransferRepresentation, Second: TransferRepresentation>(
        _ first: First,
        _ second: Second
    ) -> TupleTransferRepresentation<Item, (First, Second)>
    where First.Item == Item, Second.Item == Item {
        TupleTransferRepresentation((first, second)) { resolution in
            resolution.add(first)
            resolution.add(second)
        }
    }

    /// Combines three representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third
    ) -> TupleTransferRepresentation<Item, (First, Second, Third)>
    where First.Item == Item, Second.Item == Item, Third.Item == Item {
        TupleTransferRepresentation((first, second, third)) { resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
        }
    }

    /// Combines four representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    ///   - fourth: The fourth representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation,
        Fourth: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth
    ) -> TupleTransferRepresentation<Item, (First, Second, Third, Fourth)>
    where First.Item == Item, Second.Item == Item, Third.Item == Item, Fourth.Item == Item {
        TupleTransferRepresentation((first, second, third, fourth)) { resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
            resolution.add(fourth)
        }
    }

    /// Combines five representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    ///   - fourth: The fourth representation.
    ///   - fifth: The fifth representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation,
        Fourth: TransferRepresentation,
        Fifth: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth
    ) -> TupleTransferRepresentation<Item, (First, Second, Third, Fourth, Fifth)>
    where First.Item == Item, Second.Item == Item, Third.Item == Item, Fourth.Item == Item, Fifth.Item == Item {
        TupleTransferRepresentation((first, second, third, fourth, fifth)) { resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
            resolution.add(fourth)
            resolution.add(fifth)
        }
    }

    /// Combines six representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    ///   - fourth: The fourth representation.
    ///   - fifth: The fifth representation.
    ///   - sixth: The sixth representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation,
        Fourth: TransferRepresentation,
        Fifth: TransferRepresentation,
        Sixth: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth
    ) -> TupleTransferRepresentation<Item, (First, Second, Third, Fourth, Fifth, Sixth)>
    where
        First.Item == Item, Second.Item == Item, Third.Item == Item, Fourth.Item == Item, Fifth.Item == Item,
        Sixth.Item == Item
    {
        TupleTransferRepresentation((first, second, third, fourth, fifth, sixth)) { resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
            resolution.add(fourth)
            resolution.add(fifth)
            resolution.add(sixth)
        }
    }

    /// Combines seven representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    ///   - fourth: The fourth representation.
    ///   - fifth: The fifth representation.
    ///   - sixth: The sixth representation.
    ///   - seventh: The seventh representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation,
        Fourth: TransferRepresentation,
        Fifth: TransferRepresentation,
        Sixth: TransferRepresentation,
        Seventh: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh
    ) -> TupleTransferRepresentation<Item, (First, Second, Third, Fourth, Fifth, Sixth, Seventh)>
    where
        First.Item == Item, Second.Item == Item, Third.Item == Item, Fourth.Item == Item, Fifth.Item == Item,
        Sixth.Item == Item, Seventh.Item == Item
    {
        TupleTransferRepresentation((first, second, third, fourth, fifth, sixth, seventh)) { resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
            resolution.add(fourth)
            resolution.add(fifth)
            resolution.add(sixth)
            resolution.add(seventh)
        }
    }

    /// Combines eight representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    ///   - fourth: The fourth representation.
    ///   - fifth: The fifth representation.
    ///   - sixth: The sixth representation.
    ///   - seventh: The seventh representation.
    ///   - eighth: The eighth representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation,
        Fourth: TransferRepresentation,
        Fifth: TransferRepresentation,
        Sixth: TransferRepresentation,
        Seventh: TransferRepresentation,
        Eighth: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh,
        _ eighth: Eighth
    ) -> TupleTransferRepresentation<Item, (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth)>
    where
        First.Item == Item, Second.Item == Item, Third.Item == Item, Fourth.Item == Item, Fifth.Item == Item,
        Sixth.Item == Item, Seventh.Item == Item, Eighth.Item == Item
    {
        TupleTransferRepresentation((first, second, third, fourth, fifth, sixth, seventh, eighth)) { resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
            resolution.add(fourth)
            resolution.add(fifth)
            resolution.add(sixth)
            resolution.add(seventh)
            resolution.add(eighth)
        }
    }

    /// Combines nine representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    ///   - fourth: The fourth representation.
    ///   - fifth: The fifth representation.
    ///   - sixth: The sixth representation.
    ///   - seventh: The seventh representation.
    ///   - eighth: The eighth representation.
    ///   - ninth: The ninth representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation,
        Fourth: TransferRepresentation,
        Fifth: TransferRepresentation,
        Sixth: TransferRepresentation,
        Seventh: TransferRepresentation,
        Eighth: TransferRepresentation,
        Ninth: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh,
        _ eighth: Eighth,
        _ ninth: Ninth
    ) -> TupleTransferRepresentation<Item, (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth)>
    where
        First.Item == Item, Second.Item == Item, Third.Item == Item, Fourth.Item == Item, Fifth.Item == Item,
        Sixth.Item == Item, Seventh.Item == Item, Eighth.Item == Item, Ninth.Item == Item
    {
        TupleTransferRepresentation((first, second, third, fourth, fifth, sixth, seventh, eighth, ninth)) {
            resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
            resolution.add(fourth)
            resolution.add(fifth)
            resolution.add(sixth)
            resolution.add(seventh)
            resolution.add(eighth)
            resolution.add(ninth)
        }
    }

    /// Combines ten representations, in their order.
    ///
    /// - Parameters:
    ///   - first: The first representation.
    ///   - second: The second representation.
    ///   - third: The third representation.
    ///   - fourth: The fourth representation.
    ///   - fifth: The fifth representation.
    ///   - sixth: The sixth representation.
    ///   - seventh: The seventh representation.
    ///   - eighth: The eighth representation.
    ///   - ninth: The ninth representation.
    ///   - tenth: The tenth representation.
    public static func buildBlock<
        First: TransferRepresentation,
        Second: TransferRepresentation,
        Third: TransferRepresentation,
        Fourth: TransferRepresentation,
        Fifth: TransferRepresentation,
        Sixth: TransferRepresentation,
        Seventh: TransferRepresentation,
        Eighth: TransferRepresentation,
        Ninth: TransferRepresentation,
        Tenth: TransferRepresentation
    >(
        _ first: First,
        _ second: Second,
        _ third: Third,
        _ fourth: Fourth,
        _ fifth: Fifth,
        _ sixth: Sixth,
        _ seventh: Seventh,
        _ eighth: Eighth,
        _ ninth: Ninth,
        _ tenth: Tenth
    ) -> TupleTransferRepresentation<Item, (First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth, Ninth, Tenth)>
    where
        First.Item == Item, Second.Item == Item, Third.Item == Item, Fourth.Item == Item, Fifth.Item == Item,
        Sixth.Item == Item, Seventh.Item == Item, Eighth.Item == Item, Ninth.Item == Item, Tenth.Item == Item
    {
        TupleTransferRepresentation((first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth)) {
            resolution in
            resolution.add(first)
            resolution.add(second)
            resolution.add(third)
            resolution.add(fourth)
            resolution.add(fifth)
            resolution.add(sixth)
            resolution.add(seventh)
            resolution.add(eighth)
            resolution.add(ninth)
            resolution.add(tenth)
        }
    }
}
