/** FNV-1a hash. */
export function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}

export const pick = <Value>(values: readonly [Value, ...Value[]], number: number): Value =>
  values[number % values.length] ?? values[0];
