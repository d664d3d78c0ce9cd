import { chunksOf } from './chunk-of';

type Imports = { needs?: string[]; mayAsk?: string[] };

/** A client's shape in small. */
export const MODULES: Record<string, Imports> = {
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
/** Where the modules of a client go: a name stands for its module in web/src. */
export const placesIn = (modules: Record<string, Imports>) => {
  const chunkOf = chunksOf(graph(modules), `${ROOT}app/main.tsx`, `${ROOT}app/routes.tsx`);
  return (name: string) => chunkOf(ROOT + name);
};
