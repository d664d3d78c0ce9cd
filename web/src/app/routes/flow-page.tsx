import { type ComponentType, Fragment } from 'react';
import type { Slot } from '#web/components/slot.ts';
import type { Flow, FlowTypes } from '#web/flow/flow.ts';
import { lazy } from './lazy';

type FlowModule<T extends FlowTypes> = {
  default: readonly Flow<T>[];
  /** May replace the flows, e.g. out of hours. */
  Gate?: ComponentType<{ children: Slot }>;
};

export const flowPage = <T extends FlowTypes>(load: () => Promise<FlowModule<T>>) =>
  lazy(async () => {
    const [{ FlowPages }, { default: flows, Gate = Fragment }] = await Promise.all([
      import('#web/flow/FlowPages.tsx'),
      load(),
    ]);
    return {
      default: () => (
        <Gate>
          <FlowPages flows={flows} />
        </Gate>
      ),
    };
  });
