/** For tests against a running server: checks that it serves the current client. */
import { readPage } from '#bank/server/web/web';
import { normalBasePath } from '#bank/settings';
import { CLIENT, isFresh } from './build.js';

export default async function checkServer(): Promise<void> {
  const { E2E_URL = '' } = process.env;
  const answer = await fetch(E2E_URL).catch(() => null);
  if (!answer?.ok)
    throw new Error(`E2E_URL: nothing answers at ${E2E_URL}. Start it with npm run dev or npm start.`);
  const page = await answer.text();
  // A Vite server always serves the current client.
  if (page.includes('/@vite/client')) return;
  const base = normalBasePath(new URL(E2E_URL).pathname);
  if (!isFresh(CLIENT) || readPage(CLIENT.folder, base) !== page)
    throw new Error(`E2E_URL: the client at ${E2E_URL} is older than its sources. Start the server again.`);
}
