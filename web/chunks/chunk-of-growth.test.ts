import { describe, expect, it } from 'vitest';
import { MODULES, placesIn } from './chunk-of.test-support';

const placeOf = placesIn(MODULES);

describe('as the client grows', () => {
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

  it('the search waits for no code that carries something out, and what it shares with one page comes with the routes', () => {
    const routes = MODULES['app/routes.tsx'];
    const main = MODULES['app/main.tsx'];
    const ofTransfers = ['recipient-book/names.ts', 'transfer-book/receipt.ts'];
    const looked = [
      ...['features/search/words.ts', 'ui/Meter.tsx', 'token.ts'],
      ...['recipient-book/names.ts', 'payee-book/due.ts'],
    ];
    const more = placesIn({
      ...MODULES,
      'app/main.tsx': { ...main, mayAsk: [...(main?.mayAsk ?? []), 'features/search/Dialog.tsx'] },
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), 'features/search/Page.tsx'] },
      'features/search/Dialog.tsx': { needs: looked },
      'features/search/Page.tsx': { needs: looked },
      'features/transfers/Own.tsx': { needs: ['flow/Flow.tsx', ...ofTransfers] },
      'features/limits/Change.tsx': { needs: ['flow/Flow.tsx', ...ofTransfers] },
    });
    expect(looked.map(more)).toEqual([
      ...['search', 'later-pages', 'later-pages', 'known-recipients', 'known-payees'],
    ]);
    expect(more('transfer-book/receipt.ts')).toBe('transfer-book');
    expect(['Dialog', 'Page'].map((name) => more(`features/search/${name}.tsx`))).toEqual([
      'search',
      'search',
    ]);
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

  it('what the menu asks of the client’s surroundings comes with the routes, no file more where it is open', () => {
    const main = MODULES['app/main.tsx'];
    const asked = 'environment/allowlist.ts';
    const more = placesIn({
      ...MODULES,
      'app/main.tsx': { ...main, mayAsk: [...(main?.mayAsk ?? []), asked] },
    });
    expect(more(asked)).toBe('later-pages');
  });

  it('what new phones are typed into is the payees’, though a dialog of bills has it too', () => {
    const routes = MODULES['app/routes.tsx'];
    const top = ['features/bills/TopUp.tsx', 'features/payees/TopUp.tsx', 'features/payees/Service.tsx'];
    const more = placesIn({
      ...MODULES,
      'app/routes.tsx': { ...routes, mayAsk: [...(routes?.mayAsk ?? []), ...top] },
      'features/bills/TopUp.tsx': { needs: ['flow/Flow.tsx'], mayAsk: ['features/bills/NewNumber.tsx'] },
      'features/bills/NewNumber.tsx': { needs: ['phone-fields/Tile.tsx'] },
      'features/payees/TopUp.tsx': {
        needs: ['flow/Flow.tsx', 'phone-fields/Tile.tsx', 'features/payees/api.ts'],
      },
      'features/payees/Service.tsx': { needs: ['flow/Flow.tsx', 'features/payees/api.ts'] },
    });
    expect(['phone-fields/Tile.tsx', 'features/payees/api.ts'].map(more)).toEqual(['payees', 'payees']);
  });

  it('dialogs that one page fetches are one file; one alone is a file of its own, and so is one that carries nothing out', () => {
    const transfers = MODULES['features/transfers/History.tsx'];
    const asked = ['Cancel', 'Change', 'Tries'].map((name) => `features/transfers/${name}.tsx`);
    const more = placesIn({
      ...MODULES,
      'features/transfers/History.tsx': { ...transfers, mayAsk: asked },
      'features/transfers/Cancel.tsx': { needs: ['operation/once.ts', 'features/transfers/cancellation.ts'] },
      'features/transfers/Change.tsx': { needs: ['operation/once.ts'] },
    });
    const names = [...asked, 'features/transfers/cancellation.ts', 'features/limits/EditDialog.tsx'];
    const dialogs = 'transfers-dialogs';
    expect(names.map(more)).toEqual([dialogs, dialogs, null, dialogs, null]);
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
