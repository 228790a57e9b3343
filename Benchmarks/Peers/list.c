// What ViewBenchmarks is measured beside: the same windows, written in C with GTK 4.
//
// usage: list rows COUNT | moving COUNT | empty
//
// Prints "stands", the processor time in milliseconds and the memory in KiB, once the window has stood for a second. Then,
// of rows, the least and the median time of the main thread for a change, until it is drawn: "change" for the text of one,
// "insert" for one at the front, "remove" for one; "scroll", the longest and the median time for a step on the way from
// end to end; and "wheel", the time for 250 turns of the wheel, and the last row that was shown. Of squares that move,
// "moving", the processor time and the frames of a second.

#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static long memory_in_kib(void) {
    long kib = 0;
    char line[256];
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file)) sscanf(line, "VmRSS: %ld", &kib);
    if (file) fclose(file);
    return kib;
}

static double milliseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static GMainLoop *loop;
static GtkWidget *list, *third_label;
static GtkStringList *strings;
static int count, row, round_of_change, kind_of_change, last_row;
static double before;
static GArray *times;

static int compare(gconstpointer first, gconstpointer second) {
    double difference = *(const double *)first - *(const double *)second;
    return (difference > 0) - (difference < 0);
}

/// Notes the time since the last step, unless it is the first.
static void note(gboolean is_first) {
    double time = milliseconds(CLOCK_THREAD_CPUTIME_ID) - before;
    if (!is_first) g_array_append_val(times, time);
}

static void print_times(const char *name, gboolean longest) {
    g_array_sort(times, compare);
    printf("%s\t%.3f\t%.3f\n", name, g_array_index(times, double, longest ? times->len - 1 : 0),
           g_array_index(times, double, times->len / 2));
    fflush(stdout);
    g_array_set_size(times, 0);
}

static gboolean wheel_has_turned(gpointer data) {
    printf("wheel\t%.3f\t%d\n", milliseconds(CLOCK_THREAD_CPUTIME_ID) - before, last_row);
    fflush(stdout);
    g_main_loop_quit(loop);
    return G_SOURCE_REMOVE;
}

static gboolean turn_wheel(gpointer data) {
    last_row = 0;
    before = milliseconds(CLOCK_THREAD_CPUTIME_ID);
    // It takes eight seconds. Faster turns, of which two come before a frame, make GTK 4.8 lose the place of the list.
    g_spawn_command_line_async("xdotool mousemove 200 300 click --repeat 250 --delay 33 5", NULL);
    g_timeout_add(10000, wheel_has_turned, NULL);
    return G_SOURCE_REMOVE;
}

static gboolean scroll(gpointer data) {
    note(row == 0);
    row += 25;
    before = milliseconds(CLOCK_THREAD_CPUTIME_ID);
    if (row < count) {
        gtk_widget_activate_action(list, "list.scroll-to-item", "u", (guint)row);
        return G_SOURCE_CONTINUE;
    }
    print_times("scroll", TRUE);
    gtk_widget_activate_action(list, "list.scroll-to-item", "u", 0u);
    g_timeout_add(1000, turn_wheel, NULL);
    return G_SOURCE_REMOVE;
}

static gboolean change(gpointer data) {
    static const char *names[] = {"change", "insert", "remove"};
    note(round_of_change == 0);
    if (round_of_change++ == 30) {
        print_times(names[kind_of_change++], FALSE);
        round_of_change = 0;
        if (kind_of_change == 3) {
            g_timeout_add(30, scroll, NULL);
            return G_SOURCE_REMOVE;
        }
        return G_SOURCE_CONTINUE;
    }
    char text[32];
    snprintf(text, sizeof text, "Changed %d", round_of_change);
    const char *added[] = {text, NULL};
    before = milliseconds(CLOCK_THREAD_CPUTIME_ID);
    switch (kind_of_change) {
    case 0: gtk_label_set_text(GTK_LABEL(third_label), text); break;
    case 1: gtk_string_list_splice(strings, 0, 0, added); break;
    case 2: gtk_string_list_splice(strings, 2, 1, NULL); break;
    }
    return G_SOURCE_CONTINUE;
}

