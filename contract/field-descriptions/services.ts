const FREQUENCY = 'Days on which the program saves.';
const STATEMENT_TYPE = 'ACCOUNT: movements of a period. FISCAL: tax statement of a period.';
const LIMIT_CATEGORY = 'Kind of operations that the limit is for.';

export const servicesFields: Readonly<Record<string, string>> = {
  // Saving programs
  'periodicity': FREQUENCY,
  'ProgramEdit.periodicity': `${FREQUENCY} Without it they stay.`,
  'frequency':
    'WEEKLY: on the weekday of the first day. BIWEEKLY: on the 15th and the last day of the month. MONTHLY: on the first day’s day of the month.',
  'tx_date':
    'Day as `DDMMYYYY`, one of the next 180. The program first saves on the first day from it on that fits the frequency.',
  'goal': 'Sum that the customer wants to reach; saving goes on beyond it. Absent if there is none.',
  'NewProgram.goal': 'Sum that the customer wants to reach; saving goes on beyond it. Without it none.',
  'ProgramEdit.goal': 'Sum that the customer wants to reach. Null removes it. Without it the goal stays.',
  'NewProgram.name': 'Name that the customer gives the program, up to 25 characters. Without it none.',
  'ProgramEdit.name':
    'Name that the customer gives the program, up to 25 characters. Without it the name stays.',
  'SavingProgram.name': 'Name that the customer gave the program. Absent if there is none.',
  'saved': 'Sum that the program has saved so far. Some banks leave it out.',
  'firstDate': 'First day on which money is saved.',
  'nextDate': 'Next day on which money is saved. Absent while paused.',
  'changedAt':
    'Instant of the last change of amount, days, destination, name or goal. Absent if nothing was changed.',
  'errors': 'Attempts that failed, the last 24 at most. Absent without `saving_programs_status=ERROR`.',
  'saving_programs_status': 'ERROR adds the failed attempts to the answer. Without it they are left out.',

  // Limits, statements, activity
  'limits': 'Limits to set. Those that are left out stay.',
  'limitKey': LIMIT_CATEGORY,
  'limit_key': LIMIT_CATEGORY,
  'limitDesc': 'Name of the kind of operations, in Spanish.',
  'customerLimit': 'Highest amount of one operation, as the customer chose it.',
  'customer_limit': 'Highest amount of one operation, at most the bank’s maximum.',
  'maxLimit': 'Highest limit that the customer can choose.',
  'dailyLimit': 'Highest sum of these operations in one day. Some banks leave it out.',
  'usedToday': 'Part of the daily limit that is used today. Some banks leave it out.',
  'statementType': STATEMENT_TYPE,
  'statement_type': STATEMENT_TYPE,
  'formats': 'Kinds of file in which the statement exists.',
  'nextReadyDate':
    'Day on which the next statement is ready. Absent without `account_key` and for an account without movements.',
  'year': 'Four digits. Lists only periods that end in this year.',
  'openingBalance': 'Balance at the beginning of the period; for credit, the amount owed.',
  'closingBalance': 'Balance at the end of the period; for credit, the amount owed.',
  'credits': 'Sum added in the period, positive.',
  'charges': 'Sum charged in the period, positive.',
  'StatementContent.movements': 'Movements of the period, oldest first.',
  'credit': 'Terms and due payment of a card or line. Absent for other accounts.',
  'minimumPayment': 'Minimum payment of the period.',
  'toAvoidInterest': 'Amount that avoids interest when paid by `dueDate`.',
  'taxes': 'Sums of the period for the tax authority.',
  'interestEarned': 'Interest that the account earned.',
  'taxWithheld': 'Income tax that was withheld.',
  'interestCharged': 'Interest that was charged.',
  'fees': 'Commissions that were charged, without VAT.',
  'notes': 'Legal notices about the account, in Spanish.',
  'channel': 'Channel through which it was done or sent.',
};
