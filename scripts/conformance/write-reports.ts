import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Severity } from './difference';
import { junitReport } from './junit';
import { reportPage } from './page';
import type { Summary } from './report';

/** Writes FILE.json, FILE.xml (JUnit) and FILE.html. */
export function writeReports(file: string, summary: Summary, failOn: Severity = 'breaks'): void {
  const base = file.replace(/\.json$/, '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${base}.json`, `${JSON.stringify(summary, null, 2)}\n`);
  writeFileSync(`${base}.xml`, junitReport(summary, failOn));
  writeFileSync(`${base}.html`, reportPage(summary));
}
