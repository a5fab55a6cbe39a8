// Pictures to take along: the engine's drawing as it is, and as PNG.

const appearance = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** The drawing as PNG, twice as fine, for screens that show it so. */
async function rasterized(drawing) {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(drawing);
  await image.decode();
  const canvas = make("canvas", { width: 2 * image.naturalWidth, height: 2 * image.naturalHeight });
  const context = canvas.getContext("2d");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function save(picture, kind) {
  const link = make("a", { href: URL.createObjectURL(picture), download: `${state.apps[0].name}.${kind}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  tell(text("The picture is saved as a file."));
}

/** Without the right to the clipboard a picture is saved as a file. */
async function copyPicture(command) {
  await loaded;
  const { picture } = phone(`${command} ${appearance()}`);
  const bitmap = await rasterized(picture);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": bitmap })]);
    tell(text("The picture is copied."));
  } catch {
    save(bitmap, "png");
  }
}

/** As SVG it is a file, which no browser's clipboard takes for a picture. */
async function saveDrawing(command) {
  await loaded;
  save(new Blob([phone(`${command} readers`).picture], { type: "image/svg+xml" }), "svg");
}

$("picture").onclick = () => copyPicture("picture");
$("pictures").onclick = () => copyPicture("pictures");
$("drawing-file").onclick = () => saveDrawing("picture");
$("drawings-file").onclick = () => saveDrawing("pictures");
