// What ViewBenchmarks is measured beside: the same windows, written in C with GTK 4.
//
// usage: list rows COUNT | empty
//
// Prints "stands", the processor time in milliseconds and the memory in KiB, once the window has stood for a second.

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

static gboolean report(gpointer data) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    printf("stands\t%.3f\t%ld\n", time.tv_sec * 1e3 + time.tv_nsec / 1e6, memory_in_kib());
    fflush(stdout);
    g_main_loop_quit(data);
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
}

static GtkWidget *list_of(int count) {
    GtkStringList *strings = gtk_string_list_new(NULL);
    for (int index = 0; index < count; index++) {
        char *text = g_strdup_printf("Row number %d", index);
        gtk_string_list_take(strings, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(strings)));
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), gtk_list_view_new(selection, factory));
    return scrolled;
}

int main(int argc, char **argv) {
    gtk_init();
    GMainLoop *loop = g_main_loop_new(NULL, FALSE);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 400, 600);
    if (argc > 2 && strcmp(argv[1], "rows") == 0) gtk_window_set_child(GTK_WINDOW(window), list_of(atoi(argv[2])));
    gtk_window_present(GTK_WINDOW(window));
    g_timeout_add(1000, report, loop);
    g_main_loop_run(loop);
    return 0;
}
