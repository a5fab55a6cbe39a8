"""Tests the pages in headless browsers: python3 browser_test.py FOLDER. A missing browser is reported and skipped."""

import json
import os
import pathlib
import shutil
import sys
import tempfile
from urllib.parse import quote

from browser import Chromium
from firefox import Firefox

# The time limits of the page, in milliseconds. Firefox compiles the whole engine before the first tap, Chromium only what that needs.
FIRST_SCREEN_LIMITS = {Chromium: 90, Firefox: 100}
TAP_LIMITS = {Chromium: 100, Firefox: 200}
STEP_LIMIT = 5
COMPARISON_LIMIT = 100


def labelled(selector, label):
    return f"[...document.querySelectorAll({selector!r})].find((element) => element.textContent === {label!r})"


def move(word):
    return f"document.querySelector('[data-move=\"{word}\"]')"


def ask(browser):
    """Opens the app and makes it request permission."""
    browser.click("document.querySelector('#screen .icon')")
    has_request = browser.evaluate(f"{move('requestWhenInUseAuthorization')} !== null")
    browser.click(move("requestWhenInUseAuthorization" if has_request else "startUpdatingLocation"))


def expect(is_so, what):
    if not is_so:
        raise AssertionError(what)


def prompts_are_answered(browser, page):
    """On every release each button of the first prompt is clicked."""
    browser.open(f"{page}#ios=26&lang=en")
    releases = browser.evaluate("state.releases")
    for release in releases:
        browser.open(f"{page}#ios={release}&lang=en")
        ask(browser)
        labels = browser.evaluate("state.prompt.buttons.map((button) => button.label)")
        for label in labels:
            browser.open(f"{page}#ios={release}&lang=en")
            ask(browser)
            browser.click(labelled("#prompt .answer", label))
            status = browser.evaluate("document.getElementById('reads').textContent")
            expected = "denied" if label.startswith("Don") else "authorizedAlways" if release == "7" else "authorizedWhenInUse"
            expect(status == expected, f"iOS {release}: {label} gives {status}")
            expect(browser.evaluate("state.prompt === null"), f"iOS {release}: the prompt is still there")
    print(f"prompts are answered on {len(releases)} releases")


# The Chinese buttons of the first prompts on some releases, from the top or left, and the rows of Settings.
CHINESE = {
    "7": ("“Runs”想使用您当前的位置", "不允许 好", "隐私", "关闭 打开"),
    "9": ("允许“Runs”在您使用该应用时访问您的位置吗？", "不允许 允许", "隐私", "永不 使用应用期间 始终"),
    "12": ("允许“Runs”在您使用该应用时访问您的位置吗？", "不允许 允许", "隐私", "永不 使用应用期间 始终"),
    "13.0-13.3": ("允许“Runs”访问您的位置？", "使用App时允许 允许一次 不允许", "隐私", "永不 下次询问 使用App期间 始终"),
    "14": ("允许“Runs”使用您的位置？", "允许一次 使用App时允许 不允许", "隐私", "永不 下次询问 使用App期间 始终"),
    "26": ("允许“Runs”使用你的位置？", "允许一次 使用App时允许 不允许", "隐私与安全性", "永不 下次询问或在我共享时 使用App期间 始终"),
}


def chinese_phones(browser, page):
    """A Chinese phone shows the system's texts on every release, and its buttons work."""
    browser.open(f"{page}#ios=26&lang=zh")
    for release in browser.evaluate("state.releases"):
        browser.open(f"{page}#ios={release}&lang=zh")
        ask(browser)
        words = "[...document.querySelectorAll('.alert h3, .alert .answer')].map((element) => element.textContent)"
        title, *buttons = browser.evaluate(words)
        english = browser.evaluate("[...document.querySelectorAll('.alert :is(h3, button)')].map((element) => element.textContent).filter((text) => /[A-Za-z]/.test(text.replace('Runs', '').replace('App', '')))")
        expect(english == [], f"iOS {release} says in English {english}")
        browser.click(labelled("#prompt .answer", buttons[-1] if release == "7" else buttons[0]))
        expect(browser.evaluate("state.prompt === null"), f"iOS {release}: {buttons[0]} does not answer")
        browser.click("document.querySelector('[data-key=opensSettings]')")
        heading = browser.evaluate("document.querySelector('#screen .heading').textContent")
        rows = browser.evaluate("[...document.querySelectorAll('[data-row]')].map((element) => element.textContent)")
        if release in CHINESE:
            expect((title, " ".join(buttons), heading, " ".join(rows)) == CHINESE[release], f"iOS {release} shows {title} {buttons} {heading} {rows}")
    print("Chinese phones speak Chinese")


def links_bring_back(browser, page):
    browser.open(f"{page}#ios=14&lang=en")
    ask(browser)
    browser.click(labelled("#prompt .precise", "Precise: On"))
    browser.click(labelled("#prompt .answer", "Allow Once"))
    browser.until("location.hash.includes('precise.false')")
    words = browser.evaluate("state.words.join(' ')")
    expect(words.endswith("answers.allowOnce.precise.false"), f"the switch is not in the journey: {words}")
    link = browser.evaluate("location.href")
    before = browser.evaluate("JSON.stringify(state.apps)")
    browser.open(link)
    expect(browser.evaluate("JSON.stringify(state.apps)") == before, "the link leads elsewhere")
    browser.click("document.getElementById('undo')")
    expect(browser.evaluate("state.prompt !== null"), "the answer was not taken back")
    for broken, named in [("ios=&j=", "“”"), ("ios=99.x&j=opens.Runs", "99.x"), ("ios=14&j=opens.Runs~nothing~like~this", "nothing, like, this"), ("ios=14&p={", "Info.plist"), ("ios=14&app=nobody", "nobody")]:
        browser.open(f"{page}#{broken}&lang=en")
        expect(browser.evaluate("state.release !== undefined"), f"nothing is shown for #{broken}")
        said = browser.evaluate("document.getElementById('news').textContent")
        expect(named in said, f"of #{broken} it is said: {said}")
        expect("opens" not in broken or browser.evaluate("state.screen === 'app'"), f"#{broken} is not played up to where it breaks")
    for odd in ["%00%ff", "lang=fr"]:
        browser.open(f"{page}#{odd}")
        expect(browser.evaluate("state.release !== undefined"), f"nothing is shown for #{odd}")
    print("links bring journeys back, and what is broken in one is said")


