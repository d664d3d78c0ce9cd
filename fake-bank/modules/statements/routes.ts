import type { IncomingMessage } from 'node:http';
import { initServer } from '@ts-rest/express';
import type { Response } from 'express';
import { startOfDay } from '#bank/core/calendar/day';
import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import type { CustomerAccount } from '#bank/core/ledger/accounts';
import { runInSlices } from '#bank/core/tasks/task';
import { accountsOf, findOwnedAccount } from '#bank/shared/accounts/views';
import { drawInSlices } from '#bank/shared/receipts/draw-in-slices';
import { statementPdf } from '#bank/shared/receipts/statement-pdf';
import type { StatementContent, StatementFormat } from '#contract/domain/statement';
import { statementFormats } from '#contract/domain/statement';
import { statements as contract } from '#contract/statements';
import { contentOf, openedOn, statementView } from './content';
import { nameIn } from './key';
import { type AccountDates, nextReadyDate, periodsOf, type StatementPeriod } from './periods';
import { fiscalXml } from './xml';

/** Undefined for accounts without movements. */
function accountDatesOf({ bank }: CustomerCall, account: CustomerAccount): AccountDates | undefined {
  const opened = openedOn(bank.read, account);
  const cutOffDay = account.terms?.kind === 'revolving' ? account.terms.cutOffDay : undefined;
  return opened === undefined ? undefined : { opened, cutOffDay };
}

function readyOf(call: CustomerCall, account: CustomerAccount): StatementPeriod[] {
  const dates = accountDatesOf(call, account);
  return dates ? periodsOf(dates, call.bank.today) : [];
}

/** Rejects periods that are not ready as missing. */
async function statementFor(call: CustomerCall, key: string): Promise<StatementContent> {
  const name = nameIn(key);
  if (!name) throw new DomainError('CZ_NOT_FOUND');
  const account = findOwnedAccount(call.bank.read, call.customer, name.account);
  const period = readyOf(call, account).find(({ end }) => end === name.end);
  if (!period) throw new DomainError('CZ_NOT_FOUND');
  return runInSlices(contentOf(call.bank.read, account, name.statementType, period));
}

type StatementRequest = IncomingMessage & {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  accepts: (types: string[]) => string | false;
};

function formatOf(req: StatementRequest): StatementFormat | undefined {
  const { format } = req.query;
  if (format === 'pdf' || format === 'xml') return format;
  const wantsPdf = req.accepts(['application/json', 'application/pdf']) === 'application/pdf';
  return format === undefined && wantsPdf ? 'pdf' : undefined;
}

async function fileOf(content: StatementContent, format: StatementFormat): Promise<Buffer | string> {
  if (!statementFormats[content.statementType].includes(format)) {
    throw fieldError('format', 'Este estado de cuenta solo está en PDF.');
  }
  return format === 'xml' ? fiscalXml(content) : statementPdf(content, startOfDay(content.endDate));
}

const attachmentOf = ({ statementType, endDate }: StatementContent, format: StatementFormat): string =>
  `${statementType === 'FISCAL' ? 'constancia-fiscal' : 'estado-de-cuenta'}-${endDate}.${format}`;

export const statementRoutes = () =>
  initServer().router(contract, {
    list: async ({ req, query: { statement_type, account_key, year } }) => {
      const call = customerCall(req);
      const { bank, customer } = call;
      const accounts = accountsOf(bank.read, customer).filter(({ key }) => key === (account_key ?? key));
      const data = accounts
        .flatMap((account) =>
          readyOf(call, account).map((period) => statementView(account, statement_type, period)),
        )
        .filter(({ endDate }) => year === undefined || endDate.startsWith(year))
        .toSorted((a, b) => b.endDate.localeCompare(a.endDate));
      const dates =
        account_key === undefined ? undefined : accounts.map((account) => accountDatesOf(call, account))[0];
      const next = dates && { nextReadyDate: nextReadyDate(dates, bank.today) };
      return { status: 200, body: { data, ...next } };
    },
    document: {
      middleware: [
        async (req: StatementRequest, res: Response, next: () => void) => {
          const format = formatOf(req);
          if (format === undefined) return next();
          const call = customerCall(req);
          await drawInSlices(call, res, async () => {
            const content = await statementFor(call, req.params.statementKey ?? '');
            const file = await fileOf(content, format);
            res.type(format).attachment(attachmentOf(content, format)).send(file);
          });
        },
      ],
      handler: async ({ req, params }) => ({
        status: 200,
        body: await statementFor(customerCall(req), params.statementKey),
      }),
    },
  });
