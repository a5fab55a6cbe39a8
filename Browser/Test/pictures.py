"""Makes the documentation's pictures of the page in Chromium: python3 pictures.py SITE FOLDER."""

import base64
import pathlib
import shutil
import subprocess
import sys

from browser import Chromium

ASKED = "opens.Runs~requestAlwaysAuthorization"
SETTINGS = "opens.Runs~requestWhenInUseAuthorization~answers.allowWhileUsingApp~startUpdatingLocation~wait.5~opensSettings"

# The name of each picture, the link, the size of the window, whether it is dark, and what it is scrolled to.
WINDOWS = [
    ("page", f"ios=26&lang=en&j={ASKED}", (1240, 900), False, "body"),
    ("page-zh", f"ios=26&lang=zh&j={ASKED}", (1240, 900), False, "body"),
    ("page-dark", f"ios=26&lang=en&j={SETTINGS}", (1240, 900), True, "body"),
    ("page-low", f"ios=26&lang=en&j={ASKED}", (1240, 640), False, ".columns"),
    ("page-360", f"ios=26&lang=en&j={ASKED}", (360, 1000), False, ".columns"),
]

# The phones of all releases, as the page copies them.
PHONES = """(async () => {
  const picture = await rasterized(phone("pictures light").picture);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",")[1]);
    reader.readAsDataURL(picture);
  });
})()"""


def make(browser, page, folder):
    for name, link, (width, height), is_dark, place in WINDOWS:
        browser.width(width, height, is_dark)
        browser.open(f"{page}#{link}")
        # The releases have their dots.
        browser.until("document.querySelectorAll('#release .changes').length > 0")
        browser.evaluate(f"document.querySelector({place!r}).scrollIntoView()")
        browser.picture(folder / f"{name}.png")
    browser.width(1240, 900)
    for language in ["en", "zh"]:
        browser.open(f"{page}#ios=26&lang={language}&j={ASKED}")
        (folder / f"phones-{language}.png").write_bytes(base64.b64decode(browser.evaluate(PHONES)))


def make_smaller(path):
    """Pictures of few colors take a third of the bytes; it takes minutes."""
    for program, arguments in [("pngquant", ["--force", "--output", path, path]), ("zopflipng", ["-y", path, path])]:
        if shutil.which(program):
            subprocess.run([program, *arguments], check=True, stdout=subprocess.DEVNULL)
        else:
            print(f"no {program} here: {path} is larger than it need be", file=sys.stderr)


program = Chromium.program()
if program is None:
    sys.exit("no Chromium here: no pictures")
site, folder = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
browser = Chromium(program)
try:
    make(browser, (site / "index.html").as_uri(), folder)
finally:
    browser.close()
for name in [window[0] for window in WINDOWS] + ["phones-en", "phones-zh"]:
    make_smaller(folder / f"{name}.png")
    print(folder / f"{name}.png")
