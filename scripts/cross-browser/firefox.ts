import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { type BrowserKind, DESKTOP, DISTANT_TIME_ZONE, type JourneyBrowser, PHONE } from './browser';
import { findProgram } from './programs';

const program = () => process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox']);

async function start(): Promise<JourneyBrowser> {
  const downloads = await mkdtemp(join(tmpdir(), 'cenzontle-journey-'));
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program() ?? '',
    env: { ...process.env, ...DISTANT_TIME_ZONE },
    defaultViewport: DESKTOP,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      'intl.accept_languages': 'es-MX',
    },
  });
  const page = await firefox.newPage();
  // Confirms leaving an unsaved form.
  page.on('dialog', (dialog) => dialog.accept());
  return {
    name: (await firefox.version()).replace('firefox/', 'Firefox '),
    downloads,
    open: async (address) => {
      await page.goto(address);
    },
    run: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    write: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, value) => {
      await page.select(selector, value);
    },
    narrow: async () => {
      // Older versions resize without touch emulation.
      await page.setViewport(PHONE).catch((error: unknown) => {
        if (!/unknown command/.test(String(error))) throw error;
      });
    },
    back: async () => {
      // The driver cannot wait for same-document navigation.
      await page.evaluate('history.back()');
    },
    reload: async () => {
      await page.reload();
    },
    screenshot: () => page.screenshot(),
    close: async () => {
      await firefox.close();
      await rm(downloads, { recursive: true });
    },
  };
}

export const firefox: BrowserKind = {
  id: 'firefox',
  start,
  missingPackage: () => (program() ? undefined : 'firefox-esr or firefox'),
};
