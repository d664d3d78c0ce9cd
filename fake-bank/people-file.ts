/** Customers of the `--seed` file, added to every seeded bank. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { PersonRequest } from '#contract/domain/person';
import { customerNamed, customers } from './core/customers/customers';
import { DomainError } from './core/errors/domain-error';
import { englishLabelsOf } from './core/errors/english-labels';
import { openBankAccounts } from './core/ledger/ledger';
import { State } from './core/storage/collection';
import { readFailure } from './core/storage/files';
import { Transaction } from './core/storage/transaction';
import type { Bank } from './core/tenants/bank';
import type { BankSettings } from './core/tenants/settings';
import { createPerson } from './seed/new-person/create-person';
import { people as demoCustomers } from './seed/people/index';
import { fieldOf } from './server/http/validation';

const PeopleFile = z.array(PersonRequest);

export type People = { file: string; requests: readonly PersonRequest[] };

const fileError = (file: string, reason: string, place = '') =>
  new Error(`${file}: ${place && `${place}: `}${reason}`);

/** Rethrows a rejection with file, place and reason. */
function withFilePlace<Result>(file: string, index: number, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw fileError(file, error.description ?? error.message, `${index}.${error.field}`);
  }
}

/** Validates the requests by creating the people in a temporary bank. */
function rehearse({ file, requests }: People, today: string): void {
  const tx = new Transaction(new State());
  openBankAccounts(tx);
  for (const { customer } of demoCustomers)
    tx.put(customers, { ...customer, lastLogin: null, previousLogin: null });
  for (const [index, request] of requests.entries())
    withFilePlace(file, index, () => createPerson(tx, request, today));
}

/** Returns the people of a file. Errors name the file, the reason and, if there is one, the place. */
export async function readPeople(file: string, today: string): Promise<People> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(file, `The file cannot be read (${readFailure(error)}).`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw fileError(file, `The file is not valid JSON (${readFailure(error)}).`);
  }
  const { data: requests, error } = z.safeParse(PeopleFile, json, { error: englishLabelsOf });
  const [issue = { path: [], message: 'The file is not a list of people.' }] = error?.issues ?? [];
  if (!requests) throw fileError(file, issue.message, issue.path.length === 0 ? '' : fieldOf(issue));
  const people = { file, requests };
  rehearse(people, today);
  return people;
}

export const seedWith = (
  seedBank: BankSettings['seedBank'],
  { requests }: People,
): BankSettings['seedBank'] =>
  function* seedAll(tx, today) {
    yield* seedBank(tx, today);
    for (const request of requests) {
      createPerson(tx, request, today);
      yield;
    }
  };

/** Adds people that a bank on disk lacks, because an earlier start seeded it. */
export async function addMissing(bank: Bank, { file, requests }: People): Promise<void> {
  const missingPeople = [...requests.entries()].filter(([, { user }]) => !customerNamed(bank.read, user));
  if (missingPeople.length === 0) return;
  await bank.commit((tx) => {
    for (const [index, request] of missingPeople)
      withFilePlace(file, index, () => createPerson(tx, request, bank.today));
  });
}
