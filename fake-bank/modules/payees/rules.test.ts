import { describe, expect, test } from 'vitest';
import type { Payee } from '#bank/shared/parties/payees';
import { newPhone, newService } from '#bank/testing/payee';
import { verdictOf } from '#bank/testing/refusals';
import type { NewPayee, PayeeEdit } from '#contract/payees';
import { checkEdit, checkNew } from './rules';

const payeeWith = (payee: Partial<Payee>): Payee => ({
  key: 'k',
  customer: 'c',
  nickname: 'Luz de casa',
  merchantKey: 'luz-del-altiplano',
  status: 'ACTIVE',
  reference: '502188347710',
  values: [{ id: 'reference', value: '502188347710' }],
  ...payee,
});
const otherPayees = [
  payeeWith({}),
  payeeWith({ nickname: 'Casa', merchantKey: 'telefonia-austral', reference: '3355512121' }),
  payeeWith({ nickname: 'Mamá', merchantKey: 'tecolote-movil', reference: '5548201197', values: [] }),
];

const student = [
  { id: 'reference', value: 'A01274556' },
  { id: 'rfc', value: 'hera880417kl3' },
  { id: 'term', value: '3' },
  { id: 'fee', value: '3850.00' },
  { id: 'due', value: '2026-12-05' },
];
const university = { merchant_key: 'universidad-alameda', bill_type: 'WITHOUTRECEIPT' } as const;
const fieldsWithout = (id: string) => student.filter((field) => field.id !== id);
const withReference = (value: string) => ({ fields: [{ id: 'reference', value }] });

describe('a new payee', () => {
  test.each<[Partial<NewPayee>, string]>([
    [{}, 'passes'],
    [{ merchant_key: 'nadie' }, '0000 merchant_key'],
    [{ bill_type: 'WITHOUTRECEIPT' }, '0000 bill_type'],
    [withReference(''), '0000 fields.reference'],
    [withReference('77700011122'), '0000 fields.reference'],
    [withReference('7770001112223'), '0000 fields.reference'],
    [withReference('77700011122A'), '0000 fields.reference'],
    [{ fields: [] }, '0000 fields.reference'],
    [{ fields: [...student] }, '0000 fields.rfc'],
    [{ mobile_telephone: '5512345678' }, '0000 mobile_telephone'],
    [{ ...university, fields: student }, 'passes'],
    [{ ...university, fields: fieldsWithout('rfc') }, '0000 fields.rfc'],
    [{ ...university, fields: [...fieldsWithout('term'), { id: 'term', value: '11' }] }, '0000 fields.term'],
    [{ ...university, fields: [...fieldsWithout('fee'), { id: 'fee', value: '0.5' }] }, '0000 fields.fee'],
    [
      { ...university, fields: [...fieldsWithout('due'), { id: 'due', value: '2026-02-30' }] },
      '0000 fields.due',
    ],
    [{ ...university, fields: [...student, { id: 'agreement', value: '0418' }] }, '0000 fields.agreement'],
    [{ nickname: 'luz DE casa' }, 'E_BAASMXERR_-9 nickname'],
    [{ nickname: ' mama ' }, 'E_BAASMXERR_-9 nickname'],
    [withReference('502188347710'), 'E_BAASMXERR_-10 fields.reference'],
    [{ ...withReference('502188347710'), nickname: 'Mamá' }, 'E_BAASMXERR_-9 nickname'],
    [{ ...withReference('502188347710'), merchant_key: 'luz-y-gas-las-torres' }, 'passes'],
  ])('with %j gets the verdict %s', (change, verdict) => {
    expect(verdictOf(() => checkNew(newService(change), otherPayees))).toBe(verdict);
  });

  test.each<[Partial<NewPayee>, string]>([
    [{}, 'passes'],
    [{ mobile_telephone: undefined }, '0000 mobile_telephone'],
    [{ fields: [] }, '0000 fields'],
    [{ mobile_telephone: '5548201197' }, 'E_BAASMXERR_-10 mobile_telephone'],
    [{ mobile_telephone: '5548201197', merchant_key: 'nopal-movil' }, 'E_BAASMXERR_-10 mobile_telephone'],
    // A landline with the same ten digits is a different payee.
    [{ mobile_telephone: '3355512121' }, 'passes'],
    [{ merchant_key: 'luz-del-altiplano' }, '0000 bill_type'],
  ])('for a phone with %j gets the verdict %s', (change, verdict) => {
    expect(verdictOf(() => checkNew(newPhone(change), otherPayees))).toBe(verdict);
  });

  const tag = { merchant_key: 'pase-libre', bill_type: 'WITHOUTRECEIPT' } as const;
  const savedPayee = payeeWith({ nickname: 'TAG', merchantKey: 'pase-libre', reference: 'PL00418827' });
  test.each(['PL00418827', 'pl00418827', ' PL 0041-8827', 'ＰＬ００４１８８２７', 'pl00418827\u00a0'])(
    'with the number «%s» is normalized to PL00418827',
    (text) => {
      const request = newService({ ...tag, ...withReference(text) });
      expect(checkNew(request, [])).toMatchObject({
        reference: 'PL00418827',
        values: [{ id: 'reference', value: 'PL00418827' }],
      });
      expect(verdictOf(() => checkNew(request, [savedPayee]))).toBe('E_BAASMXERR_-10 fields.reference');
      const other = payeeWith({ ...savedPayee, reference: 'PL00418828' });
      expect(checkEdit(other, withReference(text), []).reference).toBe('PL00418827');
      expect(verdictOf(() => checkEdit(other, withReference(text), [savedPayee]))).toBe(
        'E_BAASMXERR_-10 fields.reference',
      );
    },
  );

  test('is checked with a normalized nickname and RFC', () => {
    const checked = checkNew(
      newService({ ...university, nickname: '  Escuela   de  Sofi ', fields: student }),
      [],
    );
    expect(checked).toMatchObject({ nickname: 'Escuela de Sofi', reference: 'A01274556' });
    expect(checked.values).toContainEqual({ id: 'rfc', value: 'HERA880417KL3' });
    expect(checked.values.map(({ id }) => id)).not.toContain('agreement');
  });
});