def links_are_short(browser, page):
    """The words of a journey are not escaped, and a link contains only the difference of an Info.plist."""
    browser.open(f"{page}#ios=13.4&lang=en&j=opens.Runs~requestWhenInUseAuthorization")
    browser.click("document.querySelector('#plist-box summary')")
    browser.evaluate("(() => { const field = document.querySelector('#plist input[type=text]'); field.value = 'For maps.'; field.onchange(); })()")
    browser.until("location.hash.includes('maps')")
    link = browser.evaluate("location.href")
    fragment = link.split("#")[1]
    expect(fragment.startswith("ios=13.4&lang=en&j=opens.Runs~requestWhenInUseAuthorization&d="), f"the link is {fragment}")
    expect(len(fragment) < 160, f"the link has {len(fragment)} characters")
    browser.open(link)
    expect(browser.evaluate("state.prompt.text") == "For maps.", "the link loses the Info.plist")
    expect(browser.evaluate("Object.keys(state.infoPlist).length > 5"), "the link loses what was not changed")
    # A link asks why nothing happens, and the call is shown with its reason.
    browser.open(f"{page}#ios=26&lang=en&j=opens.Runs&p={{}}")
    why = browser.evaluate(f"{move('requestAlwaysAuthorization')}.nextSibling.querySelector('a:last-child').href")
    expect(why.endswith("&why=requestAlwaysAuthorization"), f"the question is {why}")
    browser.open(why)
    said = browser.evaluate("document.querySelector('.asked')?.textContent ?? ''")
    expect("NSLocationWhenInUseUsageDescription" in said or "Info.plist" in said or "description" in said, f"the reason is {said}")
    browser.until("(() => { const box = document.querySelector('.asked').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; })()")
    print("links are short, and can ask why")


def pictures_are_copied(browser, page):
    """The phone, or the journey on all releases, can be copied as a picture, or saved as a file if that isn't allowed."""
    browser.open(f"{page}#ios=17&lang=en&j=opens.Runs~requestWhenInUseAuthorization")
    browser.evaluate("HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }; undefined")
    colors = """(async () => {
        const image = await createImageBitmap(await rasterized(phone("%s light").picture));
        const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const bytes = context.getImageData(0, 0, image.width, image.height).data, colors = new Set();
        for (let index = 0; index < bytes.length; index += 4) colors.add(bytes[index] << 16 | bytes[index + 1] << 8 | bytes[index + 2]);
        return [image.width, image.height, colors.size];
    })()"""
    width, height, count = browser.evaluate(colors % "picture")
    expect(width > 600 and height > 700 and count > 50, f"the picture is {width} by {height} with {count} colors")
    all_width, _, _ = browser.evaluate(colors % "pictures")
    expect(all_width > 3 * width, "the picture of all releases is too narrow")
    browser.click(labelled("#prompt .answer", "Allow Once"))
    after = browser.evaluate("[state.release, state.words.at(-1), state.apps[0].status]")
    expect(after == ["17", "answers.allowOnce", "authorizedWhenInUse"], f"after a picture of all the phone goes on with {after}")
    browser.click("document.getElementById('undo')")
    browser.click("document.getElementById('picture')")
    browser.until("document.getElementById('news').textContent !== ''")
    said = browser.evaluate("[document.getElementById('news').textContent, window.saved ?? '']")
    expect(said in [["The picture is copied.", ""], ["The picture is saved as a file.", "Runs.png"]], f"it is said: {said}")
    browser.click("document.getElementById('drawing-file')")
    browser.until("window.saved === 'Runs.svg'")
    whole = browser.evaluate("new DOMParser().parseFromString(phone('picture readers').picture, 'image/svg+xml').querySelector('parsererror') === null")
    expect(whole, "the drawing is no SVG")
    print(f"a picture of the phone has {width} by {height} pixels, and all releases fit in one")


def back_takes_back(browser, page):
    browser.open(f"{page}#ios=17&lang=en")
    browser.click("document.querySelector('#screen .icon')")
    browser.until("location.hash.includes('opens.Runs')")
    browser.click(move("requestWhenInUseAuthorization"))
    browser.until("location.hash.includes('requestWhenInUseAuthorization')")
    browser.evaluate("history.back(); undefined")
    browser.until("state.words.length === 1")
    expect(browser.evaluate("state.prompt === null"), "Back does not take the request back")
    browser.evaluate("history.forward(); undefined")
    browser.until("state.prompt !== null")
    # The slider and the language don't count as steps.
    steps = browser.evaluate("history.length")
    browser.click("document.getElementById('language')")
    browser.click("document.getElementById('slider')")
    browser.until("state.position === 1 && linkTimer === null")
    expect(browser.evaluate("history.length") == steps, "what is only shown is a step of Back")
    browser.click("document.getElementById('copy')")
    browser.until("document.getElementById('news').textContent !== ''")
    expect(browser.evaluate("document.getElementById('message').hidden && document.getElementById('news').getAttribute('role') === 'status'"), "what went well is said as an error")
    print("Back takes back, and what went well is said as news")


