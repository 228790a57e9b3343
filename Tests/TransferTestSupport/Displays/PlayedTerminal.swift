import Foundation
import Synchronization

/// A pseudo-terminal, on the other side of which a test plays the terminal: it answers questions and reads what is written.
package final class PlayedTerminal: Sendable {
    /// The reaction of the terminal to a text that is written to it.
    package struct Answer: Sendable {
        fileprivate let question: Data
        fileprivate let reaction: @Sendable (PlayedTerminal) -> Void

        /// Answers with a text.
        package init(to question: String, _ answer: String) { self.init(to: question) { $0.type(answer) } }

        /// Does something on the thread of the terminal, which waits for no test.
        package init(to question: String, _ reaction: @escaping @Sendable (PlayedTerminal) -> Void) {
            (self.question, self.reaction) = (Data(question.utf8), reaction)
        }

        /// The answer of every terminal to the question for its attributes (DA1).
        package static let attributes = Answer(to: "\u{1B}[c", "\u{1B}[?62;c")
    }

    /// The path of the program's side.
    package let path: String
    private let terminal: FileHandle
    private let state: Mutex<State>

    fileprivate struct State {
        var received = Data()
        /// The number of bytes that have been searched for questions.
        var position = 0
        var answers: [Answer]
    }

    /// `TIOCSPTLCK` and `TIOCGPTN`.
    private static let (setLock, getIndex): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

    /// - Parameter answers: What is answered to what, as often as it is asked.
    package init(_ answers: [Answer] = [.attributes]) throws {
        // The functions of C for it are left out of Swift's Glibc module; these are their calls (pty(7), ioctl_tty(2)).
        let number = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (isLocked, index): (CInt, CUnsignedInt) = (0, 0)
        guard number >= 0, ioctl(number, Self.setLock, &isLocked) == 0, ioctl(number, Self.getIndex, &index) == 0 else {
            throw TestSupportError("cannot make a pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        path = "/dev/pts/\(index)"
        terminal = FileHandle(fileDescriptor: number, closeOnDealloc: true)
        state = Mutex(State(answers: answers))
        // The thread has the handle as well: another terminal that takes the number meanwhile would lose what it reads.
        Thread.detachNewThread { [weak self, terminal] in
            let number = terminal.fileDescriptor
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while self != nil {
                var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
                guard poll(&descriptor, 1, 100) > 0 else { continue }
                let count = read(number, &buffer, buffer.count)
                guard count > 0 else {
                    letPass(.milliseconds(10), because: "no side is open between two programs")
                    continue
                }
                self?.take(Data(buffer[..<count]))
            }
        }
    }

    /// All that programs have written.
    package var received: Data { state.withLock { $0.received } }

    /// A Boolean value that indicates whether the terminal shows what is typed.
    package var echoes: Bool {
        var attributes = termios()
        return tcgetattr(terminal.fileDescriptor, &attributes) == 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
            && attributes.c_lflag & tcflag_t(ICANON) != 0
    }

    /// Types something, or gives an answer that nothing has asked for.
    package func type(_ text: String) { terminal.write(Data(text.utf8)) }

    /// Sends a signal to the program in the foreground.
    package func signal(_ signal: Int32) throws {
        let group = tcgetpgrp(terminal.fileDescriptor)
        guard group > 0, kill(-group, signal) == 0 else { throw TestSupportError("no program is in the foreground") }
    }

    /// Starts a program that has this terminal as its own, but other standard streams.
    package func start(_ program: String, _ arguments: [String], environment: [String: String]) throws -> RunningProgram
    {
        try RunningProgram(
            "/bin/sh",
            [
                "-c",
                #"terminal=$1; shift; exec setsid --ctty --wait sh -c 'exec "$@" </dev/null' sh "$@" <>"$terminal""#,
                "sh",
            ]
                + [path, program] + arguments,
            environment: environment
        )
    }

    private func take(_ data: Data) {
        let answers = state.withLock { state in
            state.received.append(data)
            var answers: [Answer] = []
            while let (range, answer) = state.next {
                answers.append(answer)
                state.position = range.upperBound
            }
            return answers
        }
        for answer in answers { answer.reaction(self) }
    }
}

extension PlayedTerminal.State {
    /// The first question that has not been answered.
    fileprivate var next: (Range<Data.Index>, PlayedTerminal.Answer)? {
        answers.compactMap { answer in received[position...].range(of: answer.question).map { ($0, answer) } }
            .min { $0.0.lowerBound < $1.0.lowerBound }
    }
}
