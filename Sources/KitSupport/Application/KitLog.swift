import CoreTransferable

/// The log of the older interfaces.
package let kitLogger = BackgroundLogger(label: "Kits")