def journeys_are_exported(browser, page):
    browser.open(f"{page}#ios=13.2&lang=en&j=opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp~wait.1%20min")
    browser.click("document.querySelector('#file-box summary')")
    state = browser.evaluate("JSON.stringify(state)")
    for form in ["export", "test"]:
        browser.click(f"document.getElementById('{form}')")
        is_test = browser.evaluate("document.getElementById('file').value.includes('import SextantTesting')")
        expect(is_test == (form == "test"), f"{form} writes something else")
        reopen(browser, state)
    browser.evaluate("document.getElementById('file').value = '{}'")
    browser.click("document.getElementById('import')")
    expect(not browser.evaluate("document.getElementById('message').hidden"), "what is not a journey is not refused")
    print("journeys are exported as scenarios and as tests, and imported from both")


def scenarios_are_opened(browser, page):
    """A scenario of the package, which the page did not write."""
    folder = pathlib.Path(__file__).resolve().parents[2] / "Examples" / "Scenarios"
    for name, grant, named in [("allow-once", "When In Use", "expect"), ("always-first-keep", "When In Use", "Info.plist"), ("three-answers", "When In Use", "Once")]:
        browser.open(f"{page}#ios=17&lang=en")
        browser.click("document.querySelector('#file-box summary')")
        browser.evaluate(f"document.getElementById('file').value = {json.dumps((folder / (name + '.json')).read_text())}")
        browser.click("document.getElementById('import')")
        browser.until("state.words.length > 0")
        said = browser.evaluate("document.getElementById('news').textContent")
        expect(named in said, f"of {name} it is said: {said}")
        found = browser.evaluate("state.apps[0].grant")
        expect(found == grant or name == "three-answers", f"{name} ends with {found}")
    print("scenarios are opened, and what is left out is said")


def reopen(browser, state):
    browser.click("document.getElementById('again')")
    expect(browser.evaluate("state.words.length") == 0, "it did not start again")
    browser.click("document.getElementById('import')")
    expect(browser.evaluate("JSON.stringify(state)") == state, "the import is another journey")


def first_screen_says_what_it_is(browser, page):
    """A prompt is visible, four sample journeys work, and every request shows what it would do."""
    browser.open(page)
    expect(browser.evaluate("state.prompt.buttons.length") == 3, "no prompt is up")
    expect(browser.evaluate("document.querySelectorAll('.outcome').length === state.questions.length && state.questions.length > 0"), "requests have no outcome")
    browser.click("document.querySelector('#prompt .answer')")
    expect(browser.evaluate("state.words.at(-1)") == "answers.allowOnce", "the first prompt can't be answered")
    ends = []
    for number in range(4):
        browser.click(f"document.querySelectorAll('#stories a')[{number}]")
        browser.until(f"document.querySelectorAll('#stories a')[{number}].hash === location.hash && state.words.join('~') === new URLSearchParams(location.hash.slice(1)).get('j')")
        ends.append(browser.evaluate("[state.release, state.prompt !== null, state.apps[0].status]"))
    expect(ends == [["26", True, "notDetermined"], ["26", False, "notDetermined"], ["13.4-13.7", True, "authorizedWhenInUse"], ["26", False, "notDetermined"]], f"the stories end with {ends}")
    expect(browser.evaluate("steps.every((step) => step.missed === null)"), "a story has a move that is not possible")
    print("the first screen has a prompt, four stories and outcomes")


def releases_are_tabs(browser, page):
    """The arrow keys move between releases; a dot marks a release on which the journey differs."""
    browser.open(f"{page}#ios=26&lang=en&j=opens.Runs~requestAlwaysAuthorization")
    browser.until("document.querySelectorAll('#release .changes').length > 0")
    dots = browser.evaluate("[...document.querySelectorAll('#release .changes')].map((element) => element.textContent)")
    expect("13.0-13.3" in dots and "14" in dots and "18" not in dots, f"dots at {dots}")
    browser.evaluate("document.querySelector('#release [aria-checked=true]').focus()")
    for expected in ["7", "8"]:
        browser.press_key("ArrowRight")
        browser.until(f"state.release === '{expected}'")
        expect(browser.evaluate("document.activeElement.dataset.release") == expected, "the focus does not follow")
    expect(browser.evaluate("document.querySelectorAll('#release [tabindex=\"0\"]').length") == 1, "more than one release is a stop of Tab")
    print("releases are chosen by arrow keys, and dots mark where they differ")


def plists_are_taken(browser, page):
    """A pasted Info.plist, as XML or JSON, is used for the app; anything else is rejected."""
    browser.open(f"{page}#ios=26&lang=en&j=opens.Runs~requestWhenInUseAuthorization")
    browser.click("document.getElementById('your-plist')")
    xml = (pathlib.Path(__file__).resolve().parents[2] / "Examples/RunTrackerFixed/RunTracker/Info.plist").read_text()
    for source in [xml, json.dumps({"NSLocationWhenInUseUsageDescription": "Because."})]:
        browser.evaluate(f"document.getElementById('plist-text').value = {json.dumps(source)}")
        browser.click("document.getElementById('plist-use')")
        expect(browser.evaluate("!state.isStandard && state.prompt.text === state.infoPlist.NSLocationWhenInUseUsageDescription"), "the prompt has another text")
    expect(browser.evaluate("state.prompt.text") == "Because.", "the last Info.plist is not the app's")
    browser.evaluate("document.getElementById('plist-text').value = 'bplist00'")
    browser.click("document.getElementById('plist-use')")
    expect(not browser.evaluate("document.getElementById('message').hidden"), "what is no Info.plist is not refused")
    browser.open(f"{page}?embed=1#ios=26&lang=en&j=opens.Runs~requestAlwaysAuthorization")
    expect(browser.evaluate("[...document.querySelectorAll('h1, .moves, footer')].every((element) => element.getBoundingClientRect().height === 0)"), "more than the phone is embedded")
    print("an Info.plist is taken, and the phone can be embedded")


