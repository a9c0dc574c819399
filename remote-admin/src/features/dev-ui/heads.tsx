import { Badge, Button } from '@tessera/shared/ui';
import { Card } from '../../page/card';
import { RecordHead } from '../../page/record-head';
import { Specimen } from './specimen';
import styles from './specimen.module.css';

type Action = 'ship' | 'refund' | 'cancel';

/** The head of a record's page, and a card of it. */
export function Heads() {
  return (
    <Specimen name="Page of a record">
      <div className={styles.Wide}>
        <RecordHead<Action>
          trail={[{ label: 'Dashboard', to: '/admin' }, { label: 'K-1042' }]}
          title="Order K-1042"
          statesLabel="How it stands"
          states={
            <>
              <Badge tone="success">Paid</Badge>
              <Badge tone="warning">On hold</Badge>
            </>
          }
          when="Placed on January 15, 2026"
          actions={{
            all: ['ship', 'refund', 'cancel'],
            primary: 'ship',
            danger: 'cancel',
            labels: { ship: 'Ship', refund: 'Refund', cancel: 'Cancel the order' },
            more: 'More',
            reasonOf: (action) => (action === 'refund' ? 'Nothing is paid yet.' : undefined),
            onAction: () => undefined,
          }}
        />
        <Card
          title="Card"
          action={
            <Button variant="quiet" size="sm">
              Change
            </Button>
          }
        >
          <p>A section of the page in a frame of its own.</p>
        </Card>
      </div>
    </Specimen>
  );
}
