import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { TextDraft } from '../forms/draft';
import { RECEIPT_SLUG } from '../receipt/address';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Loading } from '../ui/Loading';
import { NotFound } from '../ui/NotFound';
import { Skeleton } from '../ui/Skeleton';
import { FlowFrame, stepLabels } from './FlowFrame';
import { FlowSteps } from './FlowSteps';
import type { Flow } from './flow';
import { askedBy } from './progress';
import { ReceiptPage } from './ReceiptPage';

type FlowProps<Draft extends TextDraft, Setup, Quote, Receipt> = { flow: Flow<Draft, Setup, Quote, Receipt> };

/** A whole operation, at its base address and those of its steps. */
export function FlowPage<Draft extends TextDraft, Setup, Quote, Receipt>({
  flow,
}: FlowProps<Draft, Setup, Quote, Receipt>) {
  const { pathname } = useLocation();
  const slug = pathname.slice(flow.base.length).replace(/^\/|\/$/g, '');
  if (slug === RECEIPT_SLUG) return <ReceiptPage key={flow.base} flow={flow} />;
  const known = askedBy(slug, flow) !== undefined;
  // The key keeps the draft of one flow from reaching the next.
  return known ? <FlowStart key={flow.base} flow={flow} slug={slug} /> : <NotFound />;
}

/** Each visit begins with a setup of its own, which stays the same until it is left. */
function FlowStart<Draft extends TextDraft, Setup, Quote, Receipt>({
  flow,
  slug,
}: FlowProps<Draft, Setup, Quote, Receipt> & { slug: string }) {
  const [visit] = useState(() => crypto.randomUUID());
  const setup = useQuery({
    queryKey: [flow.base, 'setup', visit],
    queryFn: flow.setup,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (setup.data !== undefined) return <FlowSteps flow={flow} setup={setup.data} slug={slug} />;
  return (
    <FlowFrame
      back={flow.parent}
      heading={flow.title}
      labels={stepLabels(flow.inputs.slice(0, 1))}
      current={0}
    >
      {setup.isError ? (
        <ErrorPanel error={setup.error} onRetry={() => setup.refetch()} retrying={setup.isFetching} />
      ) : (
        <Blank>
          <Loading />
          <Skeleton height="48px" />
          <Skeleton height="48px" />
          <Skeleton height="64px" />
        </Blank>
      )}
    </FlowFrame>
  );
}

const Blank = chakra('div', { base: { display: 'grid', gap: '6' } });
