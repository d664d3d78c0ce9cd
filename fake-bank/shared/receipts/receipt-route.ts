import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import { ok } from '#bank/core/http/answers';
import { type CustomerCall, customerCall } from '#bank/core/http/call';
import { drawInSlices } from './draw-in-slices';
import { receiptPdf } from './pdf';
import type { PdfReceipt } from './receipt';

type ReceiptRequest = IncomingMessage & {
  params: Readonly<Record<string, string>>;
  accepts: (types: string[]) => string | false;
};

type Receipts<Row, View> = {
  find: (call: CustomerCall, key: string, req: ReceiptRequest) => Row;
  view: (row: Row) => View;
  pdf: (row: Row) => PdfReceipt;
};

/** The PDF is sent by middleware because ts-rest allows one content type per status. */
export const receiptRoute = <Row, View>(param: string, { find, view, pdf }: Receipts<Row, View>) => {
  const findRow = (req: ReceiptRequest): Row => find(customerCall(req), req.params[param] ?? '', req);
  return {
    middleware: [
      async (req: ReceiptRequest, res: Response, next: () => void) => {
        if (req.accepts(['application/json', 'application/pdf']) !== 'application/pdf') return next();
        await drawInSlices(customerCall(req), res, async () => {
          const document = await receiptPdf(pdf(findRow(req)));
          res.type('application/pdf').attachment('receipt.pdf').send(document);
        });
      },
    ],
    handler: async ({ req }: { req: ReceiptRequest }) => ok(view(findRow(req))),
  };
};
