import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { TermsDocument } from '#contract/campaigns';
import { formatDate } from '#contract/domain/dates';

type OfferDocumentProps = { document: TermsDocument; onRead: () => void };

/** Scrollable contract, focusable by keyboard. Calls `onRead` once the customer has scrolled to its end. */
export function OfferDocument({ document: { title, date, sections }, onRead }: OfferDocumentProps) {
  const heading = useId();
  const container = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) read();
      },
      { root: container.current, threshold: 0.5 },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading}>{title}</Heading>
      <Text textStyle="body.sm" color="fg.muted">{`Texto del ${formatDate(date)}`}</Text>
      <Page ref={container} role="group" aria-label="Documento" tabIndex={0}>
        {sections.map(({ heading: name, paragraphs }) => (
          <div key={name}>
            <h3>{name}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
        <p ref={end}>Fin del documento.</p>
      </Page>
    </section>
  );
}

const Page = chakra('div', {
  base: {
    mt: '3',
    p: { base: '4', md: '5' },
    maxHeight: '20rem',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    textStyle: 'body.sm',
    '& h3': { fontWeight: '600', mb: '1' },
    '& p': { mb: '2', color: 'fg.muted' },
    '& > div': { mb: '4' },
    '& > p': { mb: '0', color: 'fg.subtle' },
    _focusVisible: { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
  },
});
