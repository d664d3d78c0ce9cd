/** Operation descriptions for the OpenAPI document. Kept out of the routers, which the web client bundles. */
import type { contract } from './index';
import type { sandbox } from './sandbox';

type Described<Router> = { readonly [Name in keyof Router]: string };

const SIGNATURE_STEPS =
  'The first call returns REQUIRED_SIGN with the key of the pending operation. Sign it with POST …/security/signatures, then send the same call again.';
const MOVEMENTS =
  'Filters by day, both ends included, and returns pages: send the `cursor` of a response to read the next one. Rejects a period that ends before it begins.';
const RECEIPT = 'Returns the receipt with the present status.';
const SCHEDULED_RECEIPT = `${RECEIPT} A scheduled order shows its outcome once its day has come.`;
const KEY_AND_NONCE =
  'The key identifies the operation until it is executed, and the nonce makes its execution unique.';

export const descriptions: { readonly [Name in keyof typeof contract]: Described<(typeof contract)[Name]> } =
  {
    session: {
      user: 'Returns who is signed in and counts as activity, so a client calls it while the customer is at the screen.',
      logout:
        'Ends the session in every tab, clears the sign-in cookie and logs the sign-out. Later calls are answered 401.',
      initSession:
        'Opens a tab of the session that the sign-in cookie names. The token and the anti-forgery value come as headers of the response. Rejects a missing or expired cookie with 401.',
    },
    references: {
      institutions:
        'Lists the institutions of SPEI by their three digits. The list is the same for every customer.',
      holidays:
        'Lists the days on which banks rest, Saturdays and Sundays apart. Both dates are required; rejects a period that is too long or ends before it begins.',
    },
    summary: {
      get: 'Lists every account of the customer, grouped by kind of product in the order in which clients show them. A balance that the bank does not know has the amount null.',
    },
    customers: {
      preferences:
        'Lists which products the customer chose to hide from the desktop summary. Products without a row are shown.',
      token:
        'Says whether the customer signs with a physical token, with a virtual one or not at all. The path takes the session’s own customer key; any other returns 404.',
    },
    accounts: {
      get: 'Returns one account with its balance and what it may be used for. Another customer’s key returns 404.',
      transactions: `Lists the movements of one account: negative amounts are charges. ${MOVEMENTS}`,
    },
    credit: {
      line: 'Returns limit, available credit, amounts due and the last statement of a line of credit. Other products return 404.',
      lineTransactions: `Lists the movements of a line of credit. ${MOVEMENTS}`,
      card: 'Returns limit, available credit, amounts due and the last statement of a credit card. Other products return 404.',
      cardTransactions: `Lists the movements of a credit card. ${MOVEMENTS}`,
    },
    loans: {
      get: 'Returns what settles the loan today, the next instalment, overdue amounts and the payment plan. Other products return 404.',
    },
    mortgages: {
      get: 'Returns what settles the mortgage today, the next instalment, overdue amounts with their late interest, and the payment plan.',
      transactions:
        'Lists instalments that are overdue or paid, the last one first. `transaction_status` keeps only overdue or only paid ones. The cursor of the first page is 0.',
    },
    rewards: {
      get: 'Returns the points of a credit card and those that expire this month. Other products return 404.',
    },
    investmentProducts: {
      portfolio:
        'Returns balance, interest and number of active investments of one portfolio. A key of another kind of account returns 404.',
      investments: 'Lists the investments of one portfolio. The cursor of the first page is 0.',
      made: 'Lists the investments of every portfolio that began in a period, both ends included. A client finds here an order whose answer was lost.',
      rates:
        'Lists the rates that the bank offers now for a kind of portfolio and of investment, with their minimum amounts.',
      receipt: `${RECEIPT} The key is the one that EXECUTE answered.`,
      setup:
        'Starts an order: returns its key, the accounts that may pay and receive, and the customer’s portfolios of that type.',
      execute:
        'Takes the key of the setup in the path. VALIDATE returns interest, tax and days of payment without moving money. EXECUTE needs the same order validated, moves the money and returns the receipt; a repeat returns the same receipt, a different order is rejected with CZ_NONCE_REUSED. Rejects terms that are not offered, amounts below the minimum, insufficient funds (CZ_INSUFFICIENT_FUNDS) and orders outside the hours (2185).',
    },
    investmentFunds: {
      get: 'Returns units, prices and a year of weekly prices of one fund. A fund that the customer never bought is rejected with 409 SIBUR.',
      setup:
        'Starts an order: returns its key, the funds that may be traded and the cheque accounts that pay for them.',
      execute:
        'VALIDATE returns units, prices and total of an order without moving money. EXECUTE needs the same order validated and trades at once or, with `scheduled`, on its day. Rejects amounts that buy no whole unit and a second order under the key (CZ_NONCE_REUSED); for today also insufficient funds or units (3073) and orders outside the hours (2185).',
      change:
        'Sets another amount or day for a scheduled order, or cancels it. Fund and direction stay. Rejects orders that are no longer scheduled with CZ_NOT_CANCELLABLE.',
      operations: 'Lists the orders of every fund, also filtered by day, direction and status.',
      receipt: SCHEDULED_RECEIPT,
    },
    transfers: {
      setup: `Starts a transfer between the customer’s own accounts, credits included. ${KEY_AND_NONCE}`,
      validate:
        'Checks the order and returns both amounts and the rate if the currencies differ. Nothing moves. Rejects equal accounts, accounts without the entitlement, insufficient funds, amounts above what is owed on a loan or mortgage, and days that cannot be scheduled.',
      execute:
        'Needs the nonce of the setup and, unless a credit of the customer is paid, the same order validated. Moves the money, or schedules it, exactly once: a repeat returns the same receipt, and a different body under the nonce is rejected with CZ_NONCE_REUSED.',
      list: `Lists transfers of every kind. Filters combine; a key of another customer’s account matches nothing. ${MOVEMENTS}`,
      receipt: `${SCHEDULED_RECEIPT} The path takes the transfer’s key or its confirmation number.`,
      link: 'Returns an address to share: the proof of a SPEI transfer that was sent, for other transfers the receipt in the web client.',
      cancel:
        'Cancels a transfer that is still scheduled; no money has moved. Any other is rejected with CZ_NOT_CANCELLABLE.',
    },
    thirdParties: {
      setup: `Starts a transfer to a saved recipient: returns the customer’s accounts and the commission. ${KEY_AND_NONCE}`,
      validate:
        'Checks the order against the customer’s limits, the recipient and the hours. Nothing moves. `notificationCode` CZ_POA says that the destination bank cannot take the money, CZ_COA that it may take longer. Rejects amounts above the limits (2082, 2081), SPEI above $50,000.00 outside the ordinary hours (2083), credits and cards outside the hours (2185) and insufficient funds, commission included.',
      execute: `Needs the same order validated. ${SIGNATURE_STEPS} The money leaves once; a repeat returns the same receipt.`,
    },
    merchants: {
      list: 'Lists the companies that can be paid, filtered by part of a name (case and accents do not count) and by bill type.',
      actionFields:
        'Lists the fields that the company asks for. A client draws its form from them and sends their values as `fields`. Rejects a bill type that the company does not take.',
      allowedAmounts: 'Lists the amounts of a top-up. A company without fixed amounts returns an empty list.',
      bills:
        'Lists the bills of one saved payee. Without a status, open and overdue ones. Returns 503 CZ_UNAVAILABLE while the company cannot be reached.',
    },
    payees: {
      list: 'Lists saved services and telephones by nickname, from Z to A, filtered by bill types joined by commas.',
      fields: 'Lists the fields of the payee’s company with the values that the customer gave.',
      create: `Saves a service (with \`fields\`) or a telephone (with \`mobile_telephone\`). ${SIGNATURE_STEPS} Rejects a nickname in use (E_BAASMXERR_-9), a number that is saved already (E_BAASMXERR_-10) and a token value that was just used (E_BAASMXBPAP_024).`,
      edit: `Changes only the fields that are sent; an empty body is refused. ${SIGNATURE_STEPS} A service keeps its company. With a new number, scheduled payments of the payee are rejected.`,
      remove:
        'Removes the payee. Past payments stay in the history, scheduled ones are rejected. Returns 204, or a signature request if the bank wants one.',
    },
    payments: {
      setup: `Starts a payment of one bill type: returns the customer’s accounts and the rates. ${KEY_AND_NONCE}`,
      validate:
        'Checks the order. Nothing moves. Pays a bill of a saved payee (`bill_key`), a saved telephone, or one that is not saved (`merchant_key` and `mobile_telephone`). Rejects bills that are paid (CZ_BILL_PAID), TOTAL with another amount than what is owed, and amounts above the limit (2082); for today also amounts above the rest of the daily limit (2081), insufficient funds and payments outside the hours (2185).',
      execute: `Needs the same order validated. A telephone that is not saved has to be signed: ${SIGNATURE_STEPS} Charges the account once; a repeat returns the same receipt.`,
      change:
        'MODIFY replaces account, bill, amount and day of a scheduled payment; the payee stays. DELETE cancels it. Rejects payments that are no longer scheduled with CZ_NOT_CANCELLABLE.',
      list: `Lists payments of services, telephones and taxes, filtered by kind, status and saved payee; another customer’s payee matches nothing. ${MOVEMENTS}`,
      receipt: `${SCHEDULED_RECEIPT} Taxes answer only with the header \`x-data-projection: TAX\`, everything else only without it.`,
    },
    taxes: {
      validAccounts: 'Lists the cheque accounts in pesos that may pay a tax of this kind.',
      services: 'Says whether the customer has activated the payment of this kind of tax.',
      activate: `Activates the payment of a tax once and for all. ${SIGNATURE_STEPS} A tax that is active already is answered at once.`,
      actionFields:
        'Reads a capture line: returns its concept, amount and due date as constants, and the fields that the customer fills in. The amount is one of those if the bank does not know it. Rejects lines that are wrong, expired or paid (E_BFFWEBPYMT_…).',
      pay: `Pays the line in full from one account. ${SIGNATURE_STEPS} Rejects another amount than the line’s, insufficient funds, a tax that is not active (E_BFFWEBPYMT_058) and payments outside the hours (2185).`,
      receipt: `${RECEIPT} The path takes the id or confirmation number of the payment, or the capture line.`,
    },
    preauthorizedPayments: {
      list: 'Lists the companies that may charge the customer, the accounts and cards that they charge, and the nonce of the next operation. Another customer’s `customer_id` is rejected with CZ_OTHER_CUSTOMER.',
      validate:
        'Checks the company, the account or card and the fields that the company asks for, and returns the nonce to confirm with. Rejects a number that is authorized already (E_BAASMXERR_-10).',
      confirm: `Needs the same body validated, with the nonce that the validation answered. ${SIGNATURE_STEPS} The company charges from its next bill on.`,
      settings:
        'Disables or enables every charge to one account or card. Without a status the present one is inverted. Charges that fall due while disabled are skipped.',
      cancelMedium:
        'Ends the charges of one company to an account (CANCELLATION_ACCOUNT) or to its debit card (CANCELLATION_DEBIT); without `merchant_id` those of all companies. Takes effect at once. Uses the nonce of the list.',
      cancelCompany:
        'Ends the charges of one company to all accounts and cards of the customer. Takes effect at once. Uses the nonce of the list.',
      receipt: `${RECEIPT} The id is the one that the confirmation or the cancellation answered.`,
    },
    recipients: {
      list: 'Lists the people, credits and cards that the customer has saved, filtered by account types joined by commas and by what one account can pay.',
      create: `Saves a recipient by CLABE, card, account or telephone. ${SIGNATURE_STEPS} With a virtual token the customer also approves a QR code (\`by\`). The recipient can be paid 30 minutes later. Rejects an alias (E_BAASMXTREC_013) or an account (E_BAASMXTREC_014) that is saved already, and the customer’s own accounts.`,
      edit: `Changes alias and names; the account stays. ${SIGNATURE_STEPS}`,
      remove:
        'Removes the recipient. Past transfers stay in the history, scheduled ones are rejected. Returns 204, or a signature request if the bank wants one.',
    },
    savingPrograms: {
      resources:
        'Lists the accounts that a program may use, with the key and the nonce of the open operation, which stay the same until a program is validated with them.',
      list: 'Lists the programs that were not deleted, paused ones included.',
      validate:
        'Checks the program and returns its first dates. Nothing moves. Rejects equal accounts and amounts above the customer’s limit (2082).',
      create:
        'Needs the same program validated. The first saving is on the first day from `tx_date` on that fits the frequency. A repeat returns the same program.',
      get: 'Returns one program. With `saving_programs_status=ERROR` it lists the failed attempts too.',
      edit: 'Changes only the fields that are sent; a goal of null removes it, and an empty body is refused. PAUSED stops the saving until ACTIVE resumes it.',
      remove: 'Ends the program. What was saved stays in the account.',
      receipt: RECEIPT,
    },
    payrollPortability: {
      setup: `Starts a request to receive the payroll here. \`customer_id\` is the session’s own; another one is rejected with CZ_OTHER_CUSTOMER. ${KEY_AND_NONCE}`,
      list: 'Lists the requests with their status and history.',
      validate:
        'Checks the paying bank, its account number and the birthdate, and returns by when that bank responds. Rejects minors and a second request for a paying account that has an open one.',
      confirm: `Needs the same request validated. ${SIGNATURE_STEPS} A repeat returns the same request.`,
      change:
        'Cancels a request while it is REQUESTED or IN_PROCESS. Any other is rejected with CZ_NOT_CANCELLABLE.',
      receipt: RECEIPT,
    },
    campaigns: {
      list: 'Lists the offers that can be accepted today. Another customer’s `customer_key` is refused.',
      get: 'Returns one offer, also after it was accepted or has expired.',
      details:
        'Returns rates, fees, terms and amounts of an offer. `offerKey` has to be that of the offer in the path.',
      terms: 'Returns the contract of an offer to be read. Nothing is accepted by it.',
      accept: `Accepts the offer. A loan (SPL, PR) and a line (SL) need \`offer_properties.deadline\` and \`offer_properties.payment\`, the instalment that the customer was shown: without it, or with another amount, the call is refused. A card (TDC) needs \`embossing_name\` and \`branch_id\`; a higher limit (CLI) takes the whole amount and none of these. ${SIGNATURE_STEPS} The same body again returns the same folio, another one is rejected with CZ_OFFER_TAKEN, and an expired offer with CZ_OFFER_EXPIRED.`,
      transactions: 'Returns the acceptance of the offer, or an empty list.',
      receipt:
        'Returns what an accepted offer became: the credit, its rate, its instalments and the deposit. Offers that were not accepted return 404.',
    },
    locations: {
      branches:
        'Lists branches, filtered by part of a city, state or name. The list is the same for every customer.',
      branch: 'Returns address, hours and telephone of one branch.',
    },
    limits: {
      list: 'Lists the limit of each category for one operation, its maximum, the daily limit and what is used of it today.',
      change: `Sets the limits that are sent and leaves the others. ${SIGNATURE_STEPS} Rejects amounts above the maximum and other currencies than pesos.`,
    },
    activityLog: {
      list: `Lists what was done, or attempted, in the customer’s name. ${MOVEMENTS}`,
    },
    statements: {
      list: 'Lists the statements that are ready, filtered by account and year. For one account it says when the next one is.',
      document:
        'Returns one statement as JSON, as a PDF or, for a tax statement, as XML. Rejects a format that the statement does not have.',
    },
    signatures: {
      initiate:
        'Starts the signature of one pending operation, named by its key, method and path. Returns the key to sign with and the challenge for the token. Rejects operations that wait for no signature, and customers without a token.',
      sign: 'Signs with the value that the token shows. A wrong value returns 200 with status RETRY and type NOK, and `x-attempts-left` counts what remains. Five wrong values in a row lock the customer’s signatures (423 E_500BAASMXSIGN_007, `retry-after`); a signature that is too old returns 410.',
    },
  };

