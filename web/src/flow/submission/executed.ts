/** Answer to a check if the bank carried the order out at once. */
export class Executed<Receipt> {
  readonly receipt: Receipt;

  constructor(receipt: Receipt) {
    this.receipt = receipt;
  }
}

export const isExecuted = <Receipt>(answer: Executed<Receipt> | unknown): answer is Executed<Receipt> =>
  answer instanceof Executed;
