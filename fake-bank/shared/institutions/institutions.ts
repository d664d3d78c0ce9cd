import * as z from 'zod/mini';
/** SPEI participants, without infrastructures. Source: banxico.org.mx/cep-scl/listaInstituciones.do */
import { brand } from '#contract/brand';

export type Institution = { id: string; name: string };

const rows: readonly (readonly [id: string, name: string])[] = [
  ['002', 'Banamex'],
  ['006', 'Bancomext'],
  ['009', 'Banobras'],
  ['012', 'BBVA México'],
  ['014', 'Santander'],
  ['019', 'Banjército'],
  ['021', 'HSBC'],
  ['030', 'BanBajío'],
  ['036', 'Inbursa'],
  ['042', 'Mifel'],
  ['044', brand.bank],
  ['058', 'Banregio'],
  ['059', 'Invex'],
  ['060', 'Bansí'],
  ['062', 'Afirme'],
  ['072', 'Banorte'],
  ['106', 'Bank of America'],
  ['108', 'MUFG'],
  ['110', 'J.P. Morgan'],
  ['112', 'Monex'],
  ['113', 'Ve por Más'],
  ['124', 'Citi Mexico'],
  ['127', 'Banco Azteca'],
  ['128', 'Kapital'],
  ['129', 'Barclays'],
  ['130', 'Compartamos'],
  ['132', 'Multiva'],
  ['133', 'Actinver'],
  ['135', 'Nafin'],
  ['136', 'Intercam Banco'],
  ['137', 'BanCoppel'],
  ['138', 'Ualá'],
  ['140', 'Consubanco'],
  ['141', 'Volkswagen Bank'],
  ['145', 'BBASE'],
  ['147', 'Bankaool'],
  ['148', 'PagaTodo'],
  ['150', 'Inmobiliario Mexicano'],
  ['151', 'Dondé'],
  ['152', 'Bancrea'],
  ['154', 'Covalto'],
  ['155', 'ICBC'],
  ['156', 'Sabadell'],
  ['157', 'Shinhan'],
  ['158', 'Mizuho Bank'],
  ['159', 'Bank of China'],
  ['160', 'Banco S3'],
  ['166', 'Banco del Bienestar'],
  ['167', 'Hey Banco'],
  ['168', 'SHF'],
  ['170', 'Revolut Bank'],
  ['600', 'Monex CB'],
  ['601', 'GBM'],
  ['602', 'Masari'],
  ['605', 'Value'],
  ['616', 'Finamex'],
  ['617', 'Valmex'],
  ['620', 'Profuturo'],
  ['630', 'CB Intercam'],
  ['631', 'CI Bolsa'],
  ['634', 'Fincomun'],
  ['638', 'Nu México'],
  ['646', 'STP'],
  ['652', 'Credicapital'],
  ['653', 'Kuspit'],
  ['656', 'Unagra'],
  ['659', 'Asp Integra Opc'],
  ['660', 'Altor'],
  ['661', 'Klar'],
  ['670', 'Libertad'],
  ['677', 'Caja Popular Mexicana'],
  ['680', 'Cristobal Colon'],
  ['683', 'Caja Telefonist'],
  ['684', 'Transfer'],
  ['685', 'Fondo (Fira)'],
  ['688', 'Crediclub'],
  ['689', 'Fomped'],
  ['699', 'Fondeadora'],
  ['703', 'Tesored'],
  ['706', 'Arcus FI'],
  ['710', 'NVIO'],
  ['714', 'PPBALANCEMX'],
  ['715', 'Cashi'],
  ['720', 'MexPago'],
  ['721', 'albo'],
  ['722', 'Mercado Pago W'],
  ['723', 'Cuenca'],
  ['725', 'COOPDESARROLLO'],
  ['727', 'Transfer directo'],
  ['728', 'Spin by OXXO'],
  ['729', 'Dep y Pag Dig'],
  ['730', 'Swap'],
  ['732', 'Peibo'],
  ['734', 'Finco Pay'],
  ['738', 'Fintoc'],
];

export const institutions: readonly Institution[] = rows.map(([id, name]) => ({ id, name }));

/** Ids of all banks except this one. */
export const otherBanks: readonly string[] = institutions
  .map(({ id }) => id)
  .filter((id) => id !== brand.bankId);

const byId: ReadonlyMap<string, Institution> = new Map(institutions.map((bank) => [bank.id, bank]));

export const institutionOf = (clabe: string): Institution | undefined => byId.get(clabe.slice(0, 3));

export const InstitutionId = z
  .string()
  .check(z.refine((id) => byId.has(id), 'Write the number of a known bank.'));

export const bankNameOf = (id: string): string => institutionOf(id)?.name ?? id;
