import { Badge, Button } from '@tessera/shared/ui';
import { ActionButton } from '../../controls/actions/action-button';
import { Menu } from '../../controls/actions/menu';
import { TimeAgo } from '../../format/time-ago';
import { Specimen } from './specimen';
import styles from './specimen.module.css';

const nothing = (): void => undefined;
const NOW = Date.UTC(2026, 0, 15, 12);
const MOMENTS = ['2026-01-15T11:59:50Z', '2026-01-15T09:00:00Z', '2026-01-12T12:00:00Z', '2025-06-01T12:00:00Z'];

/** What is pressed, with what says why it cannot be; words with more in their tooltips. */
export function Actions() {
  return (
    <Specimen name="Actions, menus and tooltips">
      <div className={styles.Row}>
        <ActionButton size="sm">Main action</ActionButton>
        <ActionButton size="sm" reason="Your role (Support) does not allow this.">
          Not for you: a tooltip says why
        </ActionButton>
        <Button size="sm" pending pendingText="Preparing…">
          Under way
        </Button>
        <Button size="sm" variant="secondary">
          Secondary
        </Button>
        <Button size="sm" variant="quiet">
          Quiet
        </Button>
        <Button size="sm" variant="danger">
          Cannot be undone
        </Button>
        <Button size="sm" disabled>
          Disabled
        </Button>
      </div>
      <div className={styles.Row}>
        <Menu
          label="Menu"
          items={[
            { key: 'ship', label: 'Ship', onSelect: nothing },
            { key: 'capture', label: 'Capture', reason: 'Nothing is reserved any more.', onSelect: nothing },
            { key: 'cancel', label: 'Cancel the order', tone: 'danger', onSelect: nothing },
          ]}
        />
        <Menu
          label="Columns"
          items={[
            { key: 'a', label: 'Customer', checked: true, onSelect: nothing },
            { key: 'b', label: 'Country', checked: false, onSelect: nothing },
          ]}
        />
      </div>
      <div className={styles.Row}>
        {(['neutral', 'surface', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className={styles.Row}>
        {MOMENTS.map((at) => (
          <TimeAgo key={at} at={at} now={NOW} locale="en-US" />
        ))}
      </div>
    </Specimen>
  );
}
