import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BankUnderTest, openBank } from '../testing/bank-under-test';
import { transfer } from '../testing/own-transfer';

const USERS = ['rosa', 'ines', 'tomas'] as const;

type SavedState = { rows: string; people: readonly string[]; now: number };

/** A bank, its expected people, and the expected content of its snapshots. */
type World = { bank: BankUnderTest; people: string[]; snapshots: Map<string, SavedState> };
type Command = (world: World) => Promise<void>;

const rowsOf = ({ bank }: World): string => JSON.stringify(bank.bank.store.dump());
const pathOf = ({ bank }: World, path = '') => `/__bank/banks/${bank.bank.id}/snapshots${path}`;

const createPerson = fc.constantFrom(...USERS).map(
  (user): Command =>
    async (world) => {
      const body = { user, accounts: [{ product: 'chequing', balance: 900, movements: { months: 2 } }] };
      const { status } = await world.bank.send('post', '/__bank/people', body);
      expect(status).toBe(world.people.includes(user) ? 400 : 201);
      if (status === 201) world.people.push(user);
    },
);

const move = fc.constant<Command>(async ({ bank }) => {
  await transfer(await bank.signIn('ana'), { start_date: bank.bank.today });
});

const wait = fc.constantFrom('PT1H', 'P1D', 'P20D').map(
  (duration): Command =>
    async ({ bank }) => {
      await bank.advance(duration);
    },
);

const save = fc.constant<Command>(async (world) => {
  const { body } = await world.bank.send('post', pathOf(world)).expect(201);
  const { people, bank } = world;
  world.snapshots.set(body.snapshot, { rows: rowsOf(world), people: [...people], now: bank.bank.now });
});

const restore = fc.nat(3).map(
  (at): Command =>
    async (world) => {
      const [id, snapshotWorld] = [...world.snapshots][at % Math.max(1, world.snapshots.size)] ?? [];
      if (id === undefined || snapshotWorld === undefined) return;
      await world.bank.send('post', pathOf(world, `/${id}/restore`)).expect(200);
      const { body } = await world.bank.send('get', pathOf(world, `/${id}/compare`)).expect(200);
      expect(body).toEqual({ count: 0, data: [] });
      expect(rowsOf(world)).toBe(snapshotWorld.rows);
      expect(world.bank.bank.now).toBe(snapshotWorld.now);
      world.people = [...snapshotWorld.people];
    },
);

const compare = fc.nat(3).map(
  (at): Command =>
    async (world) => {
      const [id, snapshotWorld] = [...world.snapshots][at % Math.max(1, world.snapshots.size)] ?? [];
      if (id === undefined || snapshotWorld === undefined) return;
      const { body } = await world.bank.send('get', pathOf(world, `/${id}/compare`)).expect(200);
      expect(body.count === 0).toBe(rowsOf(world) === snapshotWorld.rows);
    },
);

const commands = fc.array(
  fc.oneof(
    createPerson,
    move,
    wait,
    { weight: 2, arbitrary: save },
    { weight: 2, arbitrary: restore },
    compare,
  ),
  { minLength: 6, maxLength: 14 },
);

test('the books balance after random snapshots, new people and transfers, and only created people can sign in', async () => {
  let snapshots = 0;
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const world: World = { bank: await openBank(), people: [], snapshots: new Map() };
      for (const command of sequence) await command(world);
      snapshots += world.snapshots.size;
      expect(await world.bank.ledger()).toMatchObject({ balanced: true, problems: [] });
      for (const username of USERS) {
        const credentials = { username, password: 'demo' };
        const { status } = await world.bank.send('post', '/login').type('form').send(credentials);
        expect([username, status]).toEqual([username, world.people.includes(username) ? 303 : 401]);
      }
    }),
    { numRuns: 12 },
  );
  expect(snapshots).toBeGreaterThan(5);
});
