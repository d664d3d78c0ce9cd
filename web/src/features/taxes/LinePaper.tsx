import { useEffect, useState } from 'react';
import { CAPTURE_LINE_LENGTH, showCaptureLine, tidyCaptureLine } from '#contract/shared/capture-line';
import type { TaxOperation } from '#contract/shared/payment';
import type { FieldsProps } from '../../flow/flow';
import { useValues } from '../../forms/useDraft';
import { LazyPaper } from '../../paper/LazyPaper';
import { TaxSoFar } from './TaxSoFar';
import { operationOf, type Tax, type TaxDraft } from './tax';

/** What a line stands on. */
const papers: Record<TaxOperation, { name: string; alt: string; title: string }> = {
  SAT: {
    name: 'Acuse de recibo',
    alt: 'Tu acuse de recibo del SAT, con la línea de captura marcada al pie.',
    title: 'Está al pie de tu acuse',
  },
  CDMX: {
    name: 'Boleta',
    alt: 'Tu boleta de la Ciudad de México, con la línea de captura marcada al pie.',
    title: 'Está al pie de tu boleta',
  },
};

const EXAMPLE = showCaptureLine('X'.repeat(CAPTURE_LINE_LENGTH));

/** Where the line stands, with what is typed of it. */
function Paper({ draft }: { draft: TaxDraft }) {
  return (
    <LazyPaper
      {...papers[operationOf(draft)]}
      help={{ layout: 'receipt', label: 'Línea de captura' }}
      number={showCaptureLine(tidyCaptureLine(draft.line).slice(0, CAPTURE_LINE_LENGTH))}
      example={EXAMPLE}
      text={`Son ${CAPTURE_LINE_LENGTH} letras y números. Cópiala o escríbela tal cual.`}
    />
  );
}

/** Whether the line is about to be typed, and not whole yet: only then is its paper fetched. */
function useLooksForLine(draft: TaxDraft): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const look = () => setReached((before) => before || document.activeElement?.id === 'line');
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  const { length } = tidyCaptureLine(draft.line);
  return length < CAPTURE_LINE_LENGTH && (reached || length > 0);
}

/** Where the line stands, while it is typed; before and after, what its payment comes to so far. */
export function LineOrSoFar(props: FieldsProps<Tax>) {
  const draft = useValues(props.form);
  return useLooksForLine(draft) ? <Paper draft={draft} /> : <TaxSoFar {...props} />;
}

/** The same where there is nothing else to say. */
export function LineHelp({ form }: Pick<FieldsProps<Tax>, 'form'>) {
  const draft = useValues(form);
  return useLooksForLine(draft) ? <Paper draft={draft} /> : null;
}
