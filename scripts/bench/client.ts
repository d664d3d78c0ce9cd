import { type Browser, chromium, type Page } from '@playwright/test';
import { startBank } from '#bank/start-bank';
import { browserArgs, getBrowser } from '../browser';
import { CLIENT, ensureBuild } from '../build.js';

export const BASE_PATH = '/banca';

export async function withClient(run: (url: string) => Promise<void>): Promise<void> {
  const webFolder = await ensureBuild(CLIENT);
  const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: BASE_PATH, webFolder });
  try {
    await run(bank.url);
  } finally {
    await bank.stop();
  }
}

export const withPage = (
  customer: string,
  run: (page: Page, url: string, browser: Browser) => Promise<void>,
): Promise<void> =>
  withClient(async (url) => {
    const browser = await chromium.launch({ executablePath: getBrowser(), args: browserArgs });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.request.post(`${url}/login`, { form: { customer }, maxRedirects: 0 });
      await run(await context.newPage(), url, browser);
    } finally {
      await browser.close();
    }
  });
