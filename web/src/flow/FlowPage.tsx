import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { ErrorPanel } from '../components/errors/ErrorPanel';
import { Loading } from '../components/Loading';
import { NotFound } from '../components/NotFound';
import type { Slot } from '../components/slot';
import { newFormSessionId } from '../lib/api/form-session';
import { requestedStep } from './addresses';
import { FlowFrame } from './FlowFrame';
import { FormSlot } from './FormSlot';
import type { Flow, FlowTypes } from './flow';
import { Operation } from './Operation';
import { stepLabels } from './position';
import { RECEIPT_SLUG } from './receipt/address';
import { ReceiptPage } from './receipt/ReceiptPage';

export function FlowPage<T extends FlowTypes>({ flow }: { flow: Flow<T> }) {
  const { pathname } = useLocation();
  const session = useFormSession();
  const slug = pathname.slice(flow.base.length).replace(/^\/|\/$/g, '');
  // The key keeps a draft from leaking into another flow.
  if (slug === RECEIPT_SLUG) {
    const repeatLink = { to: flow.base, label: flow.receipt.repeatLabel };
    return <ReceiptPage key={flow.base} base={flow.base} receipt={flow.receipt} repeatLink={repeatLink} />;
  }
  if (requestedStep(slug, flow) === undefined) return <NotFound />;
  return <FlowSetup key={`${flow.base} ${session}`} flow={flow} slug={slug} />;
}

/** Returns an id that changes with each link that has a query, and with Back to another query. Step URLs have no query. */
function useFormSession(): string {
  const { search, key } = useLocation();
  const navigation = useNavigationType();
  const [session, setSession] = useState({ search, key });
  const isNew = navigation === 'PUSH' ? key !== session.key : search !== session.search;
  if (search !== '' && navigation !== 'REPLACE' && isNew) setSession({ search, key });
  return session.key;
}

const setupQuery = <T extends FlowTypes>(flow: Flow<T>, formSessionId: string, query: URLSearchParams) =>
  queryOptions({
    queryKey: [flow.base, 'setup', formSessionId],
    queryFn: ({ client, queryKey }) =>
      flow.setup(formSessionId, query, client.getQueryData<T['setup']>(queryKey)),
    gcTime: 0,
  });

function FlowSetup<T extends FlowTypes>({ flow, slug }: { flow: Flow<T>; slug: string }) {
  const [formSessionId] = useState(newFormSessionId);
  const [searchParams] = useSearchParams();
  // URLs of later steps have no query.
  const [query] = useState(searchParams);
  const queryClient = useQueryClient();
  const options = setupQuery(flow, formSessionId, query);
  const setup = useQuery({ ...options, staleTime: 'static' });
  if (setup.data !== undefined) {
    const redirectUrl = flow.redirect?.(setup.data);
    if (redirectUrl !== undefined) return <Navigate to={redirectUrl} replace />;
    const renew = () => queryClient.fetchQuery({ ...options, staleTime: 0 });
    return <Operation flow={flow} setup={setup.data} renew={renew} slug={slug} />;
  }
  return (
    <FlowStart flow={flow}>
      {setup.isError ? (
        <ErrorPanel error={setup.error} onRetry={() => setup.refetch()} retrying={setup.isFetching} />
      ) : (
        <FormSlot aside={flow.inputs[0]?.SidePanel && <Skeleton height="320px" borderRadius="card" />}>
          <Grid gap="6">
            <Loading />
            <Skeleton height="48px" />
            <Skeleton height="48px" />
            <Skeleton height="64px" />
          </Grid>
        </FormSlot>
      )}
    </FlowStart>
  );
}

export function FlowStart<T extends FlowTypes>({ flow, children }: { flow: Flow<T>; children: Slot }) {
  const position = { labels: stepLabels(flow, flow.inputs.slice(0, 1)), current: 0, back: flow.parent };
  return (
    <FlowFrame position={position} heading={flow.title} pending>
      {children}
    </FlowFrame>
  );
}
