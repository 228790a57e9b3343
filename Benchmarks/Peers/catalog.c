// The first window of Examples/Catalog, written in C with GTK 4: what the start of the Catalog is measured beside.
//
// usage: catalog PEOPLE PORTRAITS
//
// PEOPLE is a key file with a group for each person ("name", "field", "years", "biography", "portrait", "facts", "video" and
// "accent"), and PORTRAITS the directory of their pictures. Everything can be dragged and dropped as in the Catalog.

#include <gtk/gtk.h>

static GKeyFile *people;
static const char *portraits;

static const char style[] =
    ".side { background: alpha(currentColor, 0.035); }"
    ".heading { font-weight: bold; font-size: 18px; }"
    ".name { font-weight: bold; font-size: 26px; }"
    ".years { font-size: 16px; } .biography { font-size: 16px; } .facts { font-weight: bold; font-size: 17px; }"
    ".bold { font-weight: 600; } .caption { font-size: 11px; } .secondary { opacity: 0.55; }"
    ".pill { background: alpha(currentColor, 0.1); border-radius: 999px; padding: 4px 8px; }"
    ".field { color: white; font-weight: bold; border-radius: 999px; padding: 4px 10px; }"
    ".small { border-radius: 999px; }"
    ".large { border-radius: 24px; box-shadow: 0 3px 8px alpha(black, 0.25); }"
    ".card { background: alpha(currentColor, 0.06); border-radius: 10px; padding: 12px; }"
    ".film { border-radius: 14px; padding: 12px; } .header { border-radius: 20px; padding: 20px; }"
    ".play { color: white; border-radius: 999px; min-width: 44px; min-height: 44px; }"
    ".dot { border-radius: 999px; } listview { background: none; } listview row { padding: 6px 10px; }";

static char *text(const char *person, const char *key) { return g_key_file_get_string(people, person, key, NULL); }

static GtkWidget *label(const char *string, const char *style, float x) {
    GtkWidget *widget = gtk_label_new(string);
    gtk_label_set_xalign(GTK_LABEL(widget), x);
    if (style) gtk_widget_add_css_class(widget, style);
    return widget;
}

static GtkWidget *column(int spacing, int margin) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing);
    gtk_widget_set_margin_top(box, margin);
    gtk_widget_set_margin_bottom(box, margin);
    gtk_widget_set_margin_start(box, margin);
    gtk_widget_set_margin_end(box, margin);
    return box;
}

static GtkWidget *symbol(const char *name, int size) {
    GtkWidget *image = gtk_image_new_from_icon_name(name);
    gtk_image_set_pixel_size(GTK_IMAGE(image), size);
    return image;
}

static GtkWidget *labelled(const char *icon, const char *title) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_box_append(GTK_BOX(box), symbol(icon, 16));
    gtk_box_append(GTK_BOX(box), gtk_label_new(title));
    return box;
}

/// Gives a widget colours of its own.
static void colour(GtkWidget *widget, const char *format, const char *accent) {
    char *style = g_strdup_printf(format, accent, accent);
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, style, -1);
    gtk_style_context_add_provider(gtk_widget_get_style_context(widget), GTK_STYLE_PROVIDER(provider),
                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(provider);
    g_free(style);
}

static GdkContentProvider *prepare(GtkDragSource *source, double x, double y, gpointer data) {
    return gdk_content_provider_new_typed(G_TYPE_STRING, g_object_get_data(G_OBJECT(source), "text"));
}

static void make_draggable(GtkWidget *widget, const char *text) {
    GtkDragSource *source = gtk_drag_source_new();
    g_object_set_data_full(G_OBJECT(source), "text", g_strdup(text), g_free);
    g_signal_connect(source, "prepare", G_CALLBACK(prepare), NULL);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(source));
}

static gboolean dropped(GtkDropTarget *target, const GValue *value, double x, double y, gpointer data) { return TRUE; }

