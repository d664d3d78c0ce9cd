import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { operations } from './operations';
import { type CheckSettings, checkOptions, parseCheckSettings, reportFile } from './options';
import { failuresOf, Report, type Summary } from './report';
import { summaryText } from './text-report';
import { Answers } from './walk/answers';
import { Caller, type Pair } from './walk/caller';
import { type NotCalled, readAll } from './walk/read-all';
import { writeReports } from './write-reports';
import { playWrites } from './writes/play';

type Session = { pair: Pair } | { cookie: string };

export type ConformSettings = CheckSettings & {
  session: Session;
  /** If it is empty, no file is written. */
  report: string;
  isWriting: boolean;
};

const lines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Secrets come from files: arguments are visible to every user of the machine. */
function sessionIn(tokenFile: string | undefined, cookieFile: string | undefined): Session {
  if ((tokenFile === undefined) === (cookieFile === undefined))
    throw new Error('Write --token-file FILE or --cookie-file FILE.');
  const [first, second] = lines(tokenFile ?? cookieFile ?? '');
  if (first === undefined) throw new Error(`${tokenFile ?? cookieFile} is empty.`);
  return cookieFile === undefined ? { pair: { token: first, antiForgery: second } } : { cookie: first };
}

/** Requires the host twice, to rule out a typing mistake. */
function mayWrite(api: string, write: string | undefined, confirm: string | undefined): boolean {
  if (write === undefined && confirm === undefined) return false;
  const { host } = new URL(api);
  if (write === host && confirm === host) return true;
  throw new Error(`--write and --confirm must both name the test environment: ${host}.`);
}

export function conformSettings(args: readonly string[]): ConformSettings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...checkOptions,
      'token-file': { type: 'string' },
      'cookie-file': { type: 'string' },
      'report': { type: 'string', default: '' },
      'write': { type: 'string' },
      'confirm': { type: 'string' },
    },
  });
  const settings = parseCheckSettings({ 'fail-on': 'breaks', ...values });
  return {
    ...settings,
    session: sessionIn(values['token-file'], values['cookie-file']),
    report: reportFile(values.report),
    isWriting: mayWrite(settings.api, values.write, values.confirm),
  };
}

const notCalledText = ({ operation, reason }: NotCalled): string => `not called: ${operation}, ${reason}`;

/** Names the operations that change something and were not tried. */
function changesText({ operations: { unseen } }: Summary, isWriting: boolean): string {
  const changing = operations.filter(({ name, method }) => method !== 'GET' && unseen.includes(name));
  const names = changing.map(({ name }) => name).join(', ');
  return `${isWriting ? 'Without a success of their script, or without a script' : 'Called with --write only'}: ${names}.`;
}

/** Compares the bank's answers with the contract. Resolves to the exit code. */
export async function conform(settings: ConformSettings, log: (text: string) => void): Promise<number> {
  const { api, session, accepted, failOn, report: file, isWriting } = settings;
  const report = new Report({ api, accepted });
  const caller = new Caller(api, report, 'pair' in session ? session.pair : null);
  const { status: started } =
    'cookie' in session
      ? await caller.call('session.initSession', { headers: { cookie: session.cookie } })
      : await caller.call('session.user');
  if (started === 0) {
    log(
      report
        .summary()
        .lines.map(({ effect }) => effect)
        .join('\n'),
    );
    return 1;
  }
  if (!caller.hasSession) {
    log(summaryText(report.summary(), ['The cookie starts no session: sign in and save it again.']));
    return 1;
  }
  const answers = new Answers();
  const { status } = 'cookie' in session ? await caller.call('session.user') : { status: started };
  if (status === 401) {
    log('The bank does not accept the session (401): sign in and save the token or the cookie again.');
    return 1;
  }
  const notCalled = [
    ...(await readAll(caller, answers)),
    ...(isWriting ? await playWrites(caller, answers) : []),
  ];
  const summary = report.summary();
  const failures = failuresOf(summary, failOn);
  log(summaryText(summary, failures));
  log(notCalled.map(notCalledText).join('\n'));
  log(changesText(summary, isWriting));
  if (file !== '') writeReports(file, summary, failOn);
  return failures.length > 0 ? 1 : 0;
}
