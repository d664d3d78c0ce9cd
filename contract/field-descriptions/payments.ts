const TELEPHONE = 'Ten digits of a Mexican mobile number, without country code.';
const USER_NAME = 'User name of a customer, such as `ana`.';
const CALLER = 'User name of the caller. Absent without a session.';
const BILL_TYPE =
  'WITHRECEIPT: the company sends a bill. WITHOUTRECEIPT: the bill is looked up by a number. MOBILETOPUP: top-up of a telephone.';
const CHECKED_BILL_TYPE = 'Bill type of the payee; another one is refused. Without it any is accepted.';
const PAID_TYPE = 'Bill type, or the tax that was paid (SAT, CDMX).';
const STARTED_TYPE = 'Bill type with which the payment was started.';
const NICKNAME =
  'Name in the customer’s list, up to 25 characters. Unique in the list: accents and case do not count.';
const TAX_OFFICE = 'Federal tax (SAT) or tax of Mexico City (CDMX).';
const CHARGED_MEDIUM = 'ACCOUNT: the account is charged. DEBIT: its debit card is charged.';
const PAYMENT_TYPE = 'TOTAL: what is owed. PARTIAL: another amount, which only WITHRECEIPT bills accept.';
const VALUE = 'Text of the value: amounts in pesos with a point, dates as `YYYY-MM-DD`.';
const DATA_TYPE = '1 digits, 2 letters and digits, 3 letters, 4 and 5 date, 6 and 7 amount, 8 RFC.';
const REFERENCE =
  'Number by which the company knows the customer: a contract or a telephone; for a tax, the capture line.';
const ACCOUNT_TYPE =
  'TPTON: account of this bank. TPTOFF: account of another bank. TPTCC, TPTAMEX: credit card. TPTLOAN: loan. TPTMORTGAGE: mortgage.';
const NOT_OWN = `${ACCOUNT_TYPE} OWN is rejected: own accounts are not saved.`;
const RECIPIENT_TYPE = 'PERSONAL: a person. BUSINESS: a company, which has no surnames.';
const PORTABILITY_TYPE = 'RECEIVE: the payroll comes to this bank.';
const PAYING_INSTITUTION = 'Three digits of the paying institution.';
const PAYING_ACCOUNT_TYPE = 'CLABE or debit card at the paying institution.';
const PAYING_ACCOUNT = 'Account at the paying institution: 18 digits of a CLABE, 16 of a card.';
const INSTITUTION = 'Three digits of the recipient’s institution.';