def both_languages(browser, page):
    browser.open(f"{page}#ios=17&lang=en")
    browser.click("document.getElementById('language')")
    expect(browser.evaluate("document.documentElement.lang") == "zh-Hans", "the language is not said")
    expect("定位" in browser.evaluate("document.querySelector('h1').textContent"), "the title is not Chinese")
    english = browser.evaluate("[...document.querySelectorAll('[data-word]')].filter((element) => element.textContent === element.dataset.word).map((element) => element.textContent)")
    expect(english == [], f"without a translation: {english}")
    expect(not browser.evaluate("document.body.innerText.includes('undefined')"), "a text is undefined")
    browser.open(f"{page}#ios=17&lang=zh&j=opens.Runs~requestWhenInUseAuthorization~answers.allowOnce~startUpdatingLocation~wait.5")
    story = browser.evaluate("document.getElementById('story').innerText")
    for line in ["打开 Runs", "弹窗：允许“Runs”使用你的位置？", "[使用App时允许]", "实际授权：“允许一次”，读到 authorizedWhenInUse", "收到 locationManager(_:didUpdateLocations:)："]:
        expect(line in story, f"{line} is not in the Chinese story: {story}")
    expect("%" not in story, f"a gap is not filled: {story}")
    plain = browser.evaluate("[...document.querySelectorAll('.fact')].map((fact) => fact.title).filter((title) => !/[\u4e00-\u9fff]/.test(title))")
    expect(plain == [], f"facts without Chinese: {plain}")
    print("both languages are complete")


def keyboard_and_parts(browser, page):
    browser.open(f"{page}#ios=17&lang=en")
    browser.evaluate("document.querySelector('#screen .icon').focus()")
    browser.press_key("Enter")
    expect(browser.evaluate("state.screen") == "app", "Enter does not open the app")
    expect(browser.evaluate("document.activeElement.closest('.device') !== null"), "the focus is lost with the app's icon")
    browser.click(move("requestWhenInUseAuthorization"))
    labels = browser.evaluate("state.prompt.buttons.map((button) => button.label)")
    focused = "document.activeElement.textContent"
    expect(browser.evaluate(focused) == labels[0], "the prompt has not the focus")
    said = browser.evaluate("document.getElementById('announcement').textContent")
    expect(browser.evaluate("sentence(state.prompt.title)") in said and "Allow Once" in said, f"screen readers are told: {said}")
    expect(browser.evaluate("document.querySelector('#prompt [role=alertdialog]').getAttribute('aria-modal') === 'true'"), "the prompt is no dialog")
    round_trip = []
    for _ in range(len(labels) + 1):
        browser.press_key("Tab")
        round_trip.append(browser.evaluate(focused))
    expect(round_trip == labels[1:] + ["Precise: On", labels[0]], f"Tab leads to {round_trip}")
    browser.press_key("Escape")
    expect(browser.evaluate("document.activeElement.id") == "undo", "Escape does not leave the prompt")
    browser.evaluate(f"{labelled('#prompt .answer', 'Allow Once')}.focus()")
    browser.press_key("Enter")
    expect(browser.evaluate("state.words.at(-1)") == "answers.allowOnce", "Enter does not answer")
    expect(browser.evaluate("document.activeElement !== document.body"), "the focus is lost with the prompt")
    browser.click("document.getElementById('undo')")
    browser.click("document.getElementById('undo')")
    nameless = browser.evaluate(
        "[...document.querySelectorAll('button, input, select, textarea')].filter((element) => !element.textContent.trim()"
        " && !element.ariaLabel && !element.labels?.length).map((element) => element.outerHTML)")
    expect(nameless == [], f"screen readers have no name for {nameless}")
    browser.evaluate("document.querySelector('[data-plist=\"NSLocationWhenInUseUsageDescription\"]').closest('details').open = true")
    browser.click("document.querySelector('[data-plist=\"NSLocationWhenInUseUsageDescription\"]')")
    expect(browser.evaluate("state.infoPlist.NSLocationWhenInUseUsageDescription === undefined"), "the Info.plist is not changed")
    browser.click(move("requestWhenInUseAuthorization"))
    expect(browser.evaluate("state.prompt === null"), "a prompt comes without a text")
    print("the keyboard opens the app, everything has a name, and the Info.plist counts")


DIALOGS = {
    "en": ["Allow “Runs” to use your location?", "Precise: On", "Allow Once", "Allow While Using App", "Don’t Allow"],
    "zh": ["允许“Runs”使用你的位置？", "精确位置：打开", "允许一次", "使用App时允许", "不允许"],
}


def screen_readers(browser, page):
    """Chromium's accessibility tree contains every control by name, and the prompt as a dialog, in both languages."""
    if not isinstance(browser, Chromium):
        return
    controls = {"button", "radio", "switch", "combobox", "slider", "textbox", "checkbox", "link", "image", "alertdialog", "heading", "DisclosureTriangle"}
    for lang, app_moves in [("en", "The app calls"), ("zh", "App 的调用")]:
        for journey in ["", "opens.Runs~requestWhenInUseAuthorization", "opens.Runs~requestWhenInUseAuthorization~answers.allowWhileUsingApp~startUpdatingLocation~wait.5~opensSettings"]:
            browser.open(f"{page}#ios=17&lang={lang}&j={journey}")
            tree = browser.accessibility()
            nameless = [role for role, name in tree if role in controls and name.strip() == ""]
            expect(nameless == [], f"without a name for screen readers: {nameless}")
            expect(("heading", app_moves) in tree, f"no heading leads to the app's moves: {[name for role, name in tree if role == 'heading']}")
            for landmark in ["banner", "main", "contentinfo"]:
                expect(landmark in [role for role, _ in tree], f"there is no {landmark}")
            if journey.endswith("opensSettings"):
                roles = [role for role, name in tree if role in ("switch", "radio") and not name[0].isdigit()]
                expect(roles == ["switch"] + ["radio"] * 4 + ["switch"], f"Settings has {roles}")
            if journey.endswith("Authorization"):
                title, *expected = DIALOGS[lang]
                start = tree.index(("alertdialog", title))
                buttons = [name for role, name in tree[start:] if role == "button"][:4]
                expect(buttons == expected, f"the dialog has {buttons}")
    print("screen readers have a name for everything, and the prompt as a dialog")


