import { type ComponentType, Fragment } from 'react';
import type { Slot } from '#web/components/slot.ts';
import type { Flow, FlowTypes } from '#web/flow/flow.ts';
import { lazy } from './lazy';

type FlowModule<T extends FlowTypes> = {
  default: readonly Flow<T>[];
  /** What may stand in their place, as outside their hours. */
  Gate?: ComponentType<{ children: Slot }>;
};

/** The page of a domain's flows, whose code is fetched when it is first visited: the file's default export. */
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
