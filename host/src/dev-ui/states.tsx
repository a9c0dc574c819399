import type { JSX } from 'react';
import { Button, EmptyState, ErrorState } from '@tessera/shared/ui';
import { Row } from './specimen/row';
import { Specimen } from './specimen/specimen';

const nothing = (): void => undefined;

export function States(): JSX.Element {
  return (
    <Specimen name="States">
      <Row layout="columns">
        <EmptyState title="Your cart is empty" level={3} actions={<Button>Start shopping</Button>}>
          Things you add are kept here.
        </EmptyState>
        <EmptyState title="Nothing here" level={3} compact />
        <ErrorState title="The products did not load" level={3} onRetry={nothing} requestId="01a2b3">
          The rest of the shop works.
        </ErrorState>
        <ErrorState title="Trying again" level={3} onRetry={nothing} pending compact />
      </Row>
    </Specimen>
  );
}