def releases_part(browser, page):
    browser.open(f"{page}#ios=13.4&lang=en&j=opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp")
    browser.click("document.querySelector('#compare-box summary')")
    browser.until("document.querySelectorAll('#compare tbody tr').length === state.position + 1")
    dead = browser.evaluate("[...document.querySelectorAll('#compare tbody tr:last-child td')].slice(1).map((cell) => cell.textContent).filter((text) => text.includes('not possible'))")
    expect(dead == [], f"an answer is not carried over: {dead}")
    early = browser.evaluate("[...document.querySelectorAll('#compare tbody tr')].slice(0, 2).some((row) => row.querySelector('.parting'))")
    expect(not early, "releases part before the request")
    small = browser.evaluate("[...document.querySelectorAll('#compare .small')].map((phone) => [phone.ariaHidden, phone.querySelectorAll('svg text').length])")
    expect(len(small) > 3 and all(hidden == "true" and texts >= 3 for hidden, texts in small), f"the small phones are {small}")
    columns, partings = browser.evaluate("['thead th', '.parting'].map((name) => document.querySelectorAll('#compare ' + name).length)")
    expect(columns > 3 and partings == columns - 1, f"of {columns} columns {partings} say where they part")
    print(f"the releases part into {columns} columns")


def states_are_mapped(browser, page):
    """Every authorization of a release is shown, and a click brings the phone to it."""
    for release, grants in [("26", 6), ("12", 4), ("7", 3)]:
        browser.open(f"{page}#ios={release}&lang=en")
        browser.click("document.querySelector('#states-box summary')")
        browser.until("document.querySelectorAll('.state').length > 0")
        found = browser.evaluate("[...document.querySelectorAll('.state')].map((card) => card.dataset.grant)")
        expect(len(found) == grants, f"iOS {release} has the states {found}")
        for grant in found[1:]:
            card = f"[...document.querySelectorAll('.state')].find((card) => card.dataset.grant === '{grant}')"
            browser.click(card)
            browser.until(f"state.apps[0].grant === '{grant}' && {card}.ariaCurrent === 'true'")
            expect(browser.evaluate("document.querySelectorAll('#ways li').length > 0"), f"{grant} leads nowhere")
            expect(browser.evaluate("document.querySelectorAll('#graph-arrows .way').length") >= len(found) - 1, "arrows are missing")
        # By the keyboard as well.
        browser.evaluate("document.querySelector('.state').focus()")
        browser.press_key("Enter")
        browser.until(f"state.apps[0].grant === '{found[0]}'")
        expect(browser.evaluate("steps.every((step) => step.missed === null)"), "a way has a move that is not possible")
    print("the states of releases are mapped, and clicks lead to them")


def apps_and_map(browser, page):
    """Each sample app begins a journey, the map moves the phone, and a route is played."""
    browser.open(f"{page}#ios=17&lang=en")
    kinds = browser.evaluate("[...document.querySelectorAll('[data-kind]')].map((element) => element.dataset.kind)")
    for kind in kinds:
        browser.click(f"document.querySelector('[data-kind={kind}]')")
        expect(browser.evaluate(f"state.kind === '{kind}' && state.words.length === 0"), f"{kind} does not begin")
        browser.click("document.querySelector('#screen .icon')")
        expect(browser.evaluate("state.screen === 'app'"), f"{kind} does not open")
    browser.click("document.querySelector('[data-kind=tracker]')")
    browser.click("document.querySelector('#screen .icon')")
    browser.click(move("startsRun"))
    browser.click(labelled("#prompt .answer", "Allow While Using App"))
    browser.click(move("follows"))
    browser.click(move("wait.1 min"))
    expect(browser.evaluate("document.querySelectorAll('#map .fix').length > 20"), "the walk is not on the map")
    browser.click("document.getElementById('map')")
    expect(browser.evaluate("state.words.at(-1).startsWith('stays.48.')"), "a tap on the map leads nowhere")
    browser.evaluate("document.getElementById('place').value = '-33.8568, 151.2153'")
    browser.click("document.querySelector('#goto button')")
    expect(browser.evaluate("state.map.place.join()") == "-33.8568,151.2153", "the phone is not where it was sent")
    browser.until("location.hash.includes('app=tracker') && location.hash.includes('151.2153')")
    link = browser.evaluate("location.href")
    words = browser.evaluate("state.words.join()")
    browser.open(link)
    expect(browser.evaluate("state.words.join()") == words and browser.evaluate("steps.every((step) => step.missed === null)"), "the link loses the app or the place")
    print(f"{len(kinds)} apps are opened, the map takes the phone along")


def narrow(browser, page):
    """At a width of 360 pixels nothing is cut off, whichever groups are open."""
    browser.width(360, 740)
    for lang in ["en", "zh"]:
        browser.open(f"{page}#ios=17&lang={lang}&j=opens.Runs~requestWhenInUseAuthorization~answers.allowOnce~CLMonitor.place~second.CLLocationManager")
        browser.evaluate("document.querySelectorAll('details').forEach((element) => { element.open = true; })")
        browser.until("document.querySelectorAll('#compare tbody tr').length === state.position + 1")
        wide = browser.evaluate("[...document.querySelectorAll('body *')].filter((element) => !element.closest('.wide, .unseen, svg') && element.getBoundingClientRect().right > innerWidth + 1).map((element) => element.outerHTML.slice(0, 90))")
        expect(wide == [], f"wider than a narrow phone: {wide[:4]}")
    # A new prompt is visible, wherever the tap was.
    browser.open(f"{page}#ios=17&lang=en&j=opens.Runs")
    browser.click(move("requestWhenInUseAuthorization"))
    box = browser.evaluate("(() => { const box = document.querySelector('.alert').getBoundingClientRect(); return [box.top, box.bottom, innerHeight]; })()")
    expect(0 <= box[0] and box[1] <= box[2], f"the prompt is out of sight: {box}")
    browser.width(1240, 900)
    print("nothing is cut off at 360 pixels, and the prompt comes into sight")


