/**
 * Descriptions of the fields of requests, queries and answers for the published document: meaning, unit, format, who
 * sets them and when they are absent. They are apart from the schemas because the web client ships those.
 */

import { accountsFields } from './field-descriptions/accounts';
import { keysFields } from './field-descriptions/keys';
import { ordersFields } from './field-descriptions/orders';
import { paymentsFields } from './field-descriptions/payments';
import { productsFields } from './field-descriptions/products';
import { sandboxFields } from './field-descriptions/sandbox';
import { servicesFields } from './field-descriptions/services';

/**
 * A key is the name of a field, which may be preceded by the component, the operation or the field that it belongs to.
 * The longer key wins.
 */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  ...keysFields,
  ...accountsFields,
  ...ordersFields,
  ...productsFields,
  ...paymentsFields,
  ...servicesFields,
  ...sandboxFields,
};

/** Fields whose names say everything. */
export const plainFields: ReadonlySet<string> = new Set([
  'address',
  'city',
  'description',
  'heading',
  'merchantName',
  'name',
  'paragraphs',
  'password',
  'postalCode',
  'sections',
  'state',
  'subject',
  'text',
  'title',
]);
