import type { Operation } from './operations';

/** Texts of the client, which a test compares with those on its screens. */
export const clientTexts = {
  notLoaded: 'Oops, no pudimos cargar la información.',
  notChecked: 'No pudimos revisar tu operación',
  notSigned: 'No pudimos firmar tu operación',
  service: 'Hay un problema con el servicio',
  rowNotShown: 'No pudimos mostrar 1 registro.',
} as const;

const { notLoaded, notChecked, notSigned } = clientTexts;

/** Effect of a broken row in a list that is shown without it. */
export const rowEffect = `The customer sees '${clientTexts.rowNotShown}', with the noun of the list, and no sum that needs it.`;

/** True for setups, which fill a form, and for reads, which fill parts of a page. */
const isLoaded = ({ method, name }: Operation): boolean => method === 'GET' || name.endsWith('.setup');
const isChecked = ({ name }: Operation): boolean =>
  name.endsWith('.validate') || name === 'taxes.actionFields' || name === 'campaigns.terms';

/** Effects of failed reads that a page can do without, by operation. */
export const leftOut: Readonly<Record<string, string>> = {
  'campaigns.list': 'The home shows no offers, and no error.',
};

/** Describes what the customer sees if the client rejects the answer. */
export function failureEffect(operation: Operation, code: string): string {
  const effect = leftOut[operation.name];
  if (effect !== undefined) return effect;
  if (isLoaded(operation))
    return `The customer sees '${notLoaded}', on the home 'No pudimos cargar …', in place of this part of the page (${code}).`;
  if (operation.domain === 'signatures') return `The customer sees '${notSigned}' (${code}).`;
  if (isChecked(operation)) return `The customer sees '${notChecked}' and cannot go on (${code}).`;
  return `The outcome is unknown: the client looks the operation up before it may be repeated (${code}).`;
}
