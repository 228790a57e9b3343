import Foundation
import SwiftUICore

extension OddNumber {
    /// A picture of two by two pixels.
    private static let picture = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg=="
    )!

    private static var image: Image { Image(data: picture, contentType: .png) }

    /// Numbers of controls and images.
    static let controls: [OddNumber] = [
        OddNumber("slider value") { Slider(value: .constant($0)) },
        OddNumber("slider bounds") { Slider(value: .constant($0), in: range(to: $0)) },
        OddNumber("slider steps") { Slider(value: .constant($0), in: 0...10, step: abs($0)) },
        OddNumber("slider with bounds and steps") { Slider(value: .constant(0.5), in: range(to: $0), step: 1) },
        OddNumber("stepper value") { Stepper("step", value: .constant($0), step: $0) },
        OddNumber("stepper bounds") { Stepper("step", value: .constant($0), in: range(to: $0)) },
        OddNumber("stepper of whole numbers") {
            Stepper("step", value: .constant(whole($0)), step: max(1, whole($0)))
        },
        OddNumber("stepper with a format") {
            Stepper("step", value: .constant($0), in: range(to: $0), format: .number)
        },
        OddNumber("progress") { ProgressView(value: $0) },
        OddNumber("progress of a total") { ProgressView(value: 0.5, total: $0) },
        OddNumber("circular progress") { ProgressView(value: $0).progressViewStyle(.circular) },
        OddNumber("circular progress of a total") {
            ProgressView(value: 0.5, total: $0).progressViewStyle(.circular)
        },
        OddNumber("progress of time") {
            ProgressView(
                timerInterval: .distantPast...max(.distantPast, Date(timeIntervalSinceReferenceDate: $0))
            )
        },
        OddNumber("gauge") { number in Gauge(value: number) { Text("a") } },
        OddNumber("gauge bounds") { number in Gauge(value: number, in: range(to: number)) { Text("a") } },
        OddNumber("gauge of a value") { number in Gauge(value: 0.5, in: range(to: number)) { Text("a") } },
        OddNumber("circular gauge") { number in
            HStack {
                Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryCircular)
                Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
                Gauge(value: number, in: range(to: number)) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
            }
        },
        OddNumber("linear gauge") { number in
            VStack {
                Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryLinear)
                Gauge(value: number) { Text("a") }.gaugeStyle(.accessoryLinearCapacity)
                Gauge(value: number) { Text("a") }.gaugeStyle(.linearCapacity)
            }
        },
        OddNumber("date picker") {
            DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))
        },
        OddNumber("graphical date picker") {
            DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: $0)))
                .datePickerStyle(.graphical)
        },
        OddNumber("date picker of a range") {
            let date = max(.distantPast, Date(timeIntervalSinceReferenceDate: $0))
            DatePicker("date", selection: .constant(date), in: .distantPast...date)
        },
        OddNumber("color picker") { ColorPicker("color", selection: .constant(Color(red: $0, green: 0, blue: $0))) },
        OddNumber("field of a number") { TextField("number", value: .constant($0), format: .number) },
        OddNumber("picker of numbers") { number in
            Picker("number", selection: .constant(number)) {
                Text("a").tag(number)
                Text("b").tag(0.0)
            }
        },
        OddNumber("button of a radius") {
            Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: $0))
        },
        OddNumber("tint") { Slider(value: .constant(0.5)).tint(Color(red: $0, green: $0, blue: $0)) },
        OddNumber("image in a scale") { image.resizable().frame(width: 40, height: 30).scaleEffect($0) },
        OddNumber("picture in a frame") { image.resizable().frame(width: $0, height: $0) },
        OddNumber("picture that fits a frame") { image.resizable().scaledToFit().frame(width: $0, height: 20) },
        OddNumber("picture that fills a frame") { image.resizable().scaledToFill().frame(width: $0, height: 20) },
        OddNumber("tiled picture in a frame") {
            image.resizable(resizingMode: .tile).frame(width: $0, height: $0)
        },
        OddNumber("picture with insets") {
            image.resizable(capInsets: EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0))
                .frame(width: 40, height: 30)
        },
        OddNumber("picture among words") { Text("a \(image) b").font(.system(size: $0)) },
        OddNumber("tap count") { Text("a").onTapGesture(count: whole($0)) {} },
        OddNumber("long press") { Text("a").onLongPressGesture(minimumDuration: $0, maximumDistance: $0) {} },
        OddNumber("drag of a distance") { Text("a").gesture(DragGesture(minimumDistance: $0)) },
        OddNumber("sheet of a size") { number in
            Text("a").sheet(isPresented: .constant(true)) { Text("b").frame(width: number, height: number) }
        },
        OddNumber("popover of a size") { number in
            Text("a").popover(
                isPresented: .constant(true),
                attachmentAnchor: .point(UnitPoint(x: number, y: number))
            ) { Text("b").frame(width: number, height: number) }
        },
        OddNumber("detents") { number in
            Text("a").sheet(isPresented: .constant(true)) {
                Text("b").presentationDetents([.height(number), .fraction(number)]).presentationCornerRadius(number)
            }
        },
        OddNumber("accessibility order") { Text("a").accessibilitySortPriority($0) },
        OddNumber("drag preview") { number in
            Text("a").draggable("a") { Text("b").frame(width: number, height: number) }
        },
    ]
}
