import { type IncomingMessage, request, type ServerResponse } from 'node:http';

const opensPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.cookie !== undefined && /\btext\/html\b/.test(headers.accept ?? '');

/** Vite serves the client, so this asks the bank for its error page if the page's cookie names a deleted bank. */
export const showLostBank =
  (bankPort: number) => (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    if (!opensPage(req)) {
      next();
      return;
    }
    const { host, cookie, accept } = req.headers;
    const options = {
      host: '127.0.0.1',
      port: bankPort,
      path: '/__bank/clock',
      headers: { host, cookie, accept },
    };
    const bankRequest = request(options, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) {
        res.writeHead(answer.statusCode ?? 404, answer.headers);
        answer.pipe(res);
      } else {
        answer.resume();
        next();
      }
    });
    // A bank that is restarting does not answer.
    bankRequest.once('error', () => next()).end();
  };
