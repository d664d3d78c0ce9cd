/** Answer to a check if the bank carried the order out at once. */
export class ExecutedOrder<Receipt> {
  readonly receipt: Receipt;

  constructor(receipt: Receipt) {
    this.receipt = receipt;
  }
}

export const isExecuted = <Quote, Receipt>(
  answer: Quote | ExecutedOrder<Receipt>,
): answer is ExecutedOrder<Receipt> => answer instanceof ExecutedOrder;