export const paymentsFields: Readonly<Record<string, string>> = {
  // Payments, payees and preauthorized payments
  'billType': BILL_TYPE,
  'bill_type': BILL_TYPE,
  'merchants.list.name': 'Lists only companies with this text in their name; accents and case do not count.',
  'merchants.list.bill_type': 'Lists only companies of these bill types, joined by commas.',
  'payees.list.bill_type': 'Lists only payees of these bill types, joined by commas.',
  'payments.list.bill_type': 'Lists only payments of these bill types and taxes, joined by commas.',
  'payees.edit.bill_type': CHECKED_BILL_TYPE,
  'payees.remove.bill_type': CHECKED_BILL_TYPE,
  'PaymentReceipt.operationType': PAID_TYPE,
  'PaymentRow.operationType': PAID_TYPE,
  'PaymentValidation.operation_type': STARTED_TYPE,
  'PaymentExecution.operation_type': STARTED_TYPE,
  'PaymentChange.operation_type': STARTED_TYPE,
  'bill': 'Bill that was paid. Absent for top-ups and taxes.',
  'bill_statement_properties':
    'Bill of a saved payee, or company and telephone of a top-up that is not saved. Without it a saved telephone is topped up.',
  'period': 'Months of the bill, in Spanish, such as `Octubre 2026`.',
  'paidAmount': 'Part of the bill that is paid already. Absent if nothing or everything is paid.',
  'chargedOn': 'Day on which a direct debit pays the bill. Absent if none will.',
  'nickname': NICKNAME,
  'PayeeEdit.nickname': `${NICKNAME} Without it the name stays.`,
  'payee.nickname': 'Name in the customer’s list. Absent if the payee is not saved, or no longer.',
  'PersonPayee.nickname': `${NICKNAME} Without it the company’s name.`,
  'reference': REFERENCE,
  'Payee.reference': `${REFERENCE} Some banks leave it out.`,
  'offers.reference': '`referenceKey` of the offer, for paths.',
  'payee': 'Company or office that is paid.',
  'paymentType': CHARGED_MEDIUM,
  'Payee.paymentType': 'Service with bills, or top-up of a telephone.',
  'order.paymentType': PAYMENT_TYPE,
  'payment_type': PAYMENT_TYPE,
  'NewPreauthorizedPayment.payment_type': CHARGED_MEDIUM,
  'taxes.actionFields.payment_type': TAX_OFFICE,
  'taxLine.payment_type': TAX_OFFICE,
  'payment-type': TAX_OFFICE,
  'order':
    'Values that a change of a scheduled payment repeats. Absent for other payments; a scheduled one without it can only be cancelled.',
  'concept': 'Subject of a tax, in Spanish. Absent for other payments.',
  'taxLine.concept':
    'Two digits of the concept of the tax, with which the line begins. Without it the first concept of the office.',
  'mobileTelephone': 'Ten digits of the telephone. Absent for services.',
  'mobile_telephone': TELEPHONE,
  'NewPayee.mobile_telephone': `${TELEPHONE} Required for top-ups, rejected for services.`,
  'PayeeEdit.mobile_telephone': `${TELEPHONE} Rejected for services. Without it the number stays.`,
  'phone_number': `${TELEPHONE} Without it none is stored.`,
  'lastPayment': 'Last payment to this payee. Absent before the first one.',
  'NewPayee.fields': 'Values of the company’s action-fields. Required for services, rejected for top-ups.',
  'PayeeEdit.fields': 'Values that change. Rejected for top-ups. Without it all values stay.',
  'Payee.fields': 'Fields of the company with the customer’s values. Absent for telephones.',
  'PaymentReceipt.fields': 'Values that the customer gave for a tax. Absent if there are none.',
  'TaxPayment.fields':
    'Values of the fields that the concept of the line asks for. Required if it asks for any.',
  'additional_properties': 'Values of the company’s action-fields, the reference among them.',
  'PaidField.value': VALUE,
  'FieldValue.value': VALUE,
  'Entitlement.value': 'Y permits, N denies.',
  'FieldDefinition.value': 'Value of a constant, or the one that the customer gave. Absent otherwise.',
  'initiatedSignature.value': 'Challenge for the token.',
  'dataType': DATA_TYPE,
  'PaidField.dataType': `${DATA_TYPE} Some banks leave it out.`,
  'minimumLength':
    'Lowest number of characters, separators not counted; 0 if the field may be empty. Absent for amounts and dates.',
  'maximumLength': 'Highest number of characters, separators not counted. Absent for amounts and dates.',
  'decimalType': 'Number of decimals that an amount may have. Absent for other fields.',
  'FieldDefinition.minimumAmount': 'Lowest amount, in pesos. Absent if the field is no amount.',
  'format':
    'Groups of characters, such as `999 999` (9 a digit, A a letter or digit); the range of a number, such as `1-6`; or `YYYY-MM-DD`. Absent if there is none.',
  'statements.document.format': 'Kind of file. Without it the header `Accept` decides between JSON and PDF.',
  'help': 'Place of the reference on the company’s bill. Some banks leave it out.',
  'layout': 'Part of the paper or card where the reference stands.',
  'label': 'Name of the reference on the paper.',
  'where': 'Place of the reference, in Spanish.',
  'BillHelp.example': 'Example of a reference.',
  'barcode': 'Position of the reference in the barcode. Absent if there is none.',
  'length': 'Number of digits of the barcode.',
  'start': 'Position of the reference’s first digit, from 0.',
  'media': 'Accounts and cards that companies may charge. Some banks leave it out.',
  'mediaTypeNumber': 'CLABE (18 digits) or debit card (16 digits).',
  'media_type': 'ACCOUNT: charges to the account, by its CLABE. DEBIT: charges to its debit card.',
  'media_type_number': 'CLABE (18 digits) or debit card (16 digits), by `media_type`.',
  'preauthorizedPayments.cancelMedium.cancellation_type':
    'CANCELLATION_ACCOUNT ends charges to the account, CANCELLATION_DEBIT those to its debit card.',
  'preauthorizedPayments.cancelCompany.cancellation_type': 'Always CANCELLATION_COMPANY.',
  'automatic_payment': '`true` lists those that hold, `false` those that were cancelled. Without it all.',
  'cancelledAt': 'Instant of the cancellation. Absent if it was not cancelled.',
  'lastCharge': 'Last charge or attempt. Absent before the first one.',
  'nextCharge': 'Next charge. Absent while disabled, after a cancellation and if nothing is owed.',
  'PreauthorizedReceipt.nextCharge':
    'Next charge; after a cancellation, the one that is no longer made. Absent if there is none.',
  'PreauthorizedReceipt.operationType': 'CREATION, or the kind of cancellation.',
  'customer.rfc':
    'RFC of the customer. Required if the company asks for one that `additional_properties` does not have.',
  'StatementContent.rfc': 'RFC of the customer. Absent if the bank does not know it.',
  'identification_number':
    'Number of an official identification, 5 to 20 letters and digits. Without it none is stored.',
  'customer': USER_NAME,
  'situations.customer':
    'User name of the customer whose values and examples are shown. Without it the first customer of each state.',
  'NewPreauthorizedPayment.customer': 'Customer who authorizes the charges.',
  'FaultRule.customer': 'User name of the caller. Without it the rule holds for every customer.',
  'LedgerView.customer': 'User name of the owner. Absent for the bank’s own accounts.',
  'RequestLogEntry.customer': CALLER,
  'LoggedRequest.customer': CALLER,
  'outbox.customer': 'Lists only messages to this user name.',
  'capture_line': 'Capture line of the tax, with or without separators.',
  'taxLine.capture_line': 'Capture line, 20 letters and digits.',
  'active': 'True if this tax can be paid. City taxes need no activation.',
  'activeSince': 'Instant of the activation. Absent if the tax was not activated or needs no activation.',

  // Recipients and portability
  'accountId': 'CLABE, card, account or telephone number of the recipient.',
  'account_id': 'CLABE, card, account or telephone number, digits only.',
  'accountType': ACCOUNT_TYPE,
  'SavingProgram.accountType': 'Always Cheques.',
  'NewProgram.account_type': 'Always Cheques.',
  'NewRecipient.account_type': NOT_OWN,
  'bankId': INSTITUTION,
  'bank_id': INSTITUTION,
  'bankOffice': 'Three digits of the office of a loan. Absent for other accounts and for loans without one.',
  'recipientType': RECIPIENT_TYPE,
  'recipient_type': RECIPIENT_TYPE,
  'RecipientEdit.recipient_type': `${RECIPIENT_TYPE} Without it the type stays.`,
  'recipients.list.recipient_type': 'Lists only recipients of these account types, joined by commas.',
  'Recipient.name': 'First name of a person, or name of a business.',
  'NewRecipient.name': 'First name of a person, or name of a business.',
  'RecipientEdit.name': 'First name of a person, or name of a business. Without it the name stays.',
  'lastName': 'First surname. Absent for businesses.',
  'PersonRecipient.lastName': 'First surname. Without it the recipient is a business.',
  'NewRecipient.last_name': 'First surname. Required for persons, ignored for businesses.',
  'RecipientEdit.last_name': 'First surname. Without it the surnames stay.',
  'secondLastName': 'Second surname. Absent for businesses and persons without one.',
  'PersonRecipient.secondLastName': 'Second surname of a person. Without it none.',
  'NewRecipient.second_last_name': 'Second surname. Without it the person has none.',
  'RecipientEdit.second_last_name':
    'Second surname. Without it the present one stays, or is removed if `last_name` is sent.',
  'activeFrom':
    'Instant from which transfers are possible, 30 minutes after the creation. Absent if the recipient was never on hold.',
  'timesPaid': 'Number of transfers to the recipient. Some banks leave it out.',
  'lastTransfer': 'Last transfer to the recipient. Absent before the first one.',
  'operation_sign_url': 'Has no effect and may be left out.',
  'portabilityType': PORTABILITY_TYPE,
  'portability_type': PORTABILITY_TYPE,
  'thirdParty': PAYING_INSTITUTION,
  'third_party': PAYING_INSTITUTION,
  'thirdPartyName': 'Name of the paying institution.',
  'thirdPartyAccountType': PAYING_ACCOUNT_TYPE,
  'third_party_account_type': PAYING_ACCOUNT_TYPE,
  'thirdPartyAccountNumber': PAYING_ACCOUNT,
  'third_party_account_number': PAYING_ACCOUNT,
  'birthdate': 'Day of birth of the customer, who is at least 18 years old.',
};
