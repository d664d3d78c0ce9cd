const MESSAGE = 'Concept that the customer wrote, up to 40 characters. Absent if none was written.';
const OWN_MESSAGE = 'Concept, up to 40 characters. Without it the bank writes the text of the movement.';
const OTHERS_MESSAGE = 'Concept, up to 40 characters. Required for SPEI and for accounts of this bank.';
const CONFIRMATION = 'Number that the bank assigns to the order and that customers quote.';
const CONFIRMATION_OF_RECEIPT = `${CONFIRMATION} The receipt can also be read by it.`;
const ORDERED_AT = 'Instant at which the customer gave the order.';
const TRANSFER_TYPE = '`onetime`: on the day of the order. `schedule`: on a later day.';
const TIMING = 'On the day of the order, or scheduled for a later day.';
const TRANSFER_STATUS =
  'SCHEDULED: waits for its day. CANCELLED: by the customer. REJECTED: not made. START_EXECUTION, ON_HOLD, INQUIRY: under way. REVERSE: the money came back. BLOCKED, FAILED: nothing was charged.';
const PAYMENT_STATUS =
  'SCHEDULED: waits for its day. CANCELLED: by the customer. REJECTED: not made, for the `reason`.';
const MATURED = 'MATURED from `maturityDate` on.';
const CHARGES_IF_ENABLED = 'Companies charge only while ENABLED.';
const ACCEPTED = 'Always ACCEPTED.';
const CALL_STATUS = 'HTTP status. 0 if the connection broke before the whole answer was sent.';
const THIRD_PARTY_TYPE = 'OWN for own accounts, else `spei`, `same-bank`, `credits` or `cards`.';
const REFERENCE =
  'Reference number: up to 7 digits above zero for SPEI, 2 to 8 digits otherwise. Without it the transfer has none.';
const QUOTED_ACTION = 'VALIDATE checks the order and moves no money, EXECUTE carries it out.';