static void make_destination(GtkWidget *widget, GType type) {
    GtkDropTarget *target = gtk_drop_target_new(type, GDK_ACTION_COPY);
    g_signal_connect(target, "drop", G_CALLBACK(dropped), NULL);
    gtk_widget_add_controller(widget, GTK_EVENT_CONTROLLER(target));
}

static void read_picture(GTask *task, gpointer source, gpointer path, GCancellable *cancellable) {
    GError *error = NULL;
    GdkTexture *texture = gdk_texture_new_from_filename(path, &error);
    if (texture)
        g_task_return_pointer(task, texture, g_object_unref);
    else
        g_task_return_error(task, error);
}

static void show_picture(GObject *picture, GAsyncResult *result, gpointer data) {
    GdkTexture *texture = g_task_propagate_pointer(G_TASK(result), NULL);
    gtk_picture_set_paintable(GTK_PICTURE(picture), GDK_PAINTABLE(texture));
    g_clear_object(&texture);
}

/// Returns a picture that is read on another thread, as in the Catalog.
static GtkWidget *portrait(const char *person, int size, const char *style) {
    char *name = text(person, "portrait");
    GtkWidget *picture = gtk_picture_new();
    GTask *task = g_task_new(picture, NULL, show_picture, NULL);
    g_task_set_task_data(task, g_build_filename(portraits, name, NULL), g_free);
    g_task_run_in_thread(task, read_picture);
    g_object_unref(task);
    gtk_widget_set_size_request(picture, size, size);
    gtk_widget_set_halign(picture, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(picture, GTK_ALIGN_CENTER);
    gtk_widget_set_overflow(picture, GTK_OVERFLOW_HIDDEN);
    gtk_widget_add_css_class(picture, style);
    g_free(name);
    return picture;
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    const char *person = gtk_string_object_get_string(gtk_list_item_get_item(item));
    char *name = text(person, "name"), *field = text(person, "field");
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *texts = column(1, 0);
    gtk_box_append(GTK_BOX(row), portrait(person, 40, "small"));
    GtkWidget *title = label(name, "bold", 0), *subtitle = label(field, "caption", 0);
    gtk_label_set_ellipsize(GTK_LABEL(title), PANGO_ELLIPSIZE_END);
    gtk_label_set_ellipsize(GTK_LABEL(subtitle), PANGO_ELLIPSIZE_END);
    gtk_widget_add_css_class(subtitle, "secondary");
    gtk_box_append(GTK_BOX(texts), title);
    gtk_box_append(GTK_BOX(texts), subtitle);
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(row), texts);
    make_draggable(row, name);
    gtk_list_item_set_child(item, row);
    g_free(name);
    g_free(field);
}

static GtkWidget *list_of_people(void) {
    GtkWidget *side = column(0, 0), *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    gtk_widget_add_css_class(side, "side");
    gtk_widget_set_size_request(side, 270, -1);
    gtk_widget_set_hexpand(side, FALSE);
    GtkWidget *heading = label("Scientists", "heading", 0);
    gtk_widget_set_hexpand(heading, TRUE);
    gtk_box_append(GTK_BOX(top), heading);
    GtkWidget *pill = labelled("text-x-generic-symbolic", "CSV");
    gtk_widget_add_css_class(pill, "pill");
    gtk_widget_add_css_class(pill, "caption");
    gtk_widget_set_valign(pill, GTK_ALIGN_CENTER);
    gtk_widget_set_tooltip_text(pill, "Drag everybody into a spreadsheet");
    make_draggable(pill, "CSV");
    gtk_box_append(GTK_BOX(top), pill);
    gtk_widget_set_margin_start(top, 16);
    gtk_widget_set_margin_end(top, 16);
    gtk_widget_set_margin_top(top, 16);
    gtk_widget_set_margin_bottom(top, 8);
    gtk_box_append(GTK_BOX(side), top);

    char **groups = g_key_file_get_groups(people, NULL);
    GtkStringList *strings = gtk_string_list_new((const char *const *)groups);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_multi_selection_new(G_LIST_MODEL(strings)));
    gtk_selection_model_select_item(selection, 0, TRUE);
    GtkWidget *list = gtk_list_view_new(selection, factory), *scrolled = gtk_scrolled_window_new();
    gtk_widget_add_css_class(list, "navigation-sidebar");
    make_destination(list, G_TYPE_STRING);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_widget_set_vexpand(scrolled, TRUE);
    gtk_box_append(GTK_BOX(side), scrolled);
    g_strfreev(groups);
    return side;
}

