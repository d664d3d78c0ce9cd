import { once } from 'node:events';
import { createServer } from 'node:http';
import express, { type Express } from 'express';
import { securityHeaders } from '#bank/server/http/security-headers';
import { webRoutes } from '#bank/server/web/web';
import {
  type CheckSettings,
  type CheckValues,
  checkOptions,
  parseCheckSettings,
  reportFile,
} from './options';
import { bankProxy } from './proxy';
import { failuresOf, Report } from './report';
import { summaryText } from './text-report';
import { Watch } from './watch';
import { writeReports } from './write-reports';

export type ServeSettings = CheckSettings & {
  /** If it is null, nothing is checked; if it is empty, no file is written. */
  report: string | null;
};

/** For `parseArgs`, with the arguments of `withCheckValue`. */
export const serveOptions = { ...checkOptions, check: { type: 'string' } } as const;

export function serveSettings(values: CheckValues & { check?: string | undefined }): ServeSettings {
  const { check } = values;
  if (check === undefined && (values.accept !== undefined || values['fail-on'] !== undefined))
    throw new Error('--accept and --fail-on belong to --check.');
  return { ...parseCheckSettings(values), report: check === undefined ? null : reportFile(check) };
}

export const REPORT_PATH = '/__conformance';

type Place = { webFolder: string; basePath: string; port: number; host: string };

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function routeReport(app: Express, watch: Watch): void {
  app.get(REPORT_PATH, (_req, res) => {
    res
      .set({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' })
      .type('html')
      .send(watch.page());
  });
}

/** Serves the built client in front of a bank's API. `stop` resolves to the exit code. */
export async function serveClient({ api, accepted, failOn, report: file }: ServeSettings, place: Place) {
  const log = console.log;
  const report = new Report({ api, accepted });
  // Fails at the start if the file cannot be written.
  if (file) writeReports(file, report.summary(), failOn);
  const watch = file === null ? null : new Watch({ report, file, failOn, log });
  const app = express().disable('x-powered-by');
  app.use(
    bankProxy({
      api,
      observer: watch ?? undefined,
      onFailure: (call, failure, traceId) => {
        if (watch) watch.failure(call, failure, traceId);
        else log(failure.text);
      },
    }),
  );
  if (watch) routeReport(app, watch);
  app.use(securityHeaders(), webRoutes(place.webFolder, place.basePath));
  const server = createServer(app).listen(place.port, place.host);
  await once(server, 'listening').catch((error: Error) => {
    throw new Error(`Port ${place.port} cannot be used: ${error.message}`);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : place.port;

  const stop = async (): Promise<number> => {
    server.closeAllConnections();
    server.close();
    if (file === null) return 0;
    const summary = report.summary();
    const failures = failuresOf(summary, failOn);
    log(summaryText(summary, failures));
    if (file) writeReports(file, summary, failOn);
    return failures.length > 0 ? 1 : 0;
  };
  return { port, stop, hasReport: watch !== null };
}
