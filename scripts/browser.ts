/** Finds a Chrome or Chromium for the browser tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell without a browser's own windows comes first: the tests run a third faster in it. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What a browser does for people: it draws the pop-ups of its address bar for each window and keeps a process ready
 * for a next page, a third of a test's time in all.
 */
const FOR_PEOPLE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Of two such switches the browser reads the last: what Playwright switches off of its own is switched off here too. */
const AS_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** A container's root cannot use the sandbox; most of the rest keeps the browser from talking to anybody. */
export const browserArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...FOR_PEOPLE, ...AS_PLAYWRIGHT].join(',')}`,
];

/** The path of a browser that is there, if any is. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH ?? '', ...onPath, ...ELSEWHERE, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const isRoot = () => process.getuid?.() === 0;

/** The path of a browser; where there is none, gets one, or throws an error that says how to. */
export function getBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No hay Chrome ni Chromium; se descarga el de Playwright.');
  if (!succeeds('npx', ['playwright', 'install', 'chromium']) && isRoot()) {
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const path = findBrowser();
  if (path) return path;
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one.');
}
