import { expect, test } from 'vitest';
import { fileName } from './file-name';

test.each([
  ['Nómina', '•••• 4821', 'pdf', 'constancia-fiscal-nomina-4821-2026-10-31.pdf'],
  ['Mi casa (año 2) / "ñ"', '•••• 0040', 'xml', 'constancia-fiscal-mi-casa-ano-2-n-0040-2026-10-31.xml'],
  ['../..', '•••• 1', 'pdf', 'constancia-fiscal-1-2026-10-31.pdf'],
] as const)('names the file of %s %s as %s', (description, displayId, format, name) => {
  const account = { key: 'a', type: 'Cheques', description, displayId } as const;
  expect(fileName({ file: 'constancia-fiscal' }, { account, endDate: '2026-10-31' }, format)).toBe(name);
});
