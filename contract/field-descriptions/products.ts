const AVAILABLE_CREDIT = 'List whose first item is the credit that can still be used.';
const CREDIT_LIMIT =
  'List whose first item is the credit limit in the account’s currency. Some banks send it negative.';
const YEARLY_RATE = 'Yearly rate in per cent: 24 is 24 %.';
const CAT = 'CAT, the total yearly cost in per cent, without VAT.';
const TERM_INTEREST = 'Interest of the whole term, before tax.';
const TERM_START = 'Day on which the term begins.';
const INSTALMENT_CAPITAL = 'Part of the instalment that reduces the capital.';
const UNPAID = 'Part of the instalment that is still to be paid.';
const PAYMENTS = 'Interest payments of the investment, oldest first.';
const INVESTMENT_TYPE =
  'Certificate with a fixed rate (FIX_CEDES) or a variable one (VARIABLE_CEDES), or promissory note (PAYCHECKS).';
const DIRECTION = 'Purchase (BUY) or sale (SELL).';
const UNITS_HELD = 'Whole units that the customer holds.';
const BUY_PRICE = 'Price at which the customer buys a unit, to six decimals.';
const SELL_PRICE = 'Price at which the customer sells a unit, to six decimals.';
const UNITS = 'Whole units that are bought or sold.';

