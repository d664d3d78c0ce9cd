import { accounts } from './accounts';
import { credit } from './credit';
import { customers } from './customers';
import { loans } from './loans';
import { mortgages } from './mortgages';
import { references } from './references';
import { rewards } from './rewards';
import { session } from './session';
import { c } from './shared/router';
import { summary } from './summary';
import { transfers } from './transfers';

/** Every `/api` endpoint, one line for each domain. */
export const contract = c.router({
  session,
  references,
  summary,
  customers,
  accounts,
  credit,
  loans,
  mortgages,
  rewards,
  transfers,
});
