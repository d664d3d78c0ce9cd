import { expect, it } from 'vitest';
import { PersonRequest } from '#contract/domain/person';
import {
  emptyAccount,
  emptyOffer,
  emptyPayee,
  emptyPerson,
  emptyRecipient,
  type PersonFields,
  toPersonRequest,
} from './person-request';

const emptyFields: PersonFields = {
  person: emptyPerson,
  accounts: [],
  recipients: [],
  payees: [],
  offers: [],
};

it.each<[Partial<PersonFields>, PersonRequest]>([
  [{ person: { ...emptyPerson, user: ' rosa ' } }, { user: 'rosa' }],
  [
    {
      person: { user: 'rosa', name: 'Rosa Luján', password: 'secreto', token: '123456' },
      accounts: [
        { ...emptyAccount, balance: '12500.5', months: '12', currency: 'USD', alias: 'Nómina' },
        { ...emptyAccount, product: 'mortgage', term: '180', paid: '12', overdue: '2', principal: '900000' },
        { ...emptyAccount, product: 'credit-card', limit: '30000', term: '12', currency: 'USD' },
      ],
      recipients: [{ ...emptyRecipient, name: 'Ernesto', lastName: 'Luján', clabe: '072180008733012451' }],
      payees: [{ ...emptyPayee, merchant: 'luz', nickname: 'Casa' }],
      offers: [{ ...emptyOffer, amount: '20000' }],
    },
    {
      user: 'rosa',
      name: 'Rosa Luján',
      password: 'secreto',
      token: '123456',
      accounts: [
        {
          product: 'chequing',
          alias: 'Nómina',
          currency: 'USD',
          balance: 12500.5,
          movements: { months: 12 },
        },
        { product: 'mortgage', principal: 900_000, term: 180, paid: 12, overdue: 2 },
        { product: 'credit-card', limit: 30_000 },
      ],
      recipients: [{ name: 'Ernesto', lastName: 'Luján', clabe: '072180008733012451' }],
      payees: [{ merchant: 'luz', nickname: 'Casa' }],
      offers: [{ product: 'line', amount: 20_000 }],
    },
  ],
])('converts the form %j to the request %j', (fields, request) => {
  expect(toPersonRequest({ ...emptyFields, ...fields })).toEqual(request);
  expect(PersonRequest.parse(request)).toEqual(request);
});
