import CoreTransferable
import Foundation

let library = URL.homeDirectory

struct Video: Transferable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation {
        /*LISTING*/
    }
}
