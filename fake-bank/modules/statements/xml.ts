/** Fictitious schema: estado-fiscal.xsd. */
import { brand } from '#contract/brand';
import { GENERIC_RFC } from '#contract/domain/rfc';
import type { StatementContent } from '#contract/domain/statement';

/** Identifier only; it does not resolve. */
export const FISCAL_NAMESPACE = 'https://example.com/cenzontle/esquemas/estado-fiscal/1';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML 1.0 cannot represent. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');

const element = (name: string, values: Readonly<Record<string, string>>, children = ''): string =>
  children === ''
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>\n${children}\n</${name}>`;

const amount = (value: number): string => value.toFixed(2);

const concepts = ({ taxes }: StatementContent) =>
  [
    ['interesesGanados', taxes.interestEarned],
    ['isrRetenido', taxes.taxWithheld],
    ['interesesCobrados', taxes.interestCharged],
    ['comisiones', taxes.fees],
    ['iva', taxes.vat],
  ] as const;

export function fiscalXml(statement: StatementContent): string {
  const { account } = statement;
  const parts = [
    element('emisor', { nombre: brand.bank, rfc: brand.rfc, institucion: brand.bankId }),
    element('titular', { nombre: statement.holder, rfc: statement.rfc ?? GENERIC_RFC }),
    element('cuenta', {
      producto: account.type,
      descripcion: account.description,
      terminacion: account.displayId,
      moneda: statement.currencyCode,
    }),
    element('saldos', {
      inicial: amount(statement.openingBalance),
      abonos: amount(statement.credits),
      cargos: amount(statement.charges),
      final: amount(statement.closingBalance),
    }),
    element(
      'conceptos',
      {},
      concepts(statement)
        .map(([clave, importe]) => element('concepto', { clave, importe: amount(importe) }))
        .join('\n'),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'estadoFiscal',
    {
      xmlns: FISCAL_NAMESPACE,
      version: '1.1',
      ficticio: 'true',
      desde: statement.startDate,
      hasta: statement.endDate,
    },
    parts.join('\n'),
  )}\n`;
}
