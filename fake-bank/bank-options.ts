import { type Environment, type OptionNames, settingsFrom } from './settings';

/** Options of every command that starts a bank, for `parseArgs`. */
export const bankOptions = {
  'seed': { type: 'string' },
  'allow-origin': { type: 'string', multiple: true },
  'allow-host': { type: 'string', multiple: true },
} as const;

export const BANK_OPTIONS_USAGE = `  --seed FILE       adds the people of a JSON file to the demo bank and to every new one
  --allow-origin ORIGIN
                    lets pages of this origin, such as http://localhost:5173, call the bank; repeatable
  --allow-host NAME answers under this host name too, beside localhost and *.localhost; repeatable`;

/** Options of the `cenzontle` commands by setting, for errors. */
export const OPTION_NAMES: OptionNames = { PORT: '--port', HOST: '--host', BASE_PATH: '--base-path' };

type Values = {
  'seed'?: string | undefined;
  'allow-origin'?: readonly string[] | undefined;
  'allow-host'?: readonly string[] | undefined;
};

const LISTS = { ALLOW_ORIGIN: 'allow-origin', ALLOWED_HOSTS: 'allow-host' } as const;

/** Rejects an empty option, probably an unset shell variable. An empty environment variable is an empty list. */
function assertFilled(values: Values): void {
  for (const option of Object.values(LISTS))
    if (values[option]?.some((value) => value.trim() === ''))
      throw new Error(`--${option}: the value is empty.`);
}

/** Options win over environment variables. */
export function settingsOf(values: Values, env: Environment, names: OptionNames = {}) {
  assertFilled(values);
  const lists = Object.entries(LISTS).flatMap(([name, option]) => {
    const list = values[option];
    return list === undefined ? [] : [{ name, option, text: list.join() }];
  });
  const settings = settingsFrom(
    { ...env, ...Object.fromEntries(lists.map(({ name, text }) => [name, text])) },
    { ...names, ...Object.fromEntries(lists.map(({ name, option }) => [name, `--${option}`])) },
  );
  return { ...settings, ...(values.seed !== undefined && { seedFile: values.seed }) };
}
