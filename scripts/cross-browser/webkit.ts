import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../free-port';
import {
  type BrowserKind,
  DESKTOP,
  DISTANT_TIME_ZONE,
  type JourneyBrowser,
  type JourneyKey,
  PHONE,
} from './browser';
import { findProgram, startScreen, waitForAnswer } from './programs';

const driverProgram = () => findProgram(['WebKitWebDriver']);
const screenProgram = () => findProgram(['Xvfb']);

function miniBrowser(): string | undefined {
  const roots = ['/usr/lib', '/usr/libexec'].filter((root) => existsSync(root));
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))]);
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((api) => join(folder, `webkit2gtk-${api}`, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

const KEYS: Readonly<Record<JourneyKey, string>> = {
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** MiniBrowser has no setting for its download folder. */
async function makeHome(): Promise<{ home: string; downloads: string }> {
  const home = await mkdtemp(join(tmpdir(), 'cenzontle-journey-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return { home, downloads };
}

/** Full screen hides the toolbar, whose width would limit the window. */
const capabilities = () =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation', '--full-screen'] },
  });

const resize = (driver: WebDriver, size: typeof DESKTOP) =>
  driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });

async function startDriver(home: string, processes: ChildProcess[]): Promise<WebDriver> {
  const { screen, process: display } = await startScreen(screenProgram() ?? '');
  processes.push(display);
  const port = await findFreePort();
  const env = { ...process.env, ...DISTANT_TIME_ZONE, DISPLAY: screen, HOME: home, XDG_CONFIG_HOME: home };
  processes.push(spawn(driverProgram() ?? '', [`--port=${port}`], { env, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${address}/status`);
  return new Builder().usingServer(address).withCapabilities(capabilities()).build();
}

async function start(): Promise<JourneyBrowser> {
  const { home, downloads } = await makeHome();
  const processes: ChildProcess[] = [];
  const clear = async () => {
    for (const child of processes.reverse()) child.kill();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const driver = await startDriver(home, processes);
    await resize(driver, DESKTOP);
    return {
      ...pageActions(driver),
      name: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
      downloads,
      narrow: async () => {
        await resize(driver, PHONE);
      },
      close: () => driver.quit().finally(clear),
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

const pageActions = (driver: WebDriver): Omit<JourneyBrowser, 'name' | 'downloads' | 'narrow' | 'close'> => ({
  open: (address) => driver.get(address),
  run: (expression) => driver.executeScript(`return (${expression});`),
  click: async (selector) => driver.findElement(By.css(selector)).click(),
  write: (text) => driver.actions().sendKeys(text).perform(),
  press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
  choose: async (selector, value) =>
    driver.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
  back: () => driver.navigate().back(),
  reload: () => driver.navigate().refresh(),
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
});

export const webkit: BrowserKind = {
  id: 'webkit',
  start,
  missingPackage: () => {
    if (!(driverProgram() && miniBrowser())) return 'webkit2gtk-driver';
    return screenProgram() ? undefined : 'xvfb';
  },
};
