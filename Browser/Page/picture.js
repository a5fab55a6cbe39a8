// Pictures for sharing.

/** Returns a picture of the phone in another state, which can't be tapped. */
function phoneIn(other) {
  const now = [state, isInControlCenter], phone = $("phone").cloneNode(true);
  [state, isInControlCenter] = [other, false];
  showScreen(phone);
  [state, isInControlCenter] = now;
  phone.inert = true;
  return phone;
}

/** Returns phones side by side with their titles as PNG, which the browser draws from the page's elements and style. */
async function pictureOf(phones) {
  const { offsetWidth: width, offsetHeight: height } = $("phone");
  const [gap, head] = [20, 30];
  const size = [gap + phones.length * (width + gap), head + height + gap];
  const figures = phones.map(({ title, phone }) => {
    phone.style = `width: ${width}px; height: ${height}px; margin: 0`;
    return make("div", {}, make("div", { style: `height: ${head}px; line-height: ${head}px; text-align: center` }, title), phone);
  });
  const page = make("div", { style: `display: flex; gap: ${gap}px; height: 100%; padding: 0 ${gap}px; font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper)` },
    document.querySelector("style").cloneNode(true), ...figures);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(page)}</foreignObject></svg>`;
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(drawing);
  await image.decode();
  // Twice the size, for high-resolution screens.
  const canvas = make("canvas", { width: 2 * size[0], height: 2 * size[1] });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Copies a picture, or saves it as a file without access to the clipboard. */
async function copyPicture(phones) {
  const picture = await pictureOf(phones);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    tell(text("The picture is copied."));
  } catch {
    const link = make("a", { href: URL.createObjectURL(picture), download: `${state.apps[0].name}.png` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    tell(text("The picture is saved as a file."));
  }
}

$("picture").onclick = () => copyPicture([{ title: `iOS ${state.release}`, phone: phoneIn(state) }]);
$("pictures").onclick = () => copyPicture(compared.map((group) => ({ title: groupName(group), phone: phoneIn(group.phone) })));
