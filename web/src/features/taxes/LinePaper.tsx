import { CAPTURE_LINE_LENGTH, showCaptureLine, tidyCaptureLine } from '#contract/shared/capture-line';
import type { TaxOperation } from '#contract/shared/payment';
import type { FieldsProps } from '../../flow/flow';
import { useValues } from '../../forms/useDraft';
import { LazyPaper } from '../../paper/LazyPaper';
import { TaxSoFar } from './TaxSoFar';
import { operationOf, type Tax } from './tax';

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
export function LinePaper({ form }: Pick<FieldsProps<Tax>, 'form'>) {
  const draft = useValues(form);
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

const isWhole = ({ line }: { line: string }): boolean => tidyCaptureLine(line).length >= CAPTURE_LINE_LENGTH;

/** Where the line stands, until it is typed; then what its payment comes to so far. */
export function LineOrSoFar(props: FieldsProps<Tax>) {
  return isWhole(useValues(props.form)) ? <TaxSoFar {...props} /> : <LinePaper {...props} />;
}

/** The same in the form, where what it comes to stands elsewhere. */
export const LineHelp = ({ form }: Pick<FieldsProps<Tax>, 'form'>) =>
  isWhole(useValues(form)) ? null : <LinePaper form={form} />;
