import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** Never the package's own list of arguments: that one is a single process without web security. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "hold-priority");
const CHROMIUM = join(CACHE, "chromium-147.0.0");

/**
 * A real Chromium out of an npm package, with its own libraries and fonts, so that nothing of a system is needed.
 * There is one for Linux on x64 only; elsewhere the machine's Chrome is used.
 */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== "linux" || process.arch !== "x64")
    return chromium.launch({ channel: "chrome", args: ARGUMENTS });
  if (!existsSync(CHROMIUM)) await unpack();
  const libraries = join(CHROMIUM, "al2023", "lib");
  return chromium.launch({
    executablePath: join(CHROMIUM, "chromium"),
    args: ARGUMENTS,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [libraries, ...(process.env.LD_LIBRARY_PATH ? [process.env.LD_LIBRARY_PATH] : [])].join(":"),
      FONTCONFIG_FILE: join(CHROMIUM, "fonts.conf"),
    },
  });
}

/** Unpacks beside its place and moves it there when it is whole: an interrupted run leaves nothing half done. */
async function unpack(): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "unpacking-"));
  const { TMPDIR: before } = process.env;
  // The package unpacks into the temporary folder, and its libraries only where it believes to be in Lambda.
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(join(folder, "fonts.conf"), fontsConf([join(CHROMIUM, "fonts"), "/usr/share/fonts"]));
  try {
    renameSync(folder, CHROMIUM);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(CHROMIUM)) throw error;
  }
}

/** The package's own file names folders that exist in Lambda only; without any font Chromium dies on a text field. */
function fontsConf(folders: readonly string[]): string {
  const lines = folders.map((folder) => `  <dir>${folder}</dir>`).join("\n");
  const cache = `  <cachedir>${join(CHROMIUM, "font-cache")}</cachedir>`;
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${lines}\n${cache}\n</fontconfig>\n`;
}
