import { Plus } from 'lucide-react';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import type { Slot } from '#web/components/slot.ts';
import { FieldGrid } from '../parts/FieldGrid';
import { Panel } from '../parts/Panel';
import type { Bind, FormRows } from './useRows';

type ListEditorProps<Row extends Readonly<Record<string, string>>> = {
  title: string;
  /** Singular noun for the buttons: 'cuenta'. */
  noun: string;
  list: FormRows<Row>;
  children: (bind: Bind<Row>) => Slot;
};

export const ListEditor = <Row extends Readonly<Record<string, string>>>({
  title,
  noun,
  list: { rows, add },
  children,
}: ListEditorProps<Row>) => (
  <Panel title={title}>
    {rows.map(({ id, bind, remove }, place) => (
      <fieldset key={id} aria-label={`${noun} ${place + 1}`}>
        <FieldGrid>{children(bind)}</FieldGrid>
        <Button size="sm" variant="ghost" ms="-4" mb="4" onClick={remove}>
          {`Quitar ${noun} ${place + 1}`}
        </Button>
      </fieldset>
    ))}
    <div>
      <Button size="sm" variant="outline" onClick={add}>
        <Icon as={Plus} size="sm" /> <span>{`Agregar ${noun}`}</span>
      </Button>
    </div>
  </Panel>
);
