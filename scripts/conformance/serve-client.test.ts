import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operations } from './operations';
import { withCheckValue } from './options';
import { REPORT_PATH, serveClient, serveOptions, serveSettings } from './serve-client';
import { listen } from './testing/deviating-bank';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<title>Banco</title>');
  return folder;
}

/** Starts a bank whose customer has no name. */
const openBank = () =>
  listen((_, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'x-b3-traceid': 'abcdef0123456789' });
    res.end('{"key":"k","dateLastLogin":null}');
  });

const settingsOf = (args: readonly string[]) =>
  serveSettings(parseArgs({ args: withCheckValue(args), options: serveOptions }).values);

async function serve(args: readonly string[], webFolder: string) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const server = await serveClient(settingsOf(args), {
    webFolder,
    basePath: '/banca',
    port: 0,
    host: '127.0.0.1',
  });
  const url = `http://127.0.0.1:${server.port}`;
  return { ...server, url, printed: () => log.mock.calls.flat().join('\n') };
}

test('the proxy reports differences on the console, on its page, as JSON and as JUnit', async () => {
  const folder = openFolder();
  const file = join(folder, 'reports', 'bank.json');
  const server = await serve(['--api', await openBank(), `--check=${file}`, '--fail-on', 'breaks'], folder);
  const answer = await fetch(`${server.url}/api/user`);
  expect(answer.headers.get('x-conformance')).toBe('on');
  await answer.text();
  await expect.poll(server.printed).toContain('session.user /name');
  expect(server.printed()).toContain(
    'breaks the page | session.user /name | missing: expected string, received nothing | 1×, first trace id abcdef0123456789',
  );
  expect(await (await fetch(`${server.url}/banca/`)).text()).toContain('<title>Banco</title>');
  const page = await (await fetch(server.url + REPORT_PATH)).text();
  expect(page).toContain('<code>session.user /name</code>');
  expect(page).toContain(`1 of ${operations.length} operations seen (1 %), 1 of 1 answers checked.`);

  expect(await server.stop()).toBe(1);
  expect(server.printed()).toContain('Differences that fail this run: 1.');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    answers: 1,
    operations: { seen: 1, all: operations.length },
    lines: [{ operation: 'session.user', kind: 'missing', pointer: '/name' }],
  });
  const junit = readFileSync(file.replace('.json', '.xml'), 'utf8');
  expect(junit).toContain(`tests="${operations.length}" failures="1" skipped="${operations.length - 1}"`);
  expect(junit).toContain('<failure type="missing" message="session.user /name: missing: expected string');
  expect(readFileSync(file.replace('.json', '.html'), 'utf8')).toContain('Score by domain');
});

test('an accepted deviation does not fail the run', async () => {
  const folder = openFolder();
  const accepted = join(folder, 'accepted.json');
  const entry = {
    operation: 'session.user',
    kind: 'missing',
    pointer: '/name',
    owner: 'ana',
    until: '2099-12-31',
  };
  writeFileSync(accepted, JSON.stringify([entry]));
  const server = await serve(
    ['--api', await openBank(), '--check', '--fail-on', 'breaks', '--accept', accepted],
    folder,
  );
  await (await fetch(`${server.url}/api/user`)).text();
  await expect.poll(server.printed).toContain('accepted by ana until 2099-12-31');
  expect(await server.stop()).toBe(0);
});

test('a report that cannot be written makes the command fail at its start', async () => {
  const folder = openFolder();
  const file = join(folder, 'index.html', 'bank.json');
  await expect(serve(['--api', await openBank(), `--check=${file}`], folder)).rejects.toThrow('index.html');
});

test('a port in use is an error with its number', async () => {
  const { port } = new URL(await openBank());
  const place = { webFolder: openFolder(), basePath: '/banca', host: '127.0.0.1', port: Number(port) };
  const settings = settingsOf(['--api', 'https://bank.example']);
  await expect(serveClient(settings, place)).rejects.toThrow(`Port ${port} cannot be used`);
});

test('without --check nothing is compared', async () => {
  const server = await serve(['--api', await openBank()], openFolder());
  const answer = await fetch(`${server.url}/api/user`);
  expect(answer.headers.get('x-conformance')).toBeNull();
  expect((await fetch(server.url + REPORT_PATH)).status).toBe(404);
  expect(await server.stop()).toBe(0);
  expect(server.printed()).toBe('');
});

test.each([
  [[], '--api'],
  [['--api', 'bank.example'], '--api'],
  [['--api', 'https://bank.example', '--check', '--fail-on', 'worst'], '--fail-on'],
  [['--api', 'https://bank.example', '--check=report.txt'], '.json'],
  [['--api', 'https://bank.example', '--fail-on', 'breaks'], '--check'],
])('the arguments %j are rejected', (args, problem) => {
  expect(() => settingsOf(args)).toThrow(problem);
});
