import { useState, type JSX } from 'react';
import { Button, Dialog, TextField } from '@tessera/shared/ui';
import { Row } from './specimen/row';
import { Specimen } from './specimen/specimen';

const DIALOGS = [
  { name: 'Dialog', size: 'md', placement: 'center' },
  { name: 'Wide dialog', size: 'lg', placement: 'center' },
  { name: 'Sheet', size: 'md', placement: 'start' },
] as const;

/** A dialog is drawn over the page, so each has a button that opens it. */
export function Overlays(): JSX.Element {
  const [open, setOpen] = useState<string>();
  const close = (): void => setOpen(undefined);
  return (
    <Specimen name="Overlays">
      <Row>
        {DIALOGS.map(({ name }) => (
          <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {DIALOGS.map(({ name, ...look }) => (
        <Dialog key={name} {...look} open={open === name} onClose={close} title={name} description="What it is about.">
          <TextField label="A field" />
          <Button onClick={close}>Done</Button>
        </Dialog>
      ))}
    </Specimen>
  );
}
