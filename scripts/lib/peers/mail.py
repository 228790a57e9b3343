"""Thunderbird: what is sent is in a message that is being written, which is saved and read."""

import email
import email.policy
import json
import os
import time

from desktop import Nothing, wait_for
from peer import Peer
from samples import FILE_KINDS, runs_of_html


class Thunderbird(Peer):
    name, title, package = "thunderbird", "Thunderbird", "thunderbird"
    packages = ("thunderbird",)
    keeps_names = True
    process = None
    has, only = ("text", "html"), "a message has text and HTML to copy"
    refuses = {kind: "a message takes no colours and no app's own types" for kind in ("colour", "custom")} | {
        "folder": "a message takes files, and no folders"}
    # Where the message begins in the window, and where there is nothing of it.
    first, empty = {"x11": (60, 232), "wayland": (86, 291)}, (300, 420)
    # An account whose messages are in this profile; nothing is fetched.
    preferences = {
        "mail.accountmanager.accounts": "account1,account2", "mail.accountmanager.defaultaccount": "account2",
        "mail.accountmanager.localfoldersserver": "server1", "mail.account.account1.server": "server1",
        "mail.account.account2.server": "server2", "mail.account.account2.identities": "id1",
        "mail.identity.id1.fullName": "Nobody", "mail.identity.id1.useremail": "nobody@example.org",
        "mail.identity.id1.valid": True, "mail.identity.id1.compose_html": True,
        "mail.identity.id1.draft_folder": "mailbox://nobody@Local%20Folders/Drafts",
        "mail.identity.id1.drafts_folder_picker_mode": "1",
        "mail.server.server1.hostname": "Local Folders", "mail.server.server1.name": "Local Folders",
        "mail.server.server1.type": "none", "mail.server.server1.userName": "nobody",
        "mail.server.server1.directory-rel": "[ProfD]Mail/Local",
        "mail.server.server2.hostname": "localhost", "mail.server.server2.type": "pop3",
        "mail.server.server2.userName": "nobody", "mail.server.server2.name": "nobody",
        "mail.server.server2.login_at_startup": False, "mail.server.server2.check_new_mail": False,
        "mail.server.server2.directory-rel": "[ProfD]Mail/pop",
        "mail.shell.checkDefaultClient": False, "mail.spellcheck.inline": False,
        "mail.provider.suppress_dialog_on_startup": True, "mailnews.start_page.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False, "toolkit.startup.max_resumed_crashes": -1,
        "termsofuse.bypassNotification": True, "mail.compose.add_link_preview": False,
        "mail.compose.big_attachments.notify": False, "mail.compose.attachment_reminder": False,
    }

    def explanation(self, kind, way):
        if way == "copy" and kind in ("file", "files"):
            return "a message takes files that are dropped, and none that are pasted"
        return self.refuses.get(kind) if way in ("out", "copy") else None

    def start(self, body=""):
        profile = self.desktop.path("thunderbird")
        folder = f"{profile}/Mail/Local"
        os.makedirs(folder, exist_ok=True)
        self.drafts = f"{folder}/Drafts"
        if os.path.exists(self.drafts):
            os.remove(self.drafts)
        with open(f"{profile}/user.js", "w") as file:
            for name, value in {**self.preferences, "mail.server.server1.directory": folder,
                                "mail.server.server2.directory": f"{profile}/Mail/pop"}.items():
                file.write(f'user_pref("{name}", {json.dumps(value)});\n')
        self.body, self.has_files = body, False
        self.process = self.desktop.launch(
            ["thunderbird", "--no-remote", "--profile", profile, "-compose", f"subject='Trial',format=html,body='{body}'"])
        self.window = self.desktop.window("Write:", seconds=90)
        main = self.desktop.window("- Mozilla Thunderbird", seconds=30)
        wait_for("the end of Thunderbird's main window", 20, lambda: self.is_closed(main), 1)
        self.window = self.desktop.window("Write:", move_to=(560, 20), size=(800, 700))
        time.sleep(2)

    def is_closed(self, window):
        """Closes a window that is still there."""
        if all(window.identifier != other.identifier for other in self.desktop.windows()):
            return True
        self.desktop.close(window)
        return False

    def stop(self):
        if self.process:
            self.desktop.end(self.process)
            self.process = None

    def renew(self, body):
        if self.body != body or self.has_files:
            self.stop()
            self.start(body)

    def focus(self):
        self.desktop.activate(self.window)
        time.sleep(0.3)
        self.desktop.click(self.window.at(*self.empty))
        time.sleep(0.3)

    def clear(self):
        self.renew("")
        self.focus()
        self.desktop.key("ctrl+a", "Delete")
        time.sleep(0.3)

    # MARK: What arrives

    def message(self):
        """The message as it was saved last."""
        self.desktop.activate(self.window)
        self.desktop.key("ctrl+s")
        time.sleep(1)
        if not os.path.exists(self.drafts):
            return None
        with open(self.drafts, "rb") as file:
            parts = file.read().split(b"\nFrom - ")
        return email.message_from_bytes(parts[-1].split(b"\n", 1)[1], policy=email.policy.default) if parts[-1] else None

    def got(self, kind):
        def find():
            message = self.message()
            if message is None:
                return None
            html, files, pictures = "", {}, []
            for part in message.walk():
                if part.is_multipart():
                    continue
                if part.get_content_type() == "text/html" and not part.get_filename():
                    html = part.get_content()
                elif part.get_content_disposition() == "attachment":
                    files[part.get_filename()] = part.get_payload(decode=True)
                elif part.get_content_maintype() == "image":
                    pictures.append(part.get_payload(decode=True))
            text, bold = runs_of_html(html)
            return (html, text, bold, files, pictures) if text or files or pictures else None

        time.sleep(1)
        html, text, bold, files, pictures = wait_for("the message", self.patience, find, 0.5, Nothing)
        self.has_files = bool(files)
        if kind == "png":
            return {"data": pictures[0]} if pictures else {"data": next(iter(files.values()), None), "note": "as an attachment"}
        if kind in FILE_KINDS or (kind == "csv" and files):
            return {"files": files}
        if kind == "rtf" and not bold:
            # Like a page, a message is given no RTF.
            return {"text": text, "bold": self.ours.bold, "note": "as plain text"}
        if kind in ("html", "rtf"):
            return {"text": text, "bold": bold}
        if kind == "csv":
            return {"text": "\n".join(text.split())}
        return {"text": self.ours.link if kind == "link" and self.ours.link in html.replace("&amp;", "&") else text}

    # MARK: Trials

    def paste(self, kind):
        self.clear()
        self.desktop.key("ctrl+v")
        return self.got(kind)

    def select(self, kind):
        bold = f"Some <b>{self.theirs.bold}</b> text, " if kind == "html" else ""
        self.renew(bold + self.theirs.text)
        self.focus()
        self.desktop.key("ctrl+a")
        time.sleep(0.5)

    def copy(self, kind):
        self.select(kind)
        self.desktop.key("ctrl+c")
        time.sleep(0.8)

    def expect_drop(self, kind):
        self.clear()
        return self.window.at(*self.empty)

    def dropped(self, kind):
        return self.got(kind)

    def offer(self, kind):
        self.select(kind)
        return self.window.at(*self.first[self.desktop.name])

    def finish(self):
        self.desktop.key("Escape")
