import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/Button.tsx';
import type { Slot } from '#web/components/slot.ts';
import type { SandboxCall, SandboxResponse } from '../lib/sandbox-api';
import { type ControlOptions, useControl } from '../lib/useControl';
import { CodeButton } from './CodeButton';

export type ControlProps<Result extends SandboxResponse> = ControlOptions<Result> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'colorPalette'> & {
    call: SandboxCall<Result>;
    icon?: Slot;
    /** Short button text, if the text around it makes the rest of the label clear. */
    text?: string;
    /** Runs with the press, before the call. */
    onPress?: () => void;
  };

/** Button that makes one call of the sandbox, with a button that shows this call as code. */
export function Control<Result extends SandboxResponse>({
  label,
  call,
  onDone,
  onError,
  onPress,
  icon,
  text = label,
  variant = 'outline',
  colorPalette,
}: ControlProps<Result>) {
  const { run, isPending } = useControl<Result>({ label, onDone, onError });
  return (
    <Pair>
      <Button
        size="sm"
        variant={variant}
        {...(colorPalette !== undefined && { colorPalette })}
        busy={isPending && text}
        aria-label={text === label ? undefined : label}
        onClick={() => {
          onPress?.();
          run(call);
        }}
      >
        {icon} <span>{text}</span>
      </Button>
      <CodeButton call={call} label={label} />
    </Pair>
  );
}

export const Pair = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', maxWidth: '100%' },
});

export const Controls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '2' },
});
