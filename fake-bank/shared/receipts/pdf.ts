import { type PdfOptions, pdfOf } from './document';
import { banner, footer, frame, headline, rowsTable } from './layout';
import type { PdfReceipt } from './receipt';

export const receiptPdf = (receipt: PdfReceipt, options?: PdfOptions): Promise<Buffer> =>
  pdfOf(
    {
      title: receipt.title,
      issuedAt: receipt.issuedAt,
      draw: (page) => {
        banner(page, 'Comprobante de operación');
        headline(page, receipt);
        const end = rowsTable(page, receipt);
        frame(page, end);
        footer(page);
      },
    },
    options,
  );
