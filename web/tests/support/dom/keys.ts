/** Translates Playwright's key names (`Shift+Tab`) into user-event's (`{Shift>}{Tab}{/Shift}`). */
export function toUserEventKey(press: string): string {
  const [key = '', ...modifiers] = press.split(/\+(?=.)/).toReversed();
  const modifierKeys = modifiers.map((name) => (name === 'ControlOrMeta' ? 'Control' : name));
  const keyText = key === 'Space' ? '[Space]' : key.length === 1 ? key.replace(/[[{]/, '$&$&') : `{${key}}`;
  return `${modifierKeys.map((name) => `{${name}>}`).join('')}${keyText}${modifierKeys.map((name) => `{/${name}}`).join('')}`;
}
