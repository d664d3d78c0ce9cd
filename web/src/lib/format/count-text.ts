/** '1 pago', '3 pagos' */
export const countText = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