static GtkWidget *header_of(const char *person, const char *accent) {
    char *name = text(person, "name"), *field = text(person, "field"), *years = text(person, "years");
    GtkWidget *header = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24), *summary = column(8, 0);
    gtk_widget_add_css_class(header, "header");
    colour(header, "box { background: linear-gradient(90deg, alpha(%s, 0.28), alpha(%s, 0.06)); }", accent);
    GtkWidget *picture = portrait(person, 190, "large");
    make_draggable(picture, name);
    make_destination(picture, GDK_TYPE_TEXTURE);
    gtk_widget_set_tooltip_text(picture, "Drag the portrait out, or drop or paste another picture");
    gtk_box_append(GTK_BOX(header), picture);
    GtkWidget *pill = label(field, "field", 0);
    gtk_widget_add_css_class(pill, "caption");
    gtk_widget_set_halign(pill, GTK_ALIGN_START);
    colour(pill, "label { background: %s; }", accent);
    gtk_box_append(GTK_BOX(summary), pill);
    GtkWidget *title = label(name, "name", 0);
    gtk_label_set_wrap(GTK_LABEL(title), TRUE);
    gtk_box_append(GTK_BOX(summary), title);
    GtkWidget *subtitle = label(years, "years", 0);
    gtk_widget_add_css_class(subtitle, "secondary");
    gtk_box_append(GTK_BOX(summary), subtitle);
    GtkWidget *share = gtk_button_new();
    gtk_button_set_child(GTK_BUTTON(share), labelled("image-x-generic-symbolic", "Share Portrait…"));
    gtk_widget_set_halign(share, GTK_ALIGN_START);
    gtk_box_append(GTK_BOX(summary), share);
    gtk_widget_set_valign(summary, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(header), summary);
    g_free(name);
    g_free(field);
    g_free(years);
    return header;
}

static GtkWidget *facts_of(const char *person, const char *accent) {
    GtkWidget *facts = column(10, 0), *top = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    GtkWidget *heading = label("Fun facts", "facts", 0), *paste = gtk_button_new();
    gtk_widget_set_hexpand(heading, TRUE);
    gtk_button_set_child(GTK_BUTTON(paste), labelled("edit-paste-symbolic", "Paste"));
    gtk_box_append(GTK_BOX(top), heading);
    gtk_box_append(GTK_BOX(top), paste);
    gtk_box_append(GTK_BOX(facts), top);
    char **lines = g_key_file_get_string_list(people, person, "facts", NULL, NULL);
    for (char **line = lines; line && *line; line++) {
        GtkWidget *card = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12), *dot = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
        gtk_widget_add_css_class(card, "card");
        gtk_widget_add_css_class(dot, "dot");
        gtk_widget_set_size_request(dot, 8, 8);
        gtk_widget_set_valign(dot, GTK_ALIGN_CENTER);
        colour(dot, "box { background: %s; }", accent);
        gtk_box_append(GTK_BOX(card), dot);
        GtkWidget *fact = label(*line, NULL, 0);
        gtk_label_set_wrap(GTK_LABEL(fact), TRUE);
        gtk_box_append(GTK_BOX(card), fact);
        make_draggable(card, *line);
        gtk_box_append(GTK_BOX(facts), card);
    }
    make_destination(facts, G_TYPE_STRING);
    g_strfreev(lines);
    return facts;
}