export const ordersFields: Readonly<Record<string, string>> = {
  'OfferAcceptance.action': 'Always ACCEPT.',
  'ThirdPartyValidation.action': 'Always Validate.',
  'TransferValidation.action': 'Always Validate.',
  'TransferExecution.action': 'Always Create.',
  'investmentProducts.execute.action': QUOTED_ACTION,
  'investmentFunds.execute.action_type': `${QUOTED_ACTION} A scheduled one waits for its day.`,
  'investmentFunds.change.action_type': '`modify` changes the operation, DELETE cancels it.',
  'PaymentValidation.action_type': 'Always VALIDATE.',
  'PaymentExecution.action_type': 'Always EXECUTE.',
  'PaymentChange.action_type': 'MODIFY changes the payment, DELETE cancels it.',
  'merchants.actionFields.action_type': 'CREATE for a new payee, MODIFY for one that is saved.',
  'Receipt.status': TRANSFER_STATUS,
  'TransferRow.status': TRANSFER_STATUS,
  'PaymentReceipt.status': PAYMENT_STATUS,
  'PaymentRow.status': PAYMENT_STATUS,
  'FundOperation.status': PAYMENT_STATUS,
  'investmentFunds.execute.status': PAYMENT_STATUS,
  'Investment.status': MATURED,
  'InvestmentReceipt.status': MATURED,
  'investmentProducts.execute.status': MATURED,
  'OfferReceipt.status': ACCEPTED,
  'campaigns.accept.status': ACCEPTED,
  'campaigns.transactions.status': ACCEPTED,
  'Bill.status': 'OVERDUE: not paid by `dueDate`.',
  'Instalment.status': 'Until it is PAID: PENDING up to `dueDate`, then OVERDUE.',
  'MortgageTransaction.status': 'OVERDUE: not paid by `dueDate`. PENDING ones are not listed.',
  'Activity.status': 'REJECTED if the bank refused it.',
  'Payee.status': 'INACTIVE and BLOCKED payees cannot be paid.',
  'Recipient.status':
    'ON_HOLD until `activeFrom`. Only ACTIVE recipients receive transfers; INACTIVE and BLOCKED ones never do.',
  'Portability.status': 'REQUESTED and IN_PROCESS are open and can be cancelled.',
  'history.status': 'Status that the request got.',
  'payrollPortability.change.status': 'Always CANCELLED.',
  'PreauthorizedPayment.status': CHARGES_IF_ENABLED,
  'PreauthorizedMedium.status': CHARGES_IF_ENABLED,
  'PreauthorizedReceipt.status': 'DISABLED if the company does not charge now, as after a cancellation.',
  'preauthorizedPayments.confirm.status': CHARGES_IF_ENABLED,
  'preauthorizedPayments.cancelMedium.status': 'DISABLED: the company does not charge any more.',
  'preauthorizedPayments.cancelCompany.status': 'DISABLED: the company does not charge any more.',
  'LastCharge.status': 'RETRYING: the bank tries once more on the next bank day.',
  'SavingProgram.status': 'ERROR: the last attempt failed; ACTIVE again after the next that succeeds.',
  'ProgramEdit.status': 'PAUSED stops the saving until ACTIVE resumes it. Without it the status stays.',
  'preauthorizedPayments.settings.status':
    'Status of the charges to this account or card. A request without it inverts the present one.',
  'merchants.bills.status': 'Lists only bills with this status. Without it OPEN and OVERDUE ones.',
  'taxes.activate.status': 'Always ACTIVE.',
  'taxes.pay.status': 'Always PROCESSED.',
  'SignatureRequired.status': 'Both values mean that the call waits for a signature.',
  'SignatureResult.status':
    'SIGNED: the pending call can be sent again. RETRY: the value was wrong and another may be sent.',
  'RequestLogEntry.status': CALL_STATUS,
  'LoggedRequest.status': CALL_STATUS,
  'FaultRule.status':
    'HTTP status of the response, from 400 for refusals. Without it that of `code`, or 502 for `html`.',
  'health.status': 'degraded while a stored bank cannot be written.',
  'confirmationNumber': CONFIRMATION,
  'PaymentReceipt.confirmationNumber': CONFIRMATION_OF_RECEIPT,
  'Receipt.confirmationNumber': CONFIRMATION_OF_RECEIPT,
  'folio': 'Number of the acceptance, which customers quote.',
  'authorization': 'Confirmation of the merchant or tax office. Absent until the payment is made.',
  'effectiveDate': 'Day for which it was ordered.',
  'PaymentRow.effectiveDate':
    'Day on which the money moves; of a refused or cancelled payment, the day of that.',
  'TransferRow.effectiveDate':
    'Day on which the money moves; of a refused or cancelled transfer, the day of that.',
  'Portability.effectiveDate':
    'Day by which the paying bank responds; of a closed request, the day it ended.',
  'payrollPortability.validate.effectiveDate': 'Day by which the paying bank responds.',
  'SavingProgram.effectiveDate': 'Day from which the dates of the program are counted.',
  'effective_date':
    'Day on which the payment is made: today for ONETIME, one of the next 180 days that is no bank holiday for SCHEDULED.',
  'operationDate': ORDERED_AT,
  'PaymentReceipt.operationDate': `${ORDERED_AT} Some banks leave it out.`,
  'Receipt.operationDate': `${ORDERED_AT} Some banks leave it out.`,
  'FundOperation.operationDate': 'Day of the trade.',
  'investmentFunds.execute.operationDate': 'Day of the trade.',
  'operation_date': 'Day of the trade: today for `onetime`, a later bank day for `scheduled`.',
  'orderDate': ORDERED_AT,
  'executionDate':
    'Instant at which a scheduled order was carried out, refused or cancelled. Absent until then, and for other orders.',
  'transferType': TRANSFER_TYPE,
  'transfer_type': TRANSFER_TYPE,
  'transfers.list.transfer_type': 'Lists only transfers of this type.',
  'transfer_category':
    'SPEI: to accounts of other banks. SAME_BANK: to accounts of this bank. CREDITS, CARDS: payments of credits and cards of others.',
  'transfer_status': 'Lists only transfers with this status.',
  'transactionType': TIMING,
  'transaction_type': TIMING,
  'PaymentChange.transaction_type': 'SCHEDULED, like the payment.',
  'investmentFunds.change.transaction_type': '`scheduled`, like the operation.',
  'transaction_status': 'Lists only instalments with this status.',
  'payment_status': 'Lists only payments with this status.',
  'investment_status': 'Lists only operations with this status.',
  'message': MESSAGE,
  'TransferExecution.message': OWN_MESSAGE,
  'TransferValidation.message': OWN_MESSAGE,
  'ThirdPartyExecution.message': OTHERS_MESSAGE,
  'ThirdPartyValidation.message': OTHERS_MESSAGE,
  'ArrangedScenario.message': 'Text that the customer must see.',
  'rejection': 'Reason why the transfer was not made, or why the money came back. Absent otherwise.',
  'rejectionReason': 'Reason of the paying bank. Absent unless the request was rejected.',
  'reason': 'Reason why it was not done. Absent otherwise.',
  'errors.reason': 'Reason why nothing was saved.',
  'trackingKey':
    'Tracking key of SPEI (clave de rastreo). Absent for other transfers and until the transfer is sent.',
  'eppUrl': 'Address of the electronic proof of SPEI (CEP). Absent for other transfers and until it exists.',
  'link': 'Address that can be shared.',
  'thirdPartyType': THIRD_PARTY_TYPE,
  'TransferRow.thirdPartyType': `${THIRD_PARTY_TYPE} Some banks leave it out.`,
  'customerReference': 'Reference number of the customer. Absent if none was given.',
  'customer_reference': REFERENCE,
  'notificationCode':
    'CZ_POA: the destination bank cannot take the money. CZ_COA: it may take longer. Absent otherwise. Other banks use other codes with POA and COA in them.',
  'bankName': 'Name of the recipient’s institution.',
  'Receipt.bankName': 'Name of the destination’s institution. Absent for the customer’s own accounts.',
  'Receipt.holder': 'Name of the account holder. Absent for the customer’s own accounts.',
  'StatementContent.holder': 'Name of the account holder.',
  'history': 'Statuses of the request with their instants, oldest first. Some banks leave it out.',
  'at': 'Instant at which it happened, by the clock of the bank.',
  'total': 'Money paid or received for the units. Absent until the operation is carried out.',
  'investmentFunds.execute.total':
    'Money paid or received for the units. EXECUTE leaves it out until the operation is carried out.',
  'OfferReceipt.total': 'Sum of all payments of a loan, opening fee included. Absent for other products.',
  'expect': 'Result that the scenario must have.',
};
