import type { Severity } from './difference';
import { reportPage } from './page';
import type { Observer } from './proxy';
import type { Line, Report } from './report';
import { lineText } from './text-report';
import { writeReports } from './write-reports';

type Options = { report: Report; file: string; failOn: Severity | undefined; log: (text: string) => void };

export class Watch implements Observer {
  readonly #options: Options;
  readonly #headers = new Set<string>();
  #isWriting = false;

  constructor(options: Options) {
    this.#options = options;
  }

  readonly answer: Observer['answer'] = (answer) => {
    // Checks later, so that the check delays no other call.
    setImmediate(() => this.#notify(this.#options.report.add(answer)));
  };

  readonly unchecked: Observer['unchecked'] = (call, reason) => {
    this.#options.report.addUnchecked(call, reason);
    this.#write();
  };

  readonly failure = (...failure: Parameters<Report['addFailure']>): void => {
    this.#notify(this.#options.report.addFailure(...failure));
  };

  page(): string {
    return reportPage(this.#options.report.summary());
  }

  #notify(lines: readonly Line[]): void {
    for (const line of lines) if (this.#isNews(line)) this.#options.log(lineText(line));
    this.#write();
  }

  /** A difference in the same header of another operation is not logged again. */
  #isNews({ kind, pointer }: Line): boolean {
    const header = `${kind} ${pointer}`;
    if (!pointer.startsWith('header ')) return true;
    if (this.#headers.has(header)) return false;
    this.#headers.add(header);
    return true;
  }

  /** Answers arrive in bursts, so the file is written once per burst. */
  #write(): void {
    const { file, report, failOn, log } = this.#options;
    if (file === '' || this.#isWriting) return;
    this.#isWriting = true;
    setTimeout(() => {
      this.#isWriting = false;
      try {
        writeReports(file, report.summary(), failOn);
      } catch (error) {
        log(`${file} cannot be written: ${String(error)}`);
      }
    }, 1_000).unref();
  }
}
