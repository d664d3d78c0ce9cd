import { accounts } from './accounts';
import { activityLog } from './activity-log';
import { campaigns } from './campaigns';
import { credit } from './credit';
import { customers } from './customers';
import { c } from './domain/router';
import { investmentFunds } from './investment-funds';
import { investmentProducts } from './investment-products';
import { limits } from './limits';
import { loans } from './loans';
import { locations } from './locations';
import { merchants } from './merchants';
import { mortgages } from './mortgages';
import { payees } from './payees';
import { payments } from './payments';
import { payrollPortability } from './payroll-portability';
import { preauthorizedPayments } from './preauthorized-payments';
import { recipients } from './recipients';
import { references } from './references';
import { rewards } from './rewards';
import { savingPrograms } from './saving-programs';
import { session } from './session';
import { signatures } from './signatures';
import { statements } from './statements';
import { summary } from './summary';
import { taxes } from './taxes';
import { thirdParties } from './third-parties';
import { transfers } from './transfers';

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
  investmentProducts,
  investmentFunds,
  transfers,
  thirdParties,
  merchants,
  payees,
  payments,
  taxes,
  preauthorizedPayments,
  recipients,
  savingPrograms,
  payrollPortability,
  campaigns,
  locations,
  limits,
  activityLog,
  statements,
  signatures,
});
