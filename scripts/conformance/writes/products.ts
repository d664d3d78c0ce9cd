import { addDays, bankDate, nextBusinessDay } from '#contract/domain/dates';
import type { FundOrder } from '#contract/investment-funds';
import type { InvestmentOrder } from '#contract/investment-products';
import type { PaymentOrder } from '#contract/payments';
import { rowsAt } from '../walk/answers';
import { need, type Script, sourceIn } from './script';

const investment: Script = {
  name: 'the quote of an investment',
  play: async (send) => {
    const setup = await send('investmentProducts.setup', { body: { type: 'VALORES' } });
    const from = sourceIn(setup, 'investmentProducts.setup');
    const order: InvestmentOrder = {
      type: 'VALORES',
      investment_type: 'PAYCHECKS',
      from_account_key: from,
      to_account_key: from,
      amount: 10_000,
      term: 28,
    };
    await send('investmentProducts.execute', {
      params: { portfolioKey: need(setup, 'key', 'investmentProducts.setup') },
      body: { ...order, action: 'VALIDATE' },
    });
  },
};

const fund: Script = {
  name: 'a fund purchase, cancelled before its day',
  play: async (send, _, now) => {
    const setup = await send('investmentFunds.setup', { body: { operation_type: 'BUY' } });
    const order: FundOrder = {
      transaction_type: 'scheduled',
      operation_type: 'BUY',
      investment_account_key: need(rowsAt(setup, '/funds/*')[0], 'key', 'investmentFunds.setup'),
      amount: 1_000,
      operation_date: nextBusinessDay(addDays(bankDate(now), 6), new Set()),
    };
    const params = { operationKey: need(setup, 'key', 'investmentFunds.setup') };
    await send('investmentFunds.execute', { params, body: { ...order, action_type: 'VALIDATE' } });
    const receipt = await send('investmentFunds.execute', {
      params,
      body: { ...order, action_type: 'EXECUTE' },
    });
    await send('investmentFunds.change', {
      params: { operationKey: need(receipt, 'key', 'investmentFunds.execute') },
      body: { action_type: 'DELETE' },
    });
  },
};

const topUp: Script = {
  name: 'a top-up of a saved phone, cancelled before its day',
  play: async (send, answers, now) => {
    const setup = await send('payments.setup', {
      query: { bill_type: 'MOBILETOPUP' },
      body: { with_accounts: 'YES' },
    });
    const payee = answers
      .rows('payees.list', '/data/*')
      .find(({ billType, status }) => billType === 'MOBILETOPUP' && status === 'ACTIVE');
    const amounts = await send('merchants.allowedAmounts', {
      params: { merchantKey: need(payee, 'merchantKey', 'payees.list') },
      query: { bill_type: 'MOBILETOPUP' },
    });
    const order: PaymentOrder = {
      transaction_type: 'SCHEDULED',
      operation_type: 'MOBILETOPUP',
      payment_type: 'TOTAL',
      effective_date: addDays(bankDate(now), 1),
      from_account_key: sourceIn(setup, 'payments.setup'),
      payee_key: need(payee, 'key', 'payees.list'),
      amount: { amount: Number(Array.isArray(amounts.data) ? amounts.data[0] : 0), currency_code: 'MXN' },
    };
    const nonce = need(setup, 'nonce', 'payments.setup');
    const params = { paymentKey: need(setup, 'key', 'payments.setup') };
    await send('payments.validate', { params, body: { ...order, nonce, action_type: 'VALIDATE' } });
    const payment = await send('payments.execute', {
      params,
      body: { ...order, nonce, action_type: 'EXECUTE' },
    });
    await send('payments.change', {
      params: { paymentKey: need(payment, 'key', 'payments.execute') },
      body: { action_type: 'DELETE', transaction_type: 'SCHEDULED', operation_type: 'MOBILETOPUP' },
    });
  },
};

const portability: Script = {
  name: 'the start of a payroll portability',
  play: async (send, answers) => {
    const customer = need(answers.rows('session.user', '')[0], 'key', 'session.user');
    await send('payrollPortability.setup', {
      body: { customer_id: customer, portability_type: 'RECEIVE' },
    });
  },
};

const offer: Script = {
  name: 'the terms of an offer',
  play: async (send, answers) => {
    const [row] = answers.rows('campaigns.list', '/data/*');
    const referenceKey = need(row, 'referenceKey', 'campaigns.list');
    const offerKey = need(row, 'offerKey', 'campaigns.list');
    await send('campaigns.terms', { params: { referenceKey }, body: { referenceKey, offerKey } });
  },
};

export const productScripts: readonly Script[] = [investment, fund, topUp, portability, offer];
