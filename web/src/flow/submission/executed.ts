/** Answer to a check if the bank carried the order out at once. */
export class Executed<Receipt> {
  readonly receipt: Receipt;

  constructor(receipt: Receipt) {
    this.receipt = receipt;
  }
}

export const isExecuted = <Quote, Receipt>(answer: Quote | Executed<Receipt>): answer is Executed<Receipt> =>
  answer instanceof Executed;
