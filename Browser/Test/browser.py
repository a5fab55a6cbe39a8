"""Controls browsers: the common interface, and a headless Chromium through its DevTools protocol over a pipe."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Driver:
    """A page in a browser, which collects logged errors, exceptions and network requests."""

    title = ""
    names = []

    @classmethod
    def program(cls):
        return next((path for path in map(shutil.which, cls.names) if path), None)

    def __init__(self):
        self.errors = []
        self.requests = []

    def until(self, expression, seconds=30):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise TimeoutError(f"it never became so: {expression}")

    def open(self, address):
        # A change of only the fragment would not reload the page. To leave the blank page takes no part of the page's time.
        self.navigate("about:blank")
        self.until("location.href === 'about:blank' && document.readyState === 'complete'")
        self.navigate(address)
        self.until("document.body && document.body.dataset.ready !== undefined")

    def click(self, element):
        """Clicks with the mouse in the middle of the element that an expression returns; an element above it receives the click."""
        place = self.evaluate(
            f"(() => {{ const element = {element}; if (!element) return null; element.scrollIntoView({{block: 'center'}});"
            " const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()")
        if place is None:
            raise RuntimeError(f"there is no {element}")
        self.press_mouse(*place)


class Chromium(Driver):
    """A page in Chromium."""

    title = "Chromium"
    names = ["chromium", "chromium-browser", "google-chrome", "chrome"]

    def __init__(self, program):
        super().__init__()
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def arrange():
            # Chromium reads commands from descriptor 3 and writes answers to 4.
            read, write = os.dup(commands), os.dup(answers)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-dev-shm-usage", f"--user-data-dir={self.profile.name}"],
            preexec_fn=arrange, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.count = 0
        self.session = None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.send(f"{domain}.enable")

    def close(self):
        os.close(self.output)
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def send(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive(60)
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self, seconds):
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], seconds)[0]:
                raise TimeoutError("the browser is silent")
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise RuntimeError("the browser has ended")
            self.buffer += piece
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        self.note(message)
        return message

    def note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.errors.append(parameters["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.errors.append(str(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def evaluate(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']['exception'].get('description')}")
        return result["result"].get("value")

    def navigate(self, address):
        self.send("Page.navigate", url=address)

    def preload(self, script):
        """Runs a script before all others in each page that is opened afterwards."""
        self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    def press_mouse(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press_key(self, key):
        code, text = {"Enter": (13, "\r"), "Tab": (9, ""), "Escape": (27, ""), "ArrowRight": (39, "")}[key]
        for kind in ["keyDown", "keyUp"]:
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, text=text if kind == "keyDown" else "")

    def type(self, text):
        """Types into what has the focus, key by key."""
        for character in text:
            for kind in ["keyDown", "keyUp"]:
                self.send("Input.dispatchKeyEvent", type=kind, key=character, text=character if kind == "keyDown" else "")

    def accessibility(self):
        """Returns the role and name of each element of the accessibility tree, in order."""
        nodes = {node["nodeId"]: node for node in self.send("Accessibility.getFullAXTree")["nodes"]}
        found, waiting = [], [next(iter(nodes))]
        while waiting:
            node = nodes[waiting.pop()]
            if not node["ignored"]:
                found.append((node["role"]["value"], node.get("name", {}).get("value", "")))
            waiting += [child for child in reversed(node.get("childIds", [])) if child in nodes]
        return found

    def picture(self, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def width(self, width, height, dark=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
