import { expectNoSidewaysScroll } from '../support/browser/axe';
import { expect, test } from '../support/browser/test';
import { heading } from '../support/own-transfer';
import { CREATE, clabes, consentBox, requestButton } from '../support/payroll-portability';
import { field } from '../support/recipients';
import { TOKENS } from '../support/third-party';

test('works by keyboard on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('ana', CREATE);
  await field(page, '¿Qué banco te paga hoy tu nómina?').focus();
  await page.keyboard.type('BBVA M');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'CLABE' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(clabes.usual);
  await page.keyboard.press('Tab');
  await page.keyboard.type('N');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14');
  await page.keyboard.press('Tab');
  await page.keyboard.type('marzo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1991');
  await page.keyboard.press('Tab');
  // Nothing covers the focused element.
  const isUncovered = (box: Element) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return box.closest('label')?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => consentBox(page).evaluate(isUncovered)).toBe(true);
  await page.keyboard.press('Space');
  await expect(consentBox(page)).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Revisa y confirma')).toBeVisible();
  await requestButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Clave de seguridad')).toBeFocused();
  await page.keyboard.type(TOKENS.ana);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Portabilidad solicitada')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
