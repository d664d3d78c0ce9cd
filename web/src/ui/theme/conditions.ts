import { defaultBaseConfig } from '@chakra-ui/react/preset-base';

/** The states that styles here speak of. */
export const USED = [
  'backdrop',
  'before',
  'checked',
  'dark',
  'disabled',
  'empty',
  'focus',
  'focusVisible',
  'hidden',
  'highContrast',
  'hover',
  'motionSafe',
  'open',
  'placeholder',
] as const;

const all: Readonly<Record<string, unknown>> = defaultBaseConfig.conditions ?? {};

/**
 * Chakra brings a hundred states and looks through the whole list for each property of each style: with those that
 * are used, the styles of a first page take a phone half of the time.
 */
export const conditions = Object.fromEntries(USED.map((name) => [name, all[name]]));