def low(browser, page):
    """In a low window, and at 200 %, all buttons can be tapped, however long the text is."""
    long = {"NSLocationWhenInUseUsageDescription": "Every word counts. " * 32}
    for width, height in [(1240, 640), (640, 360), (960, 480), (360, 640)]:
        browser.width(width, height)
        for plist in [None, long]:
            link = f"{page}#ios=17&lang=en&j=opens.Runs~requestWhenInUseAuthorization" + (f"&p={quote(json.dumps(plist))}" if plist else "")
            browser.open(link)
            last = browser.evaluate("state.prompt.buttons.length") - 1
            for button in [0, last]:
                browser.click(f"document.querySelectorAll('#prompt .answer')[{button}]")
                expect(browser.evaluate("state.words.length") == 3, f"at {width} by {height} a button can't be tapped")
                browser.click("document.getElementById('undo')")
                expect(browser.evaluate("state.words.length") == 2, f"at {width} by {height} Undo can't be tapped")
    browser.width(1240, 900)
    print("low windows hold all buttons")


def facts_are_whole(browser, page):
    browser.open(f"{page}#ios=17&lang=en&j=opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp")
    facts = browser.evaluate("Object.entries(facts).map(([id, { en }]) => [id, en])")
    marked = [id for id, text in facts if text == "" or "`" in text or "**" in text or "|-" in text]
    expect(marked == [], f"raw or empty: {marked}")
    text = dict(facts)["AUTH-049"]
    expect(text.startswith("The answers to the first prompt depend on the request.") and "provisional Always with a callback of authorizedAlways" in text, f"AUTH-049 reads {text}")
    print(f"{len(facts)} facts are whole")


def handbook_is_searched(browser, handbook):
    browser.open(handbook)
    expect(not browser.evaluate(r"/`|\*\*|\|-/.test(document.querySelector('main').textContent)"), "the handbook has raw Markdown")
    shown = "[...document.querySelectorAll('article:not([hidden])')].map((element) => element.id)"
    releases = browser.evaluate("[...document.querySelectorAll('#releases article')].length")
    browser.evaluate("document.getElementById('search').value = 'provisional  ALWAYS mis-13'; document.getElementById('search').oninput()")
    found = browser.evaluate(shown)
    expect("MIS-13" in found and len(found) < 40, f"the search finds {found}")
    expect(browser.evaluate("document.querySelector('#symptoms article:not([hidden])').id") == "MIS-13", "the best is not the first")
    marked = browser.evaluate("CSS.highlights ? CSS.highlights.get('found').size : 1")
    expect(marked > 0, "what is found is not marked")
    browser.evaluate("document.getElementById('search').value = 'control center'; document.getElementById('search').oninput()")
    expect(browser.evaluate("document.getElementById('rule-controlCenterAttribution').hidden === false"), "the matrix is not searched")
    browser.evaluate("document.getElementById('search').value = 'nothing-like-this'; document.getElementById('search').oninput()")
    expect(browser.evaluate(shown) == [] and browser.evaluate("document.getElementById('count').innerText") in ("0 found", "找到 0 条"), "it does not say that nothing was found")
    browser.evaluate("location.hash = '#AUTH-049'; undefined")
    browser.until("document.getElementById('AUTH-049').getBoundingClientRect().height > 0")
    for _ in range(2):
        browser.click("document.getElementById('language')")
        language = browser.evaluate("document.documentElement.lang")
        expect(("版本" in browser.evaluate("document.querySelector('nav').innerText")) == (language == "zh-Hans"), f"{language} is not shown")
    browser.width(360, 740)
    expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the handbook is wider than a narrow phone")
    browser.width(1240, 900)
    links = browser.evaluate("[...document.querySelectorAll('#scenarios h3 a')].map((link) => link.getAttribute('href'))")
    expect(len(links) >= 47 and all(link.startswith("index.html#ios=") for link in links), f"the scenarios lead to {links[:2]}")
    for link in links[:: len(links) // 8]:
        browser.open(handbook.replace("handbook.html", "") + link)
        expect(browser.evaluate("state.words.length > 0"), f"{link} plays nothing")
    print(f"the handbook has {releases} releases, and is searched in both languages")


def typed(browser, words):
    """Types a question into the box, in place of the one before, and returns the ids of the answers."""
    browser.evaluate("document.getElementById('question').value = ''; undefined")
    browser.click("document.getElementById('question')")
    browser.type(words)
    browser.until(f"document.getElementById('question').value === {json.dumps(words)} && document.querySelector('#found').dataset.words === {json.dumps(words)}")
    return browser.evaluate("[...document.querySelectorAll('#found article h3 small')].map((element) => element.textContent.split(' ')[0])")


def questions_are_answered(browser, page):
    """What is typed into the box is answered as by the command, in both languages, and what is shown can be played and read on."""
    browser.open(f"{page}#ios=26&lang=en")
    expect(not browser.evaluate("'SextantSearch' in globalThis || [...document.scripts].some(({ src }) => src)"), "the answers are loaded before they are asked for")
    expect(typed(browser, "the prompt flashes and vanishes")[0] == "MIS-18", "the box does not answer")
    expect("CLLocationManager()" in browser.evaluate("document.querySelector('#found pre').textContent"), "there is nothing to copy")
    expect(browser.evaluate("document.querySelector('#found h3 a').getAttribute('href')") == "handbook.html#MIS-18", "the answer does not lead to the handbook")
    expect(typed(browser, "what changed in iOS 18")[0] == "iOS-18", "the news of a release are not found")
    typed(browser, "Location")
    expect(browser.evaluate("document.querySelectorAll('#found article').length === 0 && document.querySelectorAll('#found li').length >= 3"), "a word that says too little is not asked back")
    typed(browser, "how to bake sourdough bread")
    expect(browser.evaluate("document.getElementById('found').innerText").startswith("Nothing answers that"), "bread is answered")
    expect(typed(browser, "弹窗一闪而过")[0] == "MIS-18", "a Chinese question is not answered")
    expect("弹窗一闪而过，没有回调" in browser.evaluate("document.getElementById('found').innerText"), "a Chinese question has no Chinese answer")
    typed(browser, "significant changes hand over nothing, provisional always")
    browser.click("document.getElementById('language')")
    browser.until("document.querySelector('#found article')?.lang === 'zh-Hans'")
    browser.click("document.getElementById('language')")
    browser.until("document.querySelector('#found article')?.lang === 'en'")
    typed(browser, "requestAlwaysAuthorization after Allow Once")
    browser.click("document.querySelector('#found a[href^=\"#ios\"]')")
    browser.until("state.words.length > 2")
    browser.width(360, 740)
    expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), "answers are wider than a narrow phone")
    browser.width(1240, 900)
    print("questions are answered in both languages, and answers are played")


