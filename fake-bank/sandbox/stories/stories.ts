import type { Story } from '#contract/domain/story';
import { answerLost } from './answer-lost';
import { christmas } from './christmas';
import { directDebitRetried } from './direct-debit-retried';
import { mortgageOverdue } from './mortgage-overdue';
import { noteMatures } from './note-matures';
import { offerTwice } from './offer-twice';
import { payrollMoved } from './payroll-moved';
import { speiReturned } from './spei-returned';
import { tokenLocked } from './token-locked';
import { twoWindows } from './two-windows';

/** In the order of the console's list. */
export const stories: readonly Story[] = [
  speiReturned,
  answerLost,
  offerTwice,
  mortgageOverdue,
  christmas,
  directDebitRetried,
  noteMatures,
  twoWindows,
  tokenLocked,
  payrollMoved,
];
