#define _GNU_SOURCE

#include "CLinux.h"

#include <signal.h>
#include <stddef.h>
#include <termios.h>

// What ends or stops a process from outside, or from the keyboard.
static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP};
enum { signal_count = sizeof signals / sizeof signals[0] };

static struct sigaction earlier[signal_count];
static struct termios saved;
static volatile sig_atomic_t raw_terminal = -1;
static volatile sig_atomic_t is_interrupted;

static void put_back(int signal) {
    if (raw_terminal >= 0) tcsetattr(raw_terminal, TCSANOW, &saved);
    is_interrupted = 1;
    for (int i = 0; i < signal_count; i++) {
        if (signals[i] == signal) sigaction(signal, &earlier[i], NULL);
    }
    // It is blocked until this returns, and then does what it does.
    raise(signal);
}

int make_terminal_raw(int terminal) {
    if (tcgetattr(terminal, &saved) != 0) return -1;
    is_interrupted = 0;
    raw_terminal = terminal;
    // A process that has been put into the background meanwhile is not stopped for putting the terminal back.
    struct sigaction action = {.sa_handler = put_back};
    sigemptyset(&action.sa_mask);
    sigaddset(&action.sa_mask, SIGTTOU);
    for (int i = 0; i < signal_count; i++) {
        sigaction(signals[i], NULL, &earlier[i]);
        // What is ignored, as by nohup(1), stays ignored.
        if (earlier[i].sa_handler != SIG_IGN) sigaction(signals[i], &action, NULL);
    }
    struct termios raw = saved;
    // Signals still come from the keyboard.
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
    raw.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | ISTRIP | IXON);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    int result = tcsetattr(terminal, TCSANOW, &raw);
    if (result != 0) restore_terminal(0);
    return result;
}

void restore_terminal(int discards_input) {
    int terminal = raw_terminal;
    if (terminal < 0) return;
    if (!is_interrupted) tcsetattr(terminal, discards_input ? TCSAFLUSH : TCSANOW, &saved);
    raw_terminal = -1;
    for (int i = 0; i < signal_count; i++) {
        if (earlier[i].sa_handler != SIG_IGN) sigaction(signals[i], &earlier[i], NULL);
    }
}

int terminal_was_interrupted(void) { return is_interrupted; }