describe('an edited payee', () => {
  const phone = payeeWith({
    merchantKey: 'jade-movil',
    reference: '3314098825',
    values: [],
    nickname: 'Diego',
  });
  test.each<[Payee, PayeeEdit, string | Partial<Payee>]>([
    [payeeWith({}), { nickname: 'Mamá' }, 'E_BAASMXERR_-9 nickname'],
    [payeeWith({}), { nickname: 'Luz nueva' }, { nickname: 'Luz nueva', reference: '502188347710' }],
    [payeeWith({}), withReference('999888777666'), { reference: '999888777666' }],
    [payeeWith({}), withReference('99988877766'), '0000 fields.reference'],
    [payeeWith({}), { merchant_key: 'red-chinampa' }, '0000 merchant_key'],
    [payeeWith({}), { mobile_telephone: '5512345678' }, '0000 mobile_telephone'],
    [phone, { merchant_key: 'nopal-movil' }, { merchantKey: 'nopal-movil', reference: '3314098825' }],
    [phone, { merchant_key: 'luz-del-altiplano' }, '0000 merchant_key'],
    [phone, { merchant_key: 'nadie' }, '0000 merchant_key'],
    [phone, { mobile_telephone: '5548201197' }, 'E_BAASMXERR_-10 mobile_telephone'],
    [phone, { fields: [] }, '0000 fields'],
  ])('case %#: %j changed by %j is %j', (payee, change, expected) => {
    const run = () => checkEdit(payee, change, otherPayees.slice(1));
    if (typeof expected === 'string') expect(verdictOf(run)).toBe(expected);
    else expect(run()).toMatchObject(expected);
  });

  test('keeps the fields that were not sent', () => {
    const checked = checkNew(newService({ ...university, fields: student }), []);
    const edited = checkEdit(payeeWith(checked), { fields: [{ id: 'term', value: '4' }] }, []);
    expect(edited.values).toEqual(
      checked.values.map((field) => (field.id === 'term' ? { id: 'term', value: '4' } : field)),
    );
  });
});
