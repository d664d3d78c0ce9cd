/** Field descriptions for the OpenAPI document. Kept out of the schemas, which the web client bundles. */

import { accountsFields } from './field-descriptions/accounts';
import { keysFields } from './field-descriptions/keys';
import { ordersFields } from './field-descriptions/orders';
import { paymentsFields } from './field-descriptions/payments';
import { productsFields } from './field-descriptions/products';
import { sandboxFields } from './field-descriptions/sandbox';
import { servicesFields } from './field-descriptions/services';

/** Keys: field names, optionally after a parent field, component, operation or `query`. The key with the nearest parent wins. */
export const fieldDescriptions: Readonly<Record<string, string>> = {
  ...keysFields,
  ...accountsFields,
  ...ordersFields,
  ...productsFields,
  ...paymentsFields,
  ...servicesFields,
  ...sandboxFields,
};

export const fieldsWithoutDescription: ReadonlySet<string> = new Set([
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
