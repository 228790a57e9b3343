import CoreTransferable
import Foundation

struct Film: Transferable {
    var file: URL

    /*LISTING*/
}
