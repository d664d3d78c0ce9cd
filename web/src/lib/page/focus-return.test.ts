// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { resetAppState } from '../app-state/app-state';
import { trackDialogFocus } from './focus-return';

afterEach(() => {
  resetAppState();
  document.body.replaceChildren();
});

/** Opens two dialogs, removes the opener of the upper one and closes that dialog. */
async function closeUpperDialog() {
  document.body.innerHTML = '<main><h1 tabindex="-1">Cuentas</h1></main><button>Borrar</button>';
  const opener = document.querySelector('button');
  const closeLower = trackDialogFocus(document.body);
  const closeUpper = trackDialogFocus(opener);
  opener?.remove();
  closeUpper();
  await Promise.resolve();
  return closeLower;
}

test('the page title does not get the focus while a lower dialog is open', async () => {
  await closeUpperDialog();
  expect(document.activeElement).toBe(document.body);
});

test('the page title gets the focus after the last dialog if the opener is gone', async () => {
  const closeLower = await closeUpperDialog();
  closeLower();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Cuentas');
});
