import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell comes first: tests run a quarter faster in it. */
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

/** Disabled because these features take a third of a test's time. */
const FOR_PEOPLE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Playwright's own list, repeated because Chrome reads only the last switch. */
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

/** The sandbox does not work as root in a container; most other switches block network traffic. */
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

/** Installs a browser if missing, or throws an error with instructions. */
export function getBrowser(): string {
  const browserPath = findBrowser();
  if (browserPath) return browserPath;
  console.log('No hay Chrome ni Chromium; se descarga el de Playwright.');
  if (!succeeds('npx', ['playwright', 'install', 'chromium']) && isRoot()) {
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const path = findBrowser();
  if (path) return path;
  throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH to one.');
}
