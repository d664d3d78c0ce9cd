import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunk-of';

type Imports = { needs?: string[]; mayAsk?: string[] };

/** The client's shape in small: a name stands for its module in web/src. */
const MODULES: Record<string, Imports> = {
  'app/main.tsx': { needs: ['features/summary/Home.tsx', 'ui/Button.tsx'], mayAsk: ['app/routes.tsx'] },
  'features/summary/Home.tsx': {
    needs: ['contract/account.ts'],
    mayAsk: ['features/pay/PayDialog.tsx', 'features/summary/Bills.tsx'],
  },
  'features/summary/Bills.tsx': {
    needs: ['payee-book/due.ts', 'contract/payees.ts', 'contract/payments.ts', 'ui/CreditBar.tsx'],
  },
  'app/routes.tsx': {
    needs: ['ui/NotFound.tsx', 'app/table.ts'],
    mayAsk: [
      ...['features/accounts/Cheque.tsx', 'features/accounts/Loan.tsx', 'app/pages/Hub.tsx'],
      ...['features/transfers/Own.tsx', 'features/transfers/History.tsx', 'features/limits/Change.tsx'],
      ...[
        'features/bills/Paid.tsx',
        'features/bills/Receipt.tsx',
        'app/pages/Gone.tsx',
        'app/pages/Later.tsx',
      ],
    ],
  },
  'features/accounts/Cheque.tsx': {
    needs: ['features/accounts/List.tsx', 'forms/Field.tsx', 'errors/Dialog.tsx', 'balance.ts'],
    mayAsk: ['features/accounts/DatesForm.tsx'],
  },
  'features/accounts/DatesForm.tsx': { needs: ['forms/useDraft.ts', 'forms/Field.tsx'] },
  'forms/useDraft.ts': { needs: ['hook-form.js'] },
  'features/accounts/Loan.tsx': { needs: ['features/accounts/List.tsx', 'ui/NotFound.tsx'] },
  'features/accounts/List.tsx': { needs: ['virtual.js', 'ui/Button.tsx', 'ui/CreditBar.tsx'] },
  'features/transfers/Own.tsx': { needs: ['flow/Flow.tsx', 'features/transfers/api.ts', 'ui/Tag.tsx'] },
  'features/limits/Change.tsx': {
    needs: ['flow/Flow.tsx', 'features/limits/List.tsx', 'lucide-react/dist/esm/icons/lock.mjs'],
  },
  'features/limits/List.tsx': { needs: ['ui/Tag.tsx'], mayAsk: ['features/limits/EditDialog.tsx'] },
  'features/limits/EditDialog.tsx': {
    needs: ['features/limits/List.tsx', 'operation/once.ts', 'token.ts', 'dialog.ts'],
  },
  'features/transfers/History.tsx': {
    needs: [
      ...['features/transfers/api.ts', 'ui/Tag.tsx', 'forms/Field.tsx', 'history/HistoryPage.tsx'],
      'lucide-react/dist/esm/icons/wallet.mjs',
    ],
  },
  'features/bills/Paid.tsx': {
    needs: [
      ...['history/HistoryPage.tsx', 'features/bills/api.ts'],
      ...['payee-book/due.ts', 'contract/payees.ts', 'contract/payments.ts'],
    ],
  },
  'features/bills/Receipt.tsx': { needs: ['receipt/ReceiptPage.tsx', 'features/bills/api.ts'] },
  'features/pay/PayDialog.tsx': { needs: ['operation/once.ts', 'token.ts'] },
  'app/pages/Hub.tsx': {
    needs: ['features/transfers/api.ts', 'ui/Meter.tsx', 'lucide-react/dist/esm/icons/wallet.mjs'],
  },
  'app/pages/Gone.tsx': { needs: ['lucide-react/dist/esm/icons/lock.mjs', 'message.ts'] },
  'app/pages/Later.tsx': { needs: ['message.ts'] },
  'flow/Flow.tsx': {
    needs: [
      'forms/Field.tsx',
      'errors/Dialog.tsx',
      'forms/useDraft.ts',
      'operation/once.ts',
      'token.ts',
      'receipt/ReceiptPage.tsx',
    ],
    mayAsk: ['forms/Calendar.tsx'],
  },
  'ui/Meter.tsx': {},
  'forms/Calendar.tsx': { needs: ['forms/month.ts'] },
};