export const productsFields: Readonly<Record<string, string>> = {
  // Credit
  'availableCredit': AVAILABLE_CREDIT,
  'InstalmentCredit.availableCredit': `${AVAILABLE_CREDIT} Absent for loans and mortgages.`,
  'creditLimit': CREDIT_LIMIT,
  'InstalmentCredit.creditLimit': `${CREDIT_LIMIT} Absent for loans and mortgages.`,
  'StatementContent.creditLimit': 'Credit limit at the end of the period.',
  'balanceOwed': 'Amount that settles the product today.',
  'balanceOverduePayments': 'Overdue amount, late interest included. Absent if nothing is overdue.',
  'balanceLateInterest': 'Part of the overdue amount that is late interest. Absent if there is none.',
  'paymentDueDate':
    'Last day to pay what is due now; in the past if it is overdue. Absent if the account is no credit, and for settled loans.',
  'nextDueDate':
    'Next due date that has not passed; of a loan, that of the next instalment to pay. Absent if the account is no credit, and once no instalment is left.',
  'minimumMonthlyPayment':
    'Rest of the minimum payment of a card or line, overdue amounts included. Absent for loans and mortgages.',
  'suggestedMonthlyPayment':
    'Card or line: rest of the amount that avoids interest. Loan or mortgage: instalment and overdue amounts. Absent if the account is no credit, and once interest can no longer be avoided.',
  'currentPaymentAmount':
    'Amount due by `nextDueDate`, overdue payments included; of a card or line, the minimum. Absent if the account is no credit.',
  'interestRate': YEARLY_RATE,
  'InstalmentCredit.interestRate': `${YEARLY_RATE} Some banks leave it out.`,
  'RevolvingCredit.interestRate': `${YEARLY_RATE} Some banks leave it out.`,
  'cat': `${CAT} Some banks leave it out.`,
  'OfferReceipt.cat': `${CAT} Absent for a higher limit.`,
  'statement': 'Last period that has ended, of the card or line. Some banks leave it out.',
  'cutOffDate': 'Last day of the period.',
  'nextCutOffDate': 'Last day of the period that runs now.',
  'interest': 'Interest, without VAT.',
  'Portfolio.interest': 'Interest that the active investments earn in their whole terms, before tax.',
  'Investment.interest': TERM_INTEREST,
  'InvestmentReceipt.interest': TERM_INTEREST,
  'InterestPayment.interest': 'Interest paid on this day, before tax.',
  'investmentProducts.execute.interest': TERM_INTEREST,
  'vat': 'VAT on the interest.',
  'StatementContent.spending':
    'Charges by category, the largest first; they add up to the charges. Some banks leave it out.',
  'StatementContent.vat': 'VAT on interest and fees.',
  'Statement.paid': 'Amount paid since the cut-off.',
  'originalAmount': 'Amount that was lent.',
  'startDate': 'First day of the period.',
  'InstalmentCredit.startDate': 'Day on which the money was lent.',
  'Investment.startDate': TERM_START,
  'InvestmentReceipt.startDate': TERM_START,
  'investmentProducts.execute.startDate': TERM_START,
  'endDate': 'Last day of the period.',
  'InstalmentCredit.endDate': 'Due date of the last instalment.',
  'OfferTerms.endDate': 'Last day on which the offer can be accepted.',
  'term': 'Term in days.',
  'InstalmentCredit.term': 'Number of instalments.',
  'paidInstalments': 'Number of instalments that are paid.',
  'interestPaidAhead':
    'Interest of the current month that is paid already; `balanceOwed` is lower by it. Absent if there is none.',
  'paymentPlan': 'Every instalment, oldest first. Some banks leave it out.',
  'number': 'Number of the instalment, from 1.',
  'dueDate': 'Last day to pay.',
  'payment': 'Amount of the instalment: capital, interest and VAT.',
  'OfferProperties.payment':
    'Instalment that the customer was shown, in pesos. Required for loans and lines; the bank rejects another amount.',
  'OfferReceipt.payment': 'Monthly instalment. Absent for cards and limits.',
  'Instalment.principal': INSTALMENT_CAPITAL,
  'MortgageTransaction.principal': INSTALMENT_CAPITAL,
  'unpaid': UNPAID,
  'Instalment.unpaid': `${UNPAID} Some banks leave it out.`,
  'points': 'Points of the rewards program.',
  'expiring': 'Points that expire at the end of the month. Absent if there are none.',

  // Offers
  'offerDetails': 'Summary of the offer.',
  'offerAmount': 'Highest amount of the offer; of a higher limit, the whole new limit.',
  'offer_properties': 'Choices of the customer. The product of the offer decides which are required.',
  'productType':
    'SL: line of credit. TDC: credit card. CLI: higher limit. SPL: personal loan. PR: other loan.',
  'image':
    'Name of the picture. Absent if there is none. Clients show the product’s own picture for unknown names.',
  'shortDescription': 'One sentence about the offer.',
  'annualFee': 'Yearly fee, without VAT.',
  'OfferReceipt.annualFee': 'Yearly fee, without VAT. Absent if there is none.',
  'openingFee':
    'Opening fee in per cent of the amount, without VAT. Fee and VAT are deducted from the deposit.',
  'OfferReceipt.openingFee': 'Opening fee, VAT included. Absent if there is none.',
  'deadline': 'Months of a loan’s instalments or of a line’s term. Absent for other products.',
  'OfferProperties.deadline': 'One of `deadlines`. Required for loans and lines, rejected for other offers.',
  'deadlines': 'Numbers of months to choose from, ascending. Empty if there is no choice.',
  'OfferTerms.minimumAmount': 'Lowest amount, in pesos.',
  'step': 'Amounts are multiples of it, except the whole offer.',
  'currentLimit': 'Present limit of `account`. Absent unless the offer raises a limit.',
  'embossingName': 'Name on the card, in capitals without accents, Ñ included. Absent for other products.',
  'embossing_name':
    'Two or more words for the card, up to 21 capitals without accents; Ñ is allowed. Required for cards, rejected for other offers.',
  'amountAccepted': 'Amount that the customer accepted; of a higher limit, the whole new limit.',
  'deposited': 'Loan amount minus the opening fee and its VAT. Absent for other products than loans.',
  'firstPaymentDate': 'Due date of the first instalment. Absent for other products than loans.',
  'branch': 'Branch where the card is picked up. Absent for other products.',
  'locations.branches.name':
    'Lists only branches with this text in their city, state or name; accents and case do not count.',
  'hours': 'Opening hours, in words. Absent if the bank does not know them.',
  'phone': 'Ten digits. Absent if the branch has none.',

  // Funds and investments
  'funds': 'Funds that may be traded. A fund with 0 units was never bought or is sold completely.',
  'Fund.units': UNITS_HELD,
  'FundDetail.units': UNITS_HELD,
  'FundOperation.units': `${UNITS} Absent until the operation is carried out.`,
  'investmentFunds.execute.units': `${UNITS} EXECUTE leaves it out until the operation is carried out.`,
  'buyPrice': `${BUY_PRICE} Null if the bank does not know it.`,
  'investmentFunds.execute.buyPrice': BUY_PRICE,
  'sellPrice': `${SELL_PRICE} Null if the bank does not know it.`,
  'investmentFunds.execute.sellPrice': SELL_PRICE,
  'price': 'Price of a unit, to six decimals. Absent until the operation is carried out.',
  'FundDetail.price': 'Price at which customers sold a unit on that day.',
  'priceHistory': 'Weekly prices of a year, oldest first. Some banks leave it out.',
  'valuationDate': 'Day of the last valuation, whose prices are shown.',
  'averageCost': 'Average cost of a held unit, not rounded. Absent without units and if the cost is unknown.',
  'operationType': DIRECTION,
  'operation_type': DIRECTION,
  'investmentFunds.setup.operation_type': `${DIRECTION} Has no effect and may be left out.`,
  'signatures.initiate.operation_type': 'HTTP method of the pending call.',
  'investmentFunds.operations.operation_type': 'Lists only operations of this kind.',
  'portfolioType': 'Kind of portfolio, by its Spanish name.',
  'investmentProducts.rates.account_type': 'Kind of portfolio that is to hold the investment.',
  'activeInvestments': 'Number of investments whose term runs.',
  'nextMaturityDate': 'First maturity of the active investments. Absent without one.',
  'investmentType': INVESTMENT_TYPE,
  'investment_type': INVESTMENT_TYPE,
  'rate': YEARLY_RATE,
  'minimum': 'Lowest amount with this rate, included.',
  'maximum': 'Upper bound of the amounts with this rate, excluded. Absent if there is none.',
  'gatNominal': 'Nominal GAT, the total yearly yield before tax, in per cent. Some banks leave it out.',
  'gatReal': 'Real GAT, after expected inflation, in per cent. Some banks leave it out.',
  'isrRate': 'Income tax that is withheld on the capital, in per cent a year. Some banks leave it out.',
  'laterIsrRate': 'Rate of income tax from a later day on. Absent if none is announced.',
  'laterIsrRate.since': 'First day on which the rate applies.',
  'maturityDate': 'Bank day on which the money comes back.',
  'tax': 'Income tax that is withheld.',
  'payments': PAYMENTS,
  'Investment.payments': `${PAYMENTS} Some banks leave it out.`,
  'PreauthorizedReceipt.payments': 'Direct debits that the operation created or cancelled.',
};
