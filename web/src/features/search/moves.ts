/** Returns the option that a key moves to, with wrap-around; undefined for other keys. */
export function nextOption(
  key: string,
  ids: readonly string[],
  active: string | undefined,
): string | undefined {
  const index = active === undefined ? -1 : ids.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return ids[(index + 1) % ids.length];
    case 'ArrowUp':
      return ids.at(index <= 0 ? -1 : index - 1);
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    default:
      return undefined;
  }
}
