import { accounts } from './accounts';
import { customers } from './customers';
import { references } from './references';
import { session } from './session';
import { c } from './shared/router';
import { summary } from './summary';
import { transfers } from './transfers';

/** Every `/api` endpoint, one line for each domain. */
export const contract = c.router({ session, references, summary, customers, accounts, transfers });
