import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SavingProgram } from '#contract/saving-programs';
import { Done } from '../../admin-list/Done';
import type { CloseDialog } from '../../admin-list/row';
import { bankToday } from '../../api/bank-clock';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { Beside } from '../../ui/Beside';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DrawnRows } from '../../ui/DrawnRows';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { Loading } from '../../ui/Loading';
import { Page } from '../../ui/Page';
import { RowsLoading } from '../../ui/RowsLoading';
import { Section } from '../../ui/Section';
import { Text } from '../../ui/Text';
import { Coming } from './Coming';
import { type DialogName, dialogs } from './dialogs';
import { ProgramRow } from './ProgramRow';
import { CREATE_PROGRAM, usePrograms } from './program';
import { SavedSoFar } from './SavedSoFar';

/** The saving programs of the customer: how far each has come, what comes next, and what can be done with it. */
export default function ProgramsPage() {
  const query = usePrograms();
  const { data } = query;
  return (
    <Page title="Programas de ahorro">
      {data === undefined ? (
        query.isError ? (
          <ErrorPanel error={query.error} onRetry={() => query.refetch()} retrying={query.isFetching} />
        ) : (
          <div>
            <Loading />
            <RowsLoading rows={3} height="150px" />
          </div>
        )
      ) : (
        <Programs programs={data} />
      )}
    </Page>
  );
}

const createLink = (
  <LinkButton to={CREATE_PROGRAM}>
    <Icon as={Plus} size="sm" />
    Crear un programa
  </LinkButton>
);

function Programs({ programs }: { programs: readonly SavingProgram[] }) {
  const [opened, setOpened] = useState<{ name: DialogName; program: SavingProgram }>();
  const [done, setDone] = useState('');
  const close: CloseDialog = (what = '') => {
    setOpened(undefined);
    setDone(what);
  };
  const Opened = opened && dialogs[opened.name];
  const count = programs.length;
  return (
    <>
      <Done>{done}</Done>
      {count === 0 ? (
        <EmptyState title="Aún no tienes programas de ahorro" action={createLink}>
          Crea uno y el dinero se aparta por sí solo.
        </EmptyState>
      ) : (
        <>
          <Head>
            <SavedSoFar programs={programs} />
            {createLink}
          </Head>
          <Beside>
            <Section
              title="Tus programas"
              aside={
                <Text size="sm" tone="muted">{`${count} ${count === 1 ? 'programa' : 'programas'}`}</Text>
              }
            >
              <DrawnRows rows={programs} end="Ya viste todos.">
                {(drawn) => (
                  <Card>
                    <List>
                      {drawn.map((program) => (
                        <ProgramRow
                          key={program.key}
                          program={program}
                          today={bankToday()}
                          open={(name) => setOpened({ name, program })}
                        />
                      ))}
                    </List>
                  </Card>
                )}
              </DrawnRows>
            </Section>
            <Coming programs={programs} today={bankToday()} />
          </Beside>
        </>
      )}
      <Suspense fallback={null}>
        {opened && Opened && (
          <Opened
            key={opened.name}
            row={opened.program}
            close={close}
            open={(name) => setOpened({ ...opened, name })}
          />
        )}
      </Suspense>
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '4',
    '& > a': { width: { base: '100%', md: 'auto' } },
  },
});
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li + li': { borderTop: '1px solid {colors.border.subtle}' },
  },
});
