"""Controls a headless Firefox through WebDriver BiDi over a web socket."""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile

from browser import Driver


class WebSocket:
    """The part of RFC 6455 that a client of a local server needs."""

    def __init__(self, host, port, path):
        self.connection = socket.create_connection((host, port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.connection.sendall((f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                 f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise RuntimeError(f"the browser wants no web socket: {head.decode()}")

    def fill(self):
        piece = self.connection.recv(1 << 16)
        if not piece:
            raise RuntimeError("the browser has ended")
        self.buffer += piece

    def take(self, count):
        while len(self.buffer) < count:
            self.fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send(self, text):
        payload, mask = text.encode(), os.urandom(4)
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x81, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0xFE, size)
        else:
            head = struct.pack("!BBQ", 0x81, 0xFF, size)
        self.connection.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload)))

    def receive(self):
        """Returns a text message, which may consist of several frames."""
        message = b""
        while True:
            first, second = self.take(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack("!H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.take(8))[0]
            payload = self.take(size)
            if first & 0x0F in (0, 1):
                message += payload
                if first & 0x80:
                    return message.decode()

    def close(self):
        self.connection.close()


class Firefox(Driver):
    """A page in Firefox."""

    title = "Firefox"
    names = ["firefox-esr", "firefox"]

    def __init__(self, program):
        super().__init__()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "HOME": self.profile.name, "MOZ_DISABLE_CONTENT_SANDBOX": "1"})
        for line in self.process.stderr:
            if found := re.search(r"WebDriver BiDi listening on ws://([^:/]+):(\d+)", line):
                break
        else:
            raise RuntimeError("Firefox does not say where it can be driven")
        self.socket = WebSocket(found[1], int(found[2]), "/session")
        self.count = 0
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        # Unlike the first tab, a new one has the focus and receives keys.
        self.page = self.send("browsingContext.create", type="tab")["context"]

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def send(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("id") == self.count:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]
            self.note(answer.get("method"), answer.get("params", {}))

    def note(self, method, parameters):
        if method == "log.entryAdded" and parameters["level"] in ("error", "warn"):
            self.errors.append(parameters["text"])
        elif method == "network.beforeRequestSent":
            self.requests.append(parameters["request"]["url"])

    def evaluate(self, expression):
        answer = self.send(
            "script.evaluate", expression=expression, target={"context": self.page}, awaitPromise=True, userActivation=True)
        if answer["type"] == "exception":
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['text']}")
        return self.plain(answer["result"])

    def plain(self, value):
        """Returns the Python value for a BiDi value; None if it doesn't consist of data."""
        kind = value["type"]
        if kind in ("string", "boolean", "number"):
            return value["value"]
        if kind == "array":
            return [self.plain(element) for element in value["value"]]
        if kind == "object":
            return {name: self.plain(element) for name, element in value["value"]}
        return None

    def navigate(self, address):
        # The page changes its address before it is loaded on a slow machine, after which waiting for "complete" may never end.
        self.send("browsingContext.navigate", context=self.page, url=address, wait="interactive")

    def preload(self, script):
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def press_mouse(self, x, y):
        self.send("input.performActions", context=self.page, actions=[{
            "type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])

    def press_key(self, key):
        value = {"Enter": "\uE007", "Tab": "\uE004", "Escape": "\uE00C", "ArrowRight": "\uE014"}[key]
        self.send("input.performActions", context=self.page, actions=[{
            "type": "key", "id": "keyboard", "actions": [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]}])

    def type(self, text):
        """Types into what has the focus, key by key."""
        keys = [{"type": kind, "value": character} for character in text for kind in ["keyDown", "keyUp"]]
        self.send("input.performActions", context=self.page, actions=[{"type": "key", "id": "keyboard", "actions": keys}])

    def picture(self, path):
        data = self.send("browsingContext.captureScreenshot", context=self.page)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def width(self, width, height, dark=False):
        self.send("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})
