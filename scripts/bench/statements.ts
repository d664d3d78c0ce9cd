import { statementPdf } from '#bank/shared/receipts/statement-pdf';
import type { StatementContent } from '#contract/domain/statement';
import { goals } from './goals';
import { ms } from './measure';

const month = (movements: number): StatementContent => ({
  statementKey: 'a.ACCOUNT.2026-11-30',
  statementType: 'ACCOUNT',
  account: { key: 'a', type: 'Cheques', description: 'Negocio', displayId: '•••• 4821' },
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  formats: ['pdf'],
  holder: 'Valeria',
  currencyCode: 'MXN',
  openingBalance: 0,
  closingBalance: 0,
  credits: 0,
  charges: 0,
  spending: [],
  movements: Array.from({ length: movements }, (_, index) => ({
    date: '2026-11-23',
    description: `SPEI recibido ${index}`,
    amount: (index % 3 === 0 ? 1 : -1) * (1 + index / 100),
    balance: 1000 + index,
  })),
  taxes: { interestEarned: 0, taxWithheld: 0, interestCharged: 0, fees: 0, vat: 0 },
  notes: [],
});

/** Measures the lowest CPU time of five runs. */
export async function benchStatements(): Promise<void> {
  const content = month(10_000);
  let best = Number.POSITIVE_INFINITY;
  let bytes = 0;
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage();
    bytes = (await statementPdf(content, 0)).length;
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  console.log('\nA statement');
  console.log(
    `of 10,000 movements as a PDF of ${bytes} bytes: ${ms(best)} of CPU ${goals.atMost('a statement of 10,000 movements', best, 2000, ' ms')}`,
  );
}