export const sandboxDescriptions: Described<typeof sandbox> = {
  customers:
    'Lists the customers of the bank with password and token value. If the bank that `x-bank` names does not exist, lists those of the demo bank.',
  health:
    'Returns 200 while every bank can be changed, and 503 while a stored bank cannot be written. For health checks of a test run. Ignores an `x-bank` that does not exist.',
  listBanks: 'Lists the banks of this server with their clocks. Ignores an `x-bank` that does not exist.',
  createBank:
    'Creates a bank from the seed. Without `id` it gets a free name; without `now` it follows the real clock. `keep` stores it on disk; a server without a data folder rejects it. Rejects a name in use. Ignores an `x-bank` that does not exist.',
  resetBank:
    'Restores the seed and the first clock of the bank in the path, and removes its fault rules and snapshots. Sessions stay valid.',
  deleteBank: 'Deletes the bank in the path and ends its sessions. The demo bank cannot be deleted.',
  exportBank: 'Returns every record of the bank in the path as JSON for import, here or on another server.',
  importBank:
    'Replaces every record of the bank in the path, up to 64 MB. First checks each row, the references between rows and the balance of the books, and changes nothing if one of them is wrong.',
  createSnapshot:
    'Saves every row of the bank in the path, its clock and its fault rules, in memory. A bank has at most 50 snapshots. They are lost when the bank is deleted or reset and when the server restarts; an import keeps them.',
  snapshots: 'Lists the snapshots of the bank in the path, oldest first.',
  restoreSnapshot:
    'Replaces rows, clock and fault rules of the bank in the path by those of the snapshot. Can be repeated. A shifted clock continues from the time of the snapshot; a real one stays real. Sessions and other snapshots stay valid. A bank on disk is written before the answer; if that fails, the answer is 503 and nothing changes.',
  compareSnapshot:
    'Lists the rows that were added, removed or changed since the snapshot or, with `with`, between two snapshots. Lists at most 500 rows; `count` is the number of all. After a restore a shifted clock counts as changed.',
  copyBank:
    'Creates a bank with the rows, the clock and the fault rules of the bank in the path. Sessions, snapshots, events and the request log are not copied.',
  deleteSnapshot: 'Deletes one snapshot of the bank in the path. An unknown id returns 404.',
  createPerson:
    'Creates a customer of the bank of the request, who can sign in at once, and returns the keys in the order of the request. The books stay balanced: opening balances are a year old, and each month pays in and out. An account accepts only the settings of its product; the balance of a loan or mortgage follows from them. A wrong value returns 400 with its field, such as `accounts.0.overdue`, and nothing is created. A reset removes the customer.',
  createSession:
    'Signs in as a customer, named by user name, and returns token and anti-forgery value. With `browser` the customer is notified as after a sign-in on the page, and the answer has the cookies with which a browser is signed in to this host and bank: `context.addCookies(cookies)` of Playwright takes them.',
  expireSessions:
    'Ends every session of the customer, also in browsers, as if it had been idle for too long: the next call with it returns 401. Locks and data stay.',
  clock: 'Returns time and mode of the bank’s clock.',
  setClock:
    'Sets mode and time. Without `now` the time stays, except in the mode real. Moving forward runs scheduled jobs, which `fired` lists. Moving back undoes nothing.',
  advanceClock:
    'Moves the clock forward by `duration` or to the time that `to` names; exactly one of the two is required. Runs the scheduled jobs on the way in their order, which `fired` lists. Rejects negative durations and more than 40 years.',
  upcoming:
    'Runs the scheduled jobs until `until` on a copy of the bank and lists which would run, when and for whom, in order. Changes nothing in the bank itself. Goes at most a year ahead and lists at most 500 jobs; `isComplete` is false if more follow.',
  scenarios: 'Lists the scenarios, at least one for each error code.',
  arrangeScenario:
    'Prepares the scenario in the bank of the request, and returns customer, page, steps and the expected text. Removes the fault rules of other scenarios. Needs a fresh bank: other fault rules, the rows and the clock stay as they are.',
  stories:
    'Lists the stories that a presenter plays in the console. Each step has the words for the audience (`say`), what they see (`look`), what the presenter does (`gesture`), the sandbox calls that come first (`do`), the page of the client to open (`open`, below `basePath`) and what the bank then records (`expect`).',
  situations:
    'Lists the states that `POST /situations` creates, the customers who can have each, and its parameters. `customer` chooses whose values and examples are shown; without it those of the first customer who can have the state.',
  applyFixture:
    'Creates the state `name` for one customer. `given` holds its parameters as texts, such as `{"payee":"ana-luz","status":"BLOCKED"}` for `payees.has-status`. A missing, unknown or wrong parameter returns 400 with its field, such as `given.status`, and the accepted values; an unknown customer or state returns 404.',
  createFault:
    'Adds a rule for later `/api` calls of this bank: refuse with a code or status, delay, send slowly, hang, drop the connection before or after the commit, or answer broken JSON or HTML. A path pattern matches the end of the path. A rule that no call can meet is rejected with 400, its field and the operations that were probably meant. A bank has at most 200 rules with hits left.',
  faults:
    'Lists the rules of this bank, how often each has hit, and the last call that met all its conditions but one.',
  deleteFaults: 'Removes every rule of this bank.',
  deleteFault: 'Removes one rule of this bank. An unknown id returns 404.',
  answerQr:
    'Decides whether the telephone of a customer with a virtual token approves the QR codes that follow.',
  taxLine:
    'Issues a capture line that can be paid once or, with `fault`, one that is expired, paid or wrong.',
  requests:
    'Lists the last 500 `/api` calls of this bank, newest first, with code, fault rule and ledger transactions. Filters can be combined. With `limit` the answer has a `cursor` if older calls follow. Contains no tokens, passwords or bodies.',
  deleteRequests: 'Empties the log of this bank. Its data and rules stay.',
  httpArchive:
    'Returns the logged calls as an HTTP Archive (HAR 1.2), oldest first. Takes the filters of the list. Secrets are masked as in `GET /requests/{trace}`.',
  request:
    'Returns the latest call with this trace id: headers and bodies of request and answer up to 64 kB each, the postings that it made and the rule that hit. Session headers, cookies, passwords, tokens and signature values are masked. A bank keeps 8 MB of requests and answers and a server 64 MB: the oldest are dropped first, and their calls then have no `request` and `answer`. An unknown trace id returns 404.',
  replayRequest:
    'Sends the latest call with this trace id again as the same customer, in a session of its own, and returns the answer. Fault rules apply. With `nonce` new it first repeats the logged calls that lead to it (setup, validation, signature) and uses the key and nonce that they return. Returns 409 if the call had no session, if its body is not in the log and, with `nonce` new, if it had no nonce, if the call that issued its nonce is not in the log or if a call that leads to it is refused now.',
  events:
    'Streams what happens in this bank from now on as server-sent events, in batches every 100 ms: `event` is the kind, `data` this JSON, and `id` continues a stream with `Last-Event-ID`. The last 1,000 events are kept from the first listener on; if events are missing, a `reset` with the reason missed says so. A comment follows every 15 seconds. The stream ends with the bank or the server; a listener with 4 MB unread is cut off.',
  outbox:
    'Lists e-mails, text messages and notifications, of all customers or of one. Nothing is really sent.',
  ledger:
    'Returns accounts, transactions and postings, and checks that the books balance. `account` selects one account, `latest` limits the transactions.',
};
