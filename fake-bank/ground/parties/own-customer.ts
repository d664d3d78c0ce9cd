import { Refusal } from '../refusal/refusal';

/** Nobody asks for what is another's by naming the other. */
export function checkCustomer(customer: string, asked: string | undefined): void {
  if (asked !== undefined && asked !== customer) throw new Refusal('CZ_OTHER_CUSTOMER');
}
