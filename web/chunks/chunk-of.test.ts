import { describe, expect, it } from 'vitest';
import { MODULES, placesIn } from './chunk-of.test-support';

describe('which file a module goes into', () => {
  const placeOf = placesIn(MODULES);
  it.each([
    ['needed by the entry', 'features/summary/Home.tsx', 'first-visit'],
    ['needed by the entry and by pages', 'ui/Button.tsx', 'first-visit'],
    ['a page', 'features/accounts/Cheque.tsx', null],
    ['needed by one page', 'balance.ts', null],
    ['a page that puts features together', 'app/pages/Hub.tsx', 'composed'],
    ['needed by that only', 'ui/Meter.tsx', 'composed'],
    ['needed by the routes alone, or a page as well', 'ui/NotFound.tsx', 'first-visit'],
    ['shared by the pages of one feature', 'features/accounts/List.tsx', 'accounts'],
    ['a library that only they share', 'virtual.js', 'accounts'],
    ['shared by flows', 'flow/Flow.tsx', 'operation'],
    ['shared by flows and dialogs that carry something out', 'token.ts', 'operation'],
    ['shared by a flow and other pages of what it is about', 'features/transfers/api.ts', 'transfers'],
    ['a part of any page, though these only share it', 'ui/Tag.tsx', 'first-visit'],
    ['shared by pages that list what was done', 'history/HistoryPage.tsx', 'histories'],
    ['a page that lists it', 'features/transfers/History.tsx', null],
    ['an icon that it shares with a hub', 'lucide-react/dist/esm/icons/wallet.mjs', 'later-pages'],
    ['shared by flows and a page that shows a receipt', 'receipt/ReceiptPage.tsx', 'operation'],
    ['shared by that page and such a list', 'features/bills/api.ts', 'bills'],
    ['shared by flows and accounts', 'errors/Dialog.tsx', 'later-pages'],
    ['a control that they share', 'forms/Field.tsx', 'first-visit'],
    ['shared by a family and what the home asks for', 'payee-book/due.ts', 'payment-book'],
    ['what is said of such a family in the contract', 'contract/payees.ts', 'payment-book'],
    [
      'what is said there of no family alone, on a page and on the home once it is painted',
      'contract/payments.ts',
      'later-pages',
    ],
    [
      'shared by the pages of a feature and the home once it is painted',
      'ui/CreditBar.tsx',
      'beside-home-accounts',
    ],
    ['needed by the routes alone', 'app/table.ts', 'later-pages'],
    ['shared by flows and a form that an account asks for', 'hook-form.js', 'operation'],
    ['asked for by the flows, when it is wanted', 'forms/Calendar.tsx', null],
    ['needed by that only', 'forms/month.ts', null],
    ['needed by a page and by its own dialog', 'features/limits/List.tsx', null],
    ['needed by a dialog alone', 'dialog.ts', null],
    ['shared by pages that are hardly more than a message', 'message.ts', 'messages'],
    ['such a page', 'app/pages/Gone.tsx', 'messages'],
    ['an icon of such a page that others have, too', 'lucide-react/dist/esm/icons/lock.mjs', 'first-visit'],
  ])('%s', (_, name, place) => expect(placeOf(name)).toBe(place));
});
