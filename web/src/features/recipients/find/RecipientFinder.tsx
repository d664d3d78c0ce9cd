import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type Ref, useRef, useState } from 'react';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import type { Slot } from '#web/components/slot.ts';
import { RecipientResults } from './RecipientResults';
import { useFinder } from './useFinder';

/** Search field for a name or any kind of number; Enter presses the first result. `children` are shown while the field is empty. */
export function RecipientFinder({ children }: { children: Slot }) {
  const [text, setText] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const isEmpty = text.trim() === '';
  return (
    <Grid gap="4" templateColumns="minmax(0, 1fr)">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          results.current?.querySelector<HTMLElement>('a, button')?.click();
        }}
      >
        <SearchField
          id="recipient-finder"
          label="Nombre, CLABE, celular o tarjeta"
          hint={isEmpty ? 'Pega los 18 dígitos de una CLABE y reconocemos su banco.' : undefined}
          value={text}
          onChange={setText}
        />
      </form>
      {isEmpty ? children : <Results ref={results} text={text} />}
    </Grid>
  );
}

function Results({ text, ref }: { text: string; ref: Ref<HTMLDivElement> }) {
  const finderResult = useFinder(text);
  const { people, accounts, number } = finderResult;
  const count = people.length + accounts.length + (number?.offers.length ?? 0);
  return (
    <>
      <VisuallyHidden role="status">
        {finderResult.isPending ? 'Buscando…' : count === 1 ? '1 resultado' : `${count} resultados`}
      </VisuallyHidden>
      <Card.Root ref={ref} overflow="hidden">
        <RecipientResults text={text} result={finderResult} />
      </Card.Root>
    </>
  );
}
