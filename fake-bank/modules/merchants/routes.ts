import { initServer } from '@ts-rest/express';
import { DomainError } from '#bank/core/errors/domain-error';
import { customerCall } from '#bank/core/http/call';
import type { Reader } from '#bank/core/storage/collection';
import {
  type Bill,
  type BillQuery,
  checkAvailable,
  openBills,
  paidBills,
} from '#bank/shared/merchants/bills';
import type { MerchantData } from '#bank/shared/merchants/merchant';
import { checkBillType, isNamed, merchantOf, merchants } from '#bank/shared/merchants/merchants';
import { findOwnedPayee } from '#bank/shared/parties/payees';
import { chargeDayOf } from '#bank/shared/payments/direct-debit';
import { isAmong } from '#contract/domain/comma-separated';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { type BillType, isTopUp } from '#contract/domain/payment';
import { type Bill as BillView, merchants as contract, type Merchant } from '#contract/merchants';

const merchantView = ({
  merchantId,
  merchantKey,
  name,
  billType,
  category,
  help,
}: MerchantData): Merchant => ({
  merchantId,
  merchantKey,
  name,
  billType,
  ...(category && { category }),
  help,
});

const billView = (
  { key, period, amount, owed, due, status }: Bill,
  reference: string,
  chargedOn: BankDate | undefined,
): BillView => ({
  key,
  reference,
  period,
  amount: fromCentavos(status === 'PAID' ? amount : owed),
  ...(status !== 'PAID' && owed < amount && { paidAmount: fromCentavos(amount - owed) }),
  currencyCode: 'MXN',
  dueDate: due,
  ...(chargedOn !== undefined && status !== 'PAID' && { chargedOn }),
  status,
});

function merchantFor(key: string, billType: BillType): MerchantData {
  const merchant = merchantOf(key);
  checkBillType(merchant, billType);
  return merchant;
}

/** Without a status, returns the bills that can be paid. */
function billsOf(reader: Reader, billed: BillQuery, status: BillView['status'] | undefined): Bill[] {
  checkAvailable(billed.reference);
  if (status === 'PAID') return paidBills(reader, billed);
  return openBills(reader, billed).filter((bill) => status === undefined || bill.status === status);
}

export const merchantRoutes = () =>
  initServer().router(contract, {
    list: async ({ query: { name = '', bill_type } }) => {
      const matches = merchants.filter(
        (merchant) => isNamed(merchant, name) && isAmong(bill_type, merchant.billType),
      );
      return { status: 200, body: { data: matches.map(merchantView) } };
    },
    actionFields: async ({ params, query }) => {
      const { fields } = merchantFor(params.merchantKey, query.bill_type);
      return { status: 200, body: { data: [...fields] } };
    },
    allowedAmounts: async ({ params, query }) => {
      const { amounts = [] } = merchantFor(params.merchantKey, query.bill_type);
      return { status: 200, body: { data: [...amounts] } };
    },
    bills: async ({ req, params, query }) => {
      const { bank, customer } = customerCall(req);
      const { merchantKey, reference } = findOwnedPayee(bank.read, customer, query.payee_key);
      if (merchantKey !== params.merchantKey) throw new DomainError('CZ_NOT_FOUND');
      const merchant = merchantFor(merchantKey, query.bill_type);
      const bills = isTopUp(merchant.billType)
        ? []
        : billsOf(bank.read, { merchant, reference, today: bank.today }, query.status);
      const data = bills.map((bill) =>
        billView(
          bill,
          reference,
          chargeDayOf(bank.read, customer, { merchantKey, reference, due: bill.due }),
        ),
      );
      return { status: 200, body: { data } };
    },
  });
