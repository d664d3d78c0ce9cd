import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon';
import type { TextDraft } from './draft';
import type { DraftForm } from './useDraft';

type SummarizedForm = Pick<DraftForm<TextDraft>, 'errors' | 'attempts' | 'setFocus'>;

type ErrorSummaryProps = {
  form: SummarizedForm;
  /** Returns the text in the summary, for errors that do not name their field. */
  summarize?: ((id: string, error: string) => string) | undefined;
};

export function ErrorSummary({
  form: { errors, attempts, setFocus },
  summarize = (_, error) => error,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const items = Object.entries(errors).flatMap(([id, error]) => (error === undefined ? [] : [{ id, error }]));

  const isShown = items.length > 0;

  // Takes the focus on each attempt. `attempts` changes before the errors arrive.
  useLayoutEffect(() => {
    if (attempts > 0 && isShown) box.current?.focus();
  }, [attempts, isShown]);

  if (!isShown) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary">
      <Title id="error-summary">
        <Icon as={CircleAlert} /> Hay un problema
      </Title>
      <List>
        {items.map(({ id, error }) => (
          <li key={id}>
            <Link
              display="inline-block"
              py="3px"
              color="danger.fg"
              fontSize="0.9375rem"
              fontWeight="600"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                setFocus(id);
              }}
            >
              {summarize(id, error)}
            </Link>
          </li>
        ))}
      </List>
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    px: '5',
    py: '4',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'danger.border',
    borderRadius: 'card',
  },
});
const Title = chakra('h2', {
  base: { display: 'flex', alignItems: 'center', gap: '10px', textStyle: 'heading.md', color: 'danger.fg' },
});
const List = chakra('ul', { base: { mt: '2', ms: '30px', display: 'grid', gap: '2px', listStyle: 'none' } });
