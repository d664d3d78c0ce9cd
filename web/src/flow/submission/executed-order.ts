/** Result of a validation if the bank has executed the order at once. */
export class ExecutedOrder<Receipt> {
  readonly receipt: Receipt;

  constructor(receipt: Receipt) {
    this.receipt = receipt;
  }
}

export const isExecuted = <Quote, Receipt>(
  response: Quote | ExecutedOrder<Receipt>,
): response is ExecutedOrder<Receipt> => response instanceof ExecutedOrder;
