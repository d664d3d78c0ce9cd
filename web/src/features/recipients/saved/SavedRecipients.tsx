import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { useRecipients } from '../../../api/queries/recipients';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { Loading } from '../../../ui/Loading';
import { Section } from '../../../ui/Section';
import { Skeleton } from '../../../ui/Skeleton';
import type { CreateLink } from '../addresses';
import { NoneSaved } from './NoneSaved';
import { RecipientList } from './RecipientList';

/* With their forms and signatures they weigh more than the list: they come when they are opened. */
const EditDialog = lazy(() => import('./EditDialog'));
const RemoveDialog = lazy(() => import('./RemoveDialog'));

type Opened = { what: 'edit' | 'remove'; recipient: Recipient };

export type SavedRecipientsProps = {
  title: string;
  types: readonly RecipientAccountType[];
  /** Where one more is saved. */
  creates: readonly CreateLink[];
};

/** What the customer has saved of some kinds: to find, pay, change and remove. */
export function SavedRecipients({ title, types, creates }: SavedRecipientsProps) {
  const saved = useRecipients(types);
  const [opened, setOpened] = useState<Opened>();
  const [done, setDone] = useState('');
  const close = (said = '') => {
    setOpened(undefined);
    setDone(said);
  };
  return (
    <Section title={title}>
      <Done>{done}</Done>
      {saved.data === undefined ? (
        saved.isError ? (
          <ErrorPanel error={saved.error} onRetry={() => saved.refetch()} retrying={saved.isFetching} />
        ) : (
          <Blank />
        )
      ) : saved.data.length === 0 ? (
        <NoneSaved creates={creates} />
      ) : (
        <RecipientList
          recipients={saved.data}
          types={types}
          creates={creates}
          onEdit={(recipient) => setOpened({ what: 'edit', recipient })}
          onRemove={(recipient) => setOpened({ what: 'remove', recipient })}
        />
      )}
      <Suspense fallback={null}>
        {opened?.what === 'edit' && (
          <EditDialog
            recipient={opened.recipient}
            onClose={() => close()}
            onSaved={({ alias }) => close(`Guardamos los cambios de ${alias}.`)}
          />
        )}
        {opened?.what === 'remove' && (
          <RemoveDialog
            recipient={opened.recipient}
            types={types}
            onClose={() => close()}
            onRemoved={() => close(`Eliminamos a ${opened.recipient.alias} de tu lista.`)}
          />
        )}
      </Suspense>
    </Section>
  );
}

/** What was done to the list. It takes the focus that went away with a row. */
function Done({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== '' && document.activeElement === document.body) line.current?.focus();
  }, [children]);
  return (
    <Line ref={line} role="status" tabIndex={-1}>
      {children}
    </Line>
  );
}

const Blank = () => (
  <>
    <Loading />
    <Skeleton height="380px" borderRadius="card" />
  </>
);

const Line = chakra('p', {
  base: {
    textStyle: 'body.sm',
    color: 'success.fg',
    fontWeight: '500',
    mb: '3',
    _empty: { display: 'none' },
  },
});
