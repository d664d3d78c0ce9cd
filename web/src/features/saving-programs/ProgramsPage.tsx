import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SavingProgram } from '#contract/saving-programs';
import { LinkButton } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { Page } from '#web/components/Page.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import { Section } from '#web/components/Section.tsx';
import { SplitLayout } from '#web/components/SplitLayout.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { useBrokenRows } from '#web/lib/api/useBrokenRows.ts';
import { ListNotice } from '#web/patterns/admin-list/ListNotice.tsx';
import type { CloseDialog } from '#web/patterns/admin-list/row.ts';
import { dialogs } from './dialogs';
import { ProgramRow } from './ProgramRow';
import { CREATE_PROGRAM, PROGRAMS_KEY, usePrograms } from './program';
import type { DialogName } from './program-dialog';
import { SavedAmount } from './SavedAmount';
import { UpcomingRuns } from './UpcomingRuns';

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
  const [openDialog, setOpenDialog] = useState<{ name: DialogName; program: SavingProgram }>();
  const [notice, setNotice] = useState('');
  const close: CloseDialog = (message = '') => {
    setOpenDialog(undefined);
    setNotice(message);
  };
  const DialogContent = openDialog && dialogs[openDialog.name];
  const count = programs.length;
  const hasMissingRows = useBrokenRows(PROGRAMS_KEY) !== undefined;
  return (
    <>
      <ListNotice>{notice}</ListNotice>
      <BrokenRowsNote list={PROGRAMS_KEY} counted={['programa', 'programas']} />
      {count === 0 ? (
        <EmptyState title="Aún no tienes programas de ahorro" action={createLink}>
          Crea uno y el dinero se aparta por sí solo.
        </EmptyState>
      ) : (
        <>
          <Head>
            {!hasMissingRows && <SavedAmount programs={programs} />}
            {createLink}
          </Head>
          <SplitLayout>
            <Section
              title="Tus programas"
              aside={
                <Text
                  textStyle="body.sm"
                  color="fg.muted"
                >{`${count} ${count === 1 ? 'programa' : 'programas'}`}</Text>
              }
            >
              <PagedRows rows={programs} end="Ya viste todos.">
                {(rows) => (
                  <Card.Root>
                    <List>
                      {rows.map((program) => (
                        <ProgramRow
                          key={program.key}
                          program={program}
                          today={bankToday()}
                          open={(name) => setOpenDialog({ name, program })}
                        />
                      ))}
                    </List>
                  </Card.Root>
                )}
              </PagedRows>
            </Section>
            <UpcomingRuns programs={programs} hasMissingRows={hasMissingRows} today={bankToday()} />
          </SplitLayout>
        </>
      )}
      <Suspense fallback={null}>
        {openDialog && DialogContent && (
          <DialogContent
            key={openDialog.name}
            row={openDialog.program}
            close={close}
            open={(name) => setOpenDialog({ ...openDialog, name })}
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
