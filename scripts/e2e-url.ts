/** Before tests against a server that is already up: that it serves the client as it is now. */
import { readPage } from '#bank/server/web/web';
import { normalBasePath } from '#bank/settings';
import { BUILD, isFresh } from './built';

/** Throws an error that says what to do where the server is not there or its client is older than its sources. */
export default async function checkServer(): Promise<void> {
  const { E2E_URL = '' } = process.env;
  const answer = await fetch(E2E_URL).catch(() => null);
  if (!answer?.ok)
    throw new Error(`E2E_URL: nothing answers at ${E2E_URL}. Start it with npm run dev or npm start.`);
  const page = await answer.text();
  // Vite follows the sources by itself.
  if (page.includes('/@vite/client')) return;
  const base = normalBasePath(new URL(E2E_URL).pathname);
  if (!isFresh() || readPage(BUILD, base) !== page)
    throw new Error(`E2E_URL: the client at ${E2E_URL} is older than its sources. Start the server again.`);
}
