import GTKTransport

@MainActor
func prepare() {
    /*LISTING*/
}
