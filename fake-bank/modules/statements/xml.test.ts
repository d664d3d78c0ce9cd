import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { StatementContent } from '#contract/domain/statement';
import { FISCAL_NAMESPACE, fiscalXml } from './xml';

const statement: StatementContent = {
  statementKey: 'a.FISCAL.2026-10-31',
  statementType: 'FISCAL',
  account: { key: 'a', type: 'Cheques', description: 'Ahorro "R&D" <1>', displayId: '•••• 7730' },
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  formats: ['pdf', 'xml'],
  rfc: 'NAIJ850304AB2',
  holder: 'José Ñáñez \u0000\ud800Ibáñez',
  currencyCode: 'MXN',
  openingBalance: 1000.5,
  closingBalance: 1200,
  credits: 250,
  charges: 50.5,
  spending: [],
  movements: [],
  taxes: { interestEarned: 12.3, taxWithheld: 0.9, interestCharged: 0, fees: 5, vat: 0.8 },
  notes: [],
};

const parsed = (xml: string) => {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

const attribute = (xml: string, element: string, name: string) =>
  parsed(xml).querySelector(element)?.getAttribute(name);

test('the XML is well formed, declared as fictitious and names its schema', () => {
  const xml = fiscalXml(statement);
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<estadoFiscal')).toBe(true);
  expect(attribute(xml, 'estadoFiscal', 'ficticio')).toBe('true');
  expect(attribute(xml, 'estadoFiscal', 'xmlns')).toBe(FISCAL_NAMESPACE);
  const schema = readFileSync(new URL('./estado-fiscal.xsd', import.meta.url), 'utf8');
  parsed(schema);
  expect(schema).toContain(`targetNamespace="${FISCAL_NAMESPACE}"`);
});

test.each([
  ['cuenta', 'descripcion', 'Ahorro "R&D" <1>'],
  ['titular', 'nombre', 'José Ñáñez Ibáñez'],
  ['titular', 'rfc', 'NAIJ850304AB2'],
  ['emisor', 'rfc', 'BCE260101CZ1'],
  ['saldos', 'inicial', '1000.50'],
  ['saldos', 'final', '1200.00'],
  ['concepto[clave="isrRetenido"]', 'importe', '0.90'],
  ['concepto[clave="interesesGanados"]', 'importe', '12.30'],
])('%s contains %s', (element, name, value) => {
  expect(attribute(fiscalXml(statement), element, name)).toBe(value);
});

test('a holder without an RFC has the generic RFC', () => {
  const { rfc: _, ...unknown } = statement;
  expect(attribute(fiscalXml(unknown), 'titular', 'rfc')).toBe('XAXX010101000');
});

test('the schema declares every element and attribute', () => {
  const schema = readFileSync(new URL('./estado-fiscal.xsd', import.meta.url), 'utf8');
  const names = [...fiscalXml(statement).matchAll(/(?:<|\s)([a-zA-Z]+)(?==|[\s/>])/g)].map(
    ([, name]) => name,
  );
  for (const name of new Set(names)) {
    if (name === 'xml' || name === 'xmlns' || name === 'encoding') continue;
    expect(schema, name).toContain(`name="${name}"`);
  }
});
