/** Translates Playwright's key names (`Shift+Tab`) into user-event's (`{Shift>}{Tab}{/Shift}`). */
export function typedKey(press: string): string {
  const [key = '', ...modifiers] = press.split(/\+(?=.)/).toReversed();
  const held = modifiers.map((name) => (name === 'ControlOrMeta' ? 'Control' : name));
  const pressed = key === 'Space' ? '[Space]' : key.length === 1 ? key.replace(/[[{]/, '$&$&') : `{${key}}`;
  return `${held.map((name) => `{${name}>}`).join('')}${pressed}${held.map((name) => `{/${name}}`).join('')}`;
}