static GtkWidget *film_of(const char *video, const char *accent) {
    GtkWidget *film = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 14), *play = symbol("media-playback-start-symbolic", 22);
    gtk_widget_add_css_class(film, "film");
    gtk_widget_add_css_class(play, "play");
    colour(film, "box { background: alpha(%s, 0.12); }", accent);
    colour(play, "image { background: %s; }", accent);
    gtk_box_append(GTK_BOX(film), play);
    GtkWidget *texts = column(2, 0), *name = label(video, "caption", 0);
    gtk_widget_add_css_class(name, "secondary");
    gtk_box_append(GTK_BOX(texts), label("A short film", "bold", 0));
    gtk_box_append(GTK_BOX(texts), name);
    gtk_widget_set_valign(texts, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(film), texts);
    gtk_widget_set_tooltip_text(film, "Drag the film into a folder or a player");
    make_draggable(film, video);
    return film;
}

static GtkWidget *detail_of(const char *person) {
    char *accent = text(person, "accent"), *biography = text(person, "biography"), *video = text(person, "video");
    GtkWidget *box = column(24, 28), *scrolled = gtk_scrolled_window_new();
    gtk_box_append(GTK_BOX(box), header_of(person, accent));
    GtkWidget *story = label(biography, "biography", 0);
    gtk_label_set_wrap(GTK_LABEL(story), TRUE);
    gtk_box_append(GTK_BOX(box), story);
    gtk_box_append(GTK_BOX(box), facts_of(person, accent));
    if (video) gtk_box_append(GTK_BOX(box), film_of(video, accent));
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), box);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_widget_set_hexpand(scrolled, TRUE);
    g_free(accent);
    g_free(biography);
    g_free(video);
    return scrolled;
}

static GtkWidget *shelf(void) {
    GtkWidget *side = column(12, 16), *empty = column(10, 0);
    gtk_widget_set_size_request(side, 218, -1);
    gtk_box_append(GTK_BOX(side), label("My heroes", "heading", 0));
    gtk_box_append(GTK_BOX(empty), symbol("emblem-favorite-symbolic", 36));
    gtk_box_append(GTK_BOX(empty), gtk_label_new("Drop or paste people here"));
    gtk_widget_add_css_class(empty, "secondary");
    gtk_widget_set_vexpand(empty, TRUE);
    gtk_widget_set_valign(empty, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(side), empty);
    make_destination(side, G_TYPE_STRING);
    return side;
}

static GtkWidget *header_bar(void) {
    GtkWidget *bar = gtk_header_bar_new(), *share = gtk_button_new_from_icon_name("emblem-shared-symbolic");
    GtkWidget *archive = gtk_menu_button_new();
    GMenu *menu = g_menu_new();
    g_menu_append(menu, "Import…", "win.import");
    g_menu_append(menu, "Export…", "win.export");
    g_menu_append(menu, "Share Everybody…", "win.share");
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(archive), "folder-symbolic");
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(archive), G_MENU_MODEL(menu));
    gtk_widget_set_tooltip_text(share, "Share the selected people");
    gtk_widget_set_tooltip_text(archive, "Import and export everybody");
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), archive);
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), share);
    return bar;
}

int main(int argc, char **argv) {
    gtk_init();
    people = g_key_file_new();
    if (argc < 3 || !g_key_file_load_from_file(people, argv[1], G_KEY_FILE_NONE, NULL)) return 1;
    portraits = argv[2];
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, style, -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    GtkWidget *window = gtk_window_new(), *content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_window_set_title(GTK_WINDOW(window), "Scientists");
    gtk_window_set_default_size(GTK_WINDOW(window), 1080, 720);
    gtk_window_set_titlebar(GTK_WINDOW(window), header_bar());
    gsize count;
    char **groups = g_key_file_get_groups(people, &count);
    gtk_box_append(GTK_BOX(content), list_of_people());
    gtk_box_append(GTK_BOX(content), gtk_separator_new(GTK_ORIENTATION_VERTICAL));
    gtk_box_append(GTK_BOX(content), detail_of(groups[0]));
    gtk_box_append(GTK_BOX(content), gtk_separator_new(GTK_ORIENTATION_VERTICAL));
    gtk_box_append(GTK_BOX(content), shelf());
    g_strfreev(groups);
    gtk_window_set_child(GTK_WINDOW(window), content);
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    return 0;
}