def phone_without_answers(browser, page):
    """A phone in a file of its own says where to ask."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(page.removeprefix("file://"), folder)
        browser.open(pathlib.Path(folder, "index.html").as_uri() + "#ios=26&lang=en")
        browser.click("document.getElementById('question')")
        browser.type("blue bar")
        browser.until("document.getElementById('found').innerText.includes('sextant explain blue bar')")
    print("without answers beside it, the page says where to ask")


def use_is_shown(browser, page):
    """The arrow appears and disappears, and Control Center names the app on releases that do so."""
    granted = "opens.Runs~requestWhenInUseAuthorization~answers.allowWhileUsingApp"
    browser.open(f"{page}#ios=17&lang=en&j={granted}")
    expect(browser.evaluate("document.querySelector('#status .arrow') === null"), "there is an arrow before anything is asked for")
    browser.click(move("startUpdatingLocation"))
    browser.click(move("wait.5"))
    expect(browser.evaluate("document.querySelector('#status .arrow.solid') !== null"), "no arrow shows that locations come")
    browser.click(labelled("#keys button", "Control Center"))
    expect(browser.evaluate("document.getElementById('screen').innerText.includes('Runs')"), "Control Center does not name the app")
    browser.open(f"{page}#ios=13&lang=en&j={granted}")
    expect(browser.evaluate(f"{labelled('#keys button', 'Control Center')} === undefined"), "Control Center names apps before it did")
    print("the arrow and Control Center show who uses the location")


def bar_is_double_height(browser, page):
    """Up to iOS 10, the bar of an app in the background is on its own line below the clock, as wide as the phone."""
    asked = "opens.Runs~requestWhenInUseAuthorization~answers.allow~allowsBackgroundLocationUpdates.true"
    for release in ["9", "10"]:
        browser.open(f"{page}#ios={release}&lang=en&j={asked}~startUpdatingLocation~goesHome~wait.1%20min")
        places = browser.evaluate("""(() => {
            const box = (selector) => document.querySelector(selector).getBoundingClientRect();
            const clock = [...document.querySelectorAll("#drawing text")].find((text) => /^\\d+:\\d\\d$/.test(text.textContent)).getBoundingClientRect();
            const [bar, phone] = [box("#status .bar"), box("#phone")];
            // Around the screen there is a frame.
            return [bar.top >= clock.bottom - 2, Math.abs(bar.width - phone.width) < 40];
        })()""")
        expect(places == [True, True], f"the bar on iOS {release} is no line of its own: {places}")
    browser.open(f"{page}#ios=11&lang=en&j={asked}~startUpdatingLocation~goesHome~wait.1%20min")
    expect(browser.evaluate("document.querySelector('#status .pill') !== null"), "iOS 11 has no pill")
    print("the bar up to iOS 10 has a line of its own")


def traps_are_survived(browser, page):
    browser.open(f"{page}#ios=17&lang=en&j=opens.Runs")
    browser.evaluate("phone = () => { throw new WebAssembly.RuntimeError('unreachable'); }; undefined")
    browser.click(move("startUpdatingLocation"))
    browser.until("!document.getElementById('message').hidden")
    expect(browser.evaluate("state.words.join()") == "opens.Runs", "the journey is lost")
    browser.click(move("startUpdatingLocation"))
    expect(browser.evaluate("state.words.length") == 2, "the phone does not go on")
    print("a trap is said, and the journey goes on")


# Answers the first prompt as soon as the phone is visible, and records both times.
FIRST_TAP = """
new MutationObserver((_, observer) => {
  const button = document.querySelector('#prompt .answer');
  if (!button) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => {
    window.seen = performance.now();
    new MutationObserver(() => { if (!document.querySelector('#prompt .alert')) window.answered ??= performance.now(); })
      .observe(document.getElementById('prompt'), { childList: true });
    button.click();
  }));
}).observe(document, { childList: true, subtree: true });
"""


def speed(browser, page):
    browser.open(f"{page}#ios=17&lang=en&j=opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp~startUpdatingLocation")
    # Moves that bring locations, and moves after which the phone is drawn anew.
    steps = browser.evaluate(
        "(async () => { const times = []; for (let count = 0; count < 14; count++) for (const word of ['wait.5', 'goesHome', 'opens.Runs']) {"
        " const start = performance.now(); await send(`move ${moveIndex(word)}`); times.push(performance.now() - start); } return times; })()")
    # The comparison of a short journey, shown with its phones.
    browser.open(f"{page}#ios=17&lang=en&j=opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp~startUpdatingLocation")
    browser.evaluate("document.getElementById('compare-box').open = true")
    compared = browser.evaluate(
        "(async () => { await loaded; const times = []; for (let count = 0; count < 9; count++) {"
        " const start = performance.now(); await showComparison(); times.push(performance.now() - start); } return times; })()")
    linked = []
    for _ in range(5):
        browser.open(f"{page}#ios=17&lang=en")
        linked.append(int(browser.evaluate("document.body.dataset.ready")))
    browser.preload(FIRST_TAP)
    seen, answered = [], []
    for _ in range(9):
        browser.open(page)
        browser.until("window.answered !== undefined")
        seen.append(browser.evaluate("seen"))
        answered.append(browser.evaluate("answered"))
    first, tap, link, step, comparison = (sorted(times)[len(times) // 2] for times in [seen, answered, linked, steps, compared])
    print(f"first screen {first:.0f} ms ({min(seen):.0f} to {max(seen):.0f}), a tap on it answered at {tap:.0f} ms ({min(answered):.0f} to {max(answered):.0f}),"
          f" a link's at {link} ms, a step {step:.1f} ms (slowest of {len(steps)} {max(steps):.1f}),"
          f" a comparison {comparison:.0f} ms (slowest of {len(compared)} {max(compared):.0f})")
    if os.environ.get("SEXTANT_SLOW_MACHINE"):
        return
    limits = {"the first screen": (first, FIRST_SCREEN_LIMITS[type(browser)]), "the first tap": (tap, TAP_LIMITS[type(browser)]),
              "a comparison": (comparison, COMPARISON_LIMIT), "a step": (step, STEP_LIMIT)}
    for name, (time, limit) in limits.items():
        expect(time <= limit, f"{name} takes more than {limit} ms; SEXTANT_SLOW_MACHINE=1 passes over it")


def pictures(browser, page, handbook, folder):
    folder.mkdir(exist_ok=True)
    asked = "opens.Runs~requestWhenInUseAuthorization"
    shots = [(release, f"ios={release}&lang=en&j={asked}", (1240, 900), False) for release in ["7", "9", "12", "13", "17"]]
    shots[0] = ("7", "ios=7&lang=en&j=opens.Runs~startUpdatingLocation", (1240, 900), False)
    in_background = "~answers.allowWhileUsingApp~allowsBackgroundLocationUpdates.true~startUpdatingLocation~goesHome~wait.1%20min"
    shots += [
        ("17-dark", f"ios=17&lang=zh&j={asked}", (1240, 900), True),
        ("17-pill", f"ios=17&lang=en&j={asked}{in_background}", (1240, 900), False),
        ("10-bar", f"ios=10&lang=en&j={asked}~answers.allow~allowsBackgroundLocationUpdates.true~startUpdatingLocation~goesHome~wait.1%20min", (1240, 900), False),
        ("17-settings", f"ios=17&lang=en&j={asked}~answers.allowWhileUsingApp~goesHome~opensSettings", (1240, 900), False),
        ("17-narrow", f"ios=17&lang=zh&j={asked}", (360, 1600), False),
        ("17-tracker", "ios=17&lang=en&app=tracker&j=opens.Laps~startsRun~answers.allowWhileUsingApp~follows~wait.1%20min~wait.1%20min", (1240, 1500), False),
        ("14-geofence", "ios=14&lang=zh&app=geofence&j=opens.Nearby~reminds~answers.allowWhileUsingApp", (1240, 1500), False),
    ]
    for name, link, (width, height), dark in shots:
        browser.width(width, height, dark)
        browser.open(f"{page}#{link}")
        expect(browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than its window")
        browser.picture(folder / f"{name}.png")
    browser.width(1240, 1500)
    browser.open(f"{page}#ios=13.4&lang=en&j=opens.Runs~requestAlwaysAuthorization~answers.allowWhileUsingApp")
    browser.evaluate("document.getElementById('compare-box').open = true")
    browser.until("document.querySelectorAll('#compare tbody tr').length === state.position + 1")
    browser.evaluate("document.getElementById('compare-box').scrollIntoView()")
    browser.picture(folder / "releases.png")
    browser.width(1240, 900)
    browser.open(handbook)
    browser.picture(folder / "handbook.png")
    print(f"pictures: {folder}")


def try_in(kind, folder):
    """Runs all tests in a browser."""
    program = kind.program()
    if program is None:
        print(f"no {kind.title} here: the pages were not tried in it", file=sys.stderr)
        return
    print(f"{kind.title}:")
    page, handbook = ((folder / name).as_uri() for name in ["index.html", "handbook.html"])
    browser = kind(program)
    try:
        browser.width(1240, 900)
        for check in [first_screen_says_what_it_is, releases_are_tabs, plists_are_taken, prompts_are_answered, chinese_phones, links_bring_back, back_takes_back, journeys_are_exported, scenarios_are_opened, links_are_short, pictures_are_copied, both_languages, keyboard_and_parts, screen_readers, releases_part, states_are_mapped, apps_and_map, narrow, low, facts_are_whole, questions_are_answered, use_is_shown, bar_is_double_height, traps_are_survived]:
            check(browser, page)
        handbook_is_searched(browser, handbook)
        if kind is Chromium:
            pictures(browser, page, handbook, folder.parent / "pictures")
        # It is last, because its preloaded script taps in every page.
        browser.width(1240, 900)
        speed(browser, page)
        expect(browser.errors == [], f"the console has errors: {browser.errors}")
        strangers = [url for url in browser.requests if not url.startswith(("file:", "about:", "data:"))]
        expect(strangers == [], f"the page asked for {strangers}")
        print("no error on the console, no request to anywhere")
        phone_without_answers(browser, page)
    finally:
        browser.close()


for kind in [Chromium, Firefox]:
    try_in(kind, pathlib.Path(sys.argv[1]).resolve())
