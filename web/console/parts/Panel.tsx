import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import type { Slot } from '#web/components/slot.ts';

type PanelProps = { title: string; about?: string; aside?: Slot; children?: Slot };

export function Panel({ title, about, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <Card.Root as="section" size="md" aria-labelledby={heading} minWidth="0">
      <Head>
        <div>
          <Heading id={heading}>{title}</Heading>
          {about !== undefined && (
            <Text textStyle="body.sm" color="fg.muted" maxWidth="70ch">
              {about}
            </Text>
          )}
        </div>
        {aside}
      </Head>
      {children}
    </Card.Root>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    'alignItems': 'flex-start',
    justifyContent: 'space-between',
    columnGap: '4',
    'mb': '3',
    '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > :last-child:not(:first-child)': { flex: 'none', my: '-2' },
  },
});
