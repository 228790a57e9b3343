// How long a program takes until its window shows something.
//
// usage: start PROGRAM [ARGUMENT...]
//
// Starts the program, waits until something is drawn into a window that it has opened, and prints "drawn" and the
// milliseconds since the start. Then it prints "stands" and the milliseconds of processor time until two seconds later, when
// pictures have been read, and ends the program. No window manager may run, and the screen must be black.
//
// A window that appears is reported as damaged before its program has drawn: GTK's windows have a black background, which the
// server paints, and Qt's have none. So the start ends when the middle line of the screen is not all black.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double in_milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

/// A window may be gone before it is looked at.
static int ignore(Display *display, XErrorEvent *error) { return 0; }

/// Whether a pixel of the screen's middle line is not black.
static Bool is_drawn(Display *display) {
    int screen = DefaultScreen(display);
    int width = DisplayWidth(display, screen), height = DisplayHeight(display, screen);
    XImage *line = XGetImage(display, RootWindow(display, screen), 0, height / 2, width, 1, AllPlanes, ZPixmap);
    Bool found = False;
    for (int x = 0; line && x < width && !found; x++) found = (XGetPixel(line, x, 0) & 0xffffff) != 0;
    if (line) XDestroyImage(line);
    return found;
}

int main(int argc, char **argv) {
    Display *display = XOpenDisplay(NULL);
    int damage_event, damage_error;
    if (argc < 2 || !display || !XDamageQueryExtension(display, &damage_event, &damage_error)) return 1;
    XSetErrorHandler(ignore);
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);
    double start = milliseconds();
    pid_t child = fork();
    if (child == 0) {
        close(ConnectionNumber(display));
        execv(argv[1], argv + 1);
        _exit(127);
    }
    alarm(60);
    XEvent event;
    do {
        XNextEvent(display, &event);
        if (event.type == MapNotify) XDamageCreate(display, event.xmap.window, XDamageReportRawRectangles);
    } while (event.type != damage_event + XDamageNotify || !is_drawn(display));
    printf("drawn\t%.3f\n", milliseconds() - start);
    sleep(2);
    kill(child, SIGKILL);
    struct rusage used;
    wait4(child, NULL, 0, &used);
    printf("stands\t%.3f\n", in_milliseconds(used.ru_utime) + in_milliseconds(used.ru_stime));
    return 0;
}