const ROOT = '/web/src/';
const graph = (modules: Record<string, Imports>) => {
  const of = (id: string) => modules[id.slice(ROOT.length)] ?? {};
  const ids = (names: string[] = []) => names.map((name) => ROOT + name);
  return { needs: (id: string) => ids(of(id).needs), mayAsk: (id: string) => ids(of(id).mayAsk) };
};
const placesIn = (modules: Record<string, Imports>) => {
  const chunkOf = chunksOf(graph(modules), `${ROOT}app/main.tsx`, `${ROOT}app/routes.tsx`);
  return (name: string) => chunkOf(ROOT + name);
};

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
    ['such a page', 'features/transfers/History.tsx', null],
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
    ['shared by the pages of a feature and the home once it is painted', 'ui/CreditBar.tsx', 'beside-home'],
    ['needed by the routes alone', 'app/table.ts', 'later-pages'],
    ['shared by flows and a form that an account asks for', 'hook-form.js', 'operation'],
    ['asked for by the flows, when it is wanted', 'forms/Calendar.tsx', null],
    ['needed by that only', 'forms/month.ts', null],
    ['needed by a page and by its own dialog', 'features/limits/List.tsx', null],
    ['needed by a dialog alone', 'dialog.ts', null],
    ['shared by pages that are hardly more than a message', 'message.ts', null],
    ['an icon of such a page that others have, too', 'lucide-react/dist/esm/icons/lock.mjs', 'first-visit'],
  ])('%s', (_, name, place) => expect(placeOf(name)).toBe(place));

  it('a list of what a flow is about takes nothing into what flows share', () => {
    const routes = MODULES['app/routes.tsx'];
    const taxes = ['features/taxes/Pay.tsx', 'features/taxes/List.tsx'];
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), ...taxes] },
      'features/taxes/Pay.tsx': {
        needs: ['flow/Flow.tsx', 'features/taxes/rules.ts', 'features/taxes/api.ts'],
      },
      'features/taxes/List.tsx': { needs: ['features/taxes/api.ts'], mayAsk: ['features/taxes/Remove.tsx'] },
      'features/taxes/Remove.tsx': { needs: ['operation/once.ts', 'features/taxes/rules.ts'] },
      'features/taxes/rules.ts': { needs: ['features/taxes/api.ts'] },
    });
    const shared = ['features/taxes/api.ts', 'features/taxes/rules.ts'];
    expect(shared.map(more)).toEqual(['taxes', 'taxes']);
  });

  it('what a family fetches by itself takes nothing out of the feature that it is about', () => {
    const routes = MODULES['app/routes.tsx'];
    const bills = MODULES['features/bills/Receipt.tsx'];
    const debits = ['features/debits/Create.tsx', 'features/debits/List.tsx'];
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), ...debits] },
      'features/debits/Create.tsx': { needs: ['flow/Flow.tsx', 'contract/debits.ts', 'payee-book/due.ts'] },
      'features/debits/List.tsx': { needs: ['contract/debits.ts', 'payee-book/due.ts'] },
      'features/bills/Receipt.tsx': { ...bills, mayAsk: ['payee-book/Offer.tsx'] },
      'payee-book/Offer.tsx': { needs: ['contract/debits.ts'] },
    });
    const told = ['contract/debits.ts', 'payee-book/due.ts', 'payee-book/Offer.tsx'];
    expect(told.map(more)).toEqual(['debits', 'payment-book', null]);
  });

  it('what tells of an order takes nothing out of the flows that it tells of, and a line has a file of its own', () => {
    const cheque = MODULES['features/accounts/Cheque.tsx'];
    const more = placesIn({
      ...MODULES,
      'features/accounts/Cheque.tsx': {
        ...cheque,
        mayAsk: ['features/accounts/OrderFacts.tsx', 'features/accounts/BalanceLine.tsx'],
      },
      'features/accounts/OrderFacts.tsx': { needs: ['contract/orders.ts'] },
      'features/accounts/BalanceLine.tsx': { needs: ['chart/Line.tsx'] },
      'features/accounts/Loan.tsx': { needs: ['features/accounts/List.tsx', 'chart/Line.tsx'] },
      'features/transfers/Own.tsx': { needs: ['flow/Flow.tsx', 'contract/orders.ts'] },
      'features/limits/Change.tsx': { needs: ['flow/Flow.tsx', 'contract/orders.ts'] },
    });
    const names = ['contract/orders.ts', 'features/accounts/OrderFacts.tsx', 'chart/Line.tsx'];
    expect(names.map(more)).toEqual(['operation', null, 'chart']);
  });

  it('lists of several features share a file that no flow carries', () => {
    const routes = MODULES['app/routes.tsx'];
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), 'features/taxes/List.tsx'] },
      'app/pages/Hub.tsx': { needs: ['admin-list/AdminList.tsx', 'ui/Page.tsx'] },
      'features/taxes/List.tsx': {
        needs: ['admin-list/AdminList.tsx', 'ui/Page.tsx', 'features/taxes/api.ts'],
        mayAsk: ['features/taxes/Remove.tsx'],
      },
      'features/taxes/Remove.tsx': { needs: ['operation/once.ts', 'features/taxes/api.ts'] },
    });
    const shared = ['admin-list/AdminList.tsx', 'ui/Page.tsx', 'operation/once.ts'];
    expect(shared.map(more)).toEqual(['lists', 'lists', 'operation']);
  });

  it('what a family of flows shares with its history is a file that no other flow carries', () => {
    const transfers = MODULES['features/transfers/History.tsx'];
    const routes = MODULES['app/routes.tsx'];
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': {
        ...routes,
        mayAsk: [...(routes?.mayAsk ?? []), 'features/own/Send.tsx', 'features/others/Send.tsx'],
      },
      'features/own/Send.tsx': { needs: ['flow/Flow.tsx', 'transfer-book/receipt.ts'] },
      'features/others/Send.tsx': { needs: ['flow/Flow.tsx', 'transfer-book/receipt.ts'] },
      'features/transfers/History.tsx': {
        ...transfers,
        needs: [...(transfers?.needs ?? []), 'transfer-book/receipt.ts'],
      },
      'transfer-book/receipt.ts': { needs: ['contract/transfers.ts'] },
    });
    expect(['transfer-book/receipt.ts', 'contract/transfers.ts', 'flow/Flow.tsx'].map(more)).toEqual([
      'transfer-book',
      'transfer-book',
      'operation',
    ]);
  });

  it('a field that a few flows have is carried by no other flow', () => {
    const routes = MODULES['app/routes.tsx'];
    const more = (...flows: string[]) =>
      placesIn({
        ...MODULES,
        'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), ...flows] },
        ...Object.fromEntries(
          flows.map((flow) => [flow, { needs: ['flow/Flow.tsx', 'forms/Checkbox.tsx'] }]),
        ),
      })('forms/Checkbox.tsx');
    const flows = ['a', 'b', 'c', 'd'].map((name) => `features/${name}/Flow.tsx`);
    expect(more(...flows.slice(1))).toBe('form-parts');
    expect(more(...flows)).toBe('operation');
  });

  it('what a feature’s dialog shares with what a page shows of it is the feature’s', () => {
    const home = MODULES['features/summary/Home.tsx'];
    const dialog = MODULES['features/pay/PayDialog.tsx'];
    const more = placesIn({
      ...MODULES,
      'features/summary/Home.tsx': { ...home, mayAsk: [...(home?.mayAsk ?? []), 'features/pay/Amounts.tsx'] },
      'features/pay/PayDialog.tsx': { needs: [...(dialog?.needs ?? []), 'features/pay/amounts.ts'] },
      'features/pay/Amounts.tsx': { needs: ['features/pay/amounts.ts'] },
    });
    expect(['features/pay/amounts.ts', 'features/pay/Amounts.tsx'].map(more)).toEqual(['pay', null]);
  });

  it('what is said of the orders of a holding is of its flows and of the accounts, and no other flow carries it', () => {
    const routes = MODULES['app/routes.tsx'];
    const list = MODULES['features/accounts/List.tsx'];
    const orders = 'contract/investment-funds.ts';
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), 'features/funds/Buy.tsx'] },
      'features/funds/Buy.tsx': { needs: ['flow/Flow.tsx', orders] },
      'features/accounts/List.tsx': { needs: [...(list?.needs ?? []), orders] },
    });
    expect(['features/accounts/List.tsx', orders, 'flow/Flow.tsx'].map(more)).toEqual([
      ...['accounts', 'holdings', 'operation'],
    ]);
  });

  it('dialogs of several features share a file, which no flow carries', () => {
    const limits = MODULES['features/limits/List.tsx'];
    const ofLimits = MODULES['features/limits/EditDialog.tsx'];
    const transfers = MODULES['features/transfers/History.tsx'];
    const more = placesIn({
      ...MODULES,
      'features/limits/List.tsx': {
        ...limits,
        mayAsk: [...(limits?.mayAsk ?? []), 'features/limits/Remove.tsx'],
      },
      'features/limits/EditDialog.tsx': {
        needs: [...(ofLimits?.needs ?? []), 'signed-action/Dialog.tsx', 'features/limits/words.ts'],
      },
      'features/limits/Remove.tsx': { needs: ['operation/once.ts', 'features/limits/words.ts'] },
      'features/transfers/History.tsx': { ...transfers, mayAsk: ['features/transfers/Cancel.tsx'] },
      'features/transfers/Cancel.tsx': { needs: ['operation/once.ts', 'signed-action/Dialog.tsx'] },
    });
    const shared = ['signed-action/Dialog.tsx', 'operation/once.ts', 'features/limits/words.ts'];
    expect(shared.map(more)).toEqual(['dialogs', 'operation', 'limits']);
  });

  it('what shows the flows of a domain is of what flows share, though the routes alone ask for it', () => {
    const routes = MODULES['app/routes.tsx'];
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), 'flow/Flows.tsx'] },
      'flow/Flows.tsx': { needs: ['flow/Flow.tsx', 'flow/frame.ts'] },
    });
    expect(['flow/Flows.tsx', 'flow/frame.ts'].map(more)).toEqual(['operation', 'operation']);
  });

  it('a further flow moves nothing that it has nothing to do with', () => {
    const routes = MODULES['app/routes.tsx'];
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), 'features/taxes/Pay.tsx'] },
      'features/taxes/Pay.tsx': { needs: ['flow/Flow.tsx', 'features/taxes/rules.ts'] },
    });
    const names = Object.keys(MODULES);
    expect(names.map(more)).toEqual(names.map(placeOf));
    expect(more('features/taxes/rules.ts')).toBeNull();
  });
});