static gboolean report(gpointer data) {
    printf("stands\t%.3f\t%ld\n", milliseconds(CLOCK_PROCESS_CPUTIME_ID), memory_in_kib());
    fflush(stdout);
    if (list) {
        times = g_array_new(FALSE, FALSE, sizeof(double));
        g_timeout_add(100, change, NULL);
    } else {
        g_main_loop_quit(loop);
    }
    return G_SOURCE_REMOVE;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkStringObject *string = gtk_list_item_get_item(item);
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(string));
    int position = gtk_list_item_get_position(item);
    if (position == 3) third_label = gtk_list_item_get_child(item);
    last_row = MAX(last_row, position);
}

static GtkWidget *scrolled_list(void) {
    strings = gtk_string_list_new(NULL);
    for (int index = 0; index < count; index++) {
        char *text = g_strdup_printf("Row number %d", index);
        gtk_string_list_take(strings, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(strings)));
    GtkWidget *scrolled = gtk_scrolled_window_new();
    list = gtk_list_view_new(selection, factory);
    // Rows as high as those of SwiftUI's, with lines between them, so that the wheel passes as many.
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, "listview > row { padding: 6px 10px; }", -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(provider);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    return scrolled;
}

typedef GtkWidget Square;
typedef GtkWidgetClass SquareClass;
G_DEFINE_TYPE(Square, square, GTK_TYPE_WIDGET)

static void draw_square(GtkWidget *square, GtkSnapshot *snapshot) {
    static const GdkRGBA blue = {0, 0.48, 1, 1};
    gtk_snapshot_append_color(snapshot, &blue, &GRAPHENE_RECT_INIT(0, 0, 20, 20));
}

static void square_class_init(SquareClass *class) { class->snapshot = draw_square; }
static void square_init(Square *square) { gtk_widget_set_size_request(square, 20, 20); }

static GtkWidget **squares;
static int frames, first_frame;
static gint64 start_of_motion;

static gboolean move(GtkWidget *fixed, GdkFrameClock *clock, gpointer data) {
    gint64 now = gdk_frame_clock_get_frame_time(clock);
    if (start_of_motion == 0) start_of_motion = now;
    double phase = (now - start_of_motion) % 2000000 / 1e6;
    double progress = phase < 1 ? phase : 2 - phase;
    for (int index = 0; index < count; index++)
        gtk_fixed_move(GTK_FIXED(fixed), squares[index], 360 * progress, index * 580 / count);
    frames++;
    return G_SOURCE_CONTINUE;
}

static gboolean report_motion(gpointer data) {
    printf("moving\t%.3f\t%.1f\n", (milliseconds(CLOCK_PROCESS_CPUTIME_ID) - before) / 5, (frames - first_frame) / 5.0);
    fflush(stdout);
    g_main_loop_quit(loop);
    return G_SOURCE_REMOVE;
}

static gboolean measure_motion(gpointer data) {
    before = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
    first_frame = frames;
    g_timeout_add(5000, report_motion, NULL);
    return G_SOURCE_REMOVE;
}

static GtkWidget *moving_squares(void) {
    GtkWidget *fixed = gtk_fixed_new();
    squares = g_new(GtkWidget *, count);
    for (int index = 0; index < count; index++) {
        squares[index] = g_object_new(square_get_type(), NULL);
        gtk_fixed_put(GTK_FIXED(fixed), squares[index], 0, index * 580 / count);
    }
    gtk_widget_add_tick_callback(fixed, move, NULL, NULL);
    return fixed;
}

int main(int argc, char **argv) {
    gtk_init();
    loop = g_main_loop_new(NULL, FALSE);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 600);
    if (argc > 2 && strcmp(argv[1], "rows") == 0) {
        count = atoi(argv[2]);
        gtk_window_set_child(GTK_WINDOW(window), scrolled_list());
    } else if (argc > 2 && strcmp(argv[1], "moving") == 0) {
        count = atoi(argv[2]);
        gtk_window_set_child(GTK_WINDOW(window), moving_squares());
    }
    gtk_window_present(GTK_WINDOW(window));
    if (squares) {
        g_timeout_add(2000, measure_motion, NULL);
    } else {
        g_timeout_add(1000, report, NULL);
    }
    g_main_loop_run(loop);
    return 0;
}
