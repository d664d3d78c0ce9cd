import type { FieldDefinition } from '#contract/domain/field-definition';
import type { TaxOperation } from '#contract/domain/payment';

/** `code` is the first two characters of a capture line. */
export type Concept = {
  code: string;
  operation: TaxOperation;
  name: string;
  fields: readonly FieldDefinition[];
};

const variable = { type: 'variable' } as const;

const taxpayer: FieldDefinition = {
  ...variable,
  id: 'taxpayer',
  name: 'Nombre del contribuyente',
  dataType: 3,
  minimumLength: 2,
  maximumLength: 40,
};
const rfc: FieldDefinition = {
  ...variable,
  id: 'rfc',
  name: 'RFC',
  dataType: 8,
  minimumLength: 12,
  maximumLength: 13,
};
const bimester: FieldDefinition = {
  ...variable,
  id: 'bimester',
  name: 'Bimestre',
  dataType: 1,
  minimumLength: 1,
  maximumLength: 1,
  format: '1-6',
};
const year: FieldDefinition = {
  ...variable,
  id: 'year',
  name: 'Ejercicio',
  dataType: 1,
  minimumLength: 4,
  maximumLength: 4,
  format: '2000-2099',
};
const plate: FieldDefinition = {
  ...variable,
  id: 'plate',
  name: 'Placas',
  dataType: 2,
  minimumLength: 5,
  maximumLength: 7,
  format: 'AAAAAAA',
};
const date = (id: string, name: string, dataType: 4 | 5): FieldDefinition => ({
  ...variable,
  id,
  name,
  dataType,
  format: 'YYYY-MM-DD',
});
/** A minimum length of zero makes the field optional. */
const neighbourhood: FieldDefinition = {
  ...variable,
  id: 'neighbourhood',
  name: 'Colonia',
  dataType: 2,
  minimumLength: 0,
  maximumLength: 30,
};
const digits = (id: string, name: string, format: string): FieldDefinition => {
  const length = format.replaceAll(' ', '').length;
  return { ...variable, id, name, dataType: 1, minimumLength: length, maximumLength: length, format };
};

export const concepts: readonly Concept[] = [
  { code: '04', operation: 'SAT', name: 'Declaración del SAT', fields: [] },
  { code: '05', operation: 'SAT', name: 'Depósito referenciado', fields: [] },
  {
    code: '80',
    operation: 'CDMX',
    name: 'Predial',
    fields: [
      taxpayer,
      rfc,
      digits('property', 'Cuenta predial', '999 999 99 999 9'),
      bimester,
      date('issued', 'Fecha de la boleta', 5),
      neighbourhood,
    ],
  },
  {
    code: '77',
    operation: 'CDMX',
    name: 'Derechos por suministro de agua',
    fields: [digits('water', 'Cuenta de agua', '9999 9999 9999 9999'), bimester, year],
  },
  { code: '95', operation: 'CDMX', name: 'Tenencia y refrendo', fields: [plate, taxpayer, rfc, year] },
  {
    code: '88',
    operation: 'CDMX',
    name: 'Infracciones de tránsito',
    fields: [
      plate,
      digits('ticket', 'Folio de la infracción', '99999999999'),
      date('on', 'Fecha de la infracción', 4),
    ],
  },
  {
    code: '30',
    operation: 'CDMX',
    name: 'Impuesto sobre nóminas',
    fields: [
      rfc,
      {
        ...variable,
        id: 'month',
        name: 'Mes',
        dataType: 1,
        minimumLength: 1,
        maximumLength: 2,
        format: '1-12',
      },
      year,
      {
        ...variable,
        id: 'payroll',
        name: 'Total de remuneraciones',
        dataType: 6,
        decimalType: 2,
        minimumAmount: 1,
      },
    ],
  },
  {
    code: '40',
    operation: 'CDMX',
    name: 'Licencias y permisos',
    fields: [
      taxpayer,
      {
        ...variable,
        id: 'curp',
        name: 'CURP',
        dataType: 2,
        minimumLength: 18,
        maximumLength: 18,
        format: 'AAAAAAAAAAAAAAAAAA',
      },
    ],
  },
];

/** Undefined if the code belongs to another office. */
export const conceptOf = (operation: TaxOperation, code: string): Concept | undefined =>
  concepts.find((concept) => concept.operation === operation && concept.code === code);
