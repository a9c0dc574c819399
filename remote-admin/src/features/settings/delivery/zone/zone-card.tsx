import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button } from '@tessera/shared/ui';
import { Menu } from '../../../../controls/actions/menu';
import form from '../../../../form/page/page-form.module.css';
import { deliveryMessages } from '../../../../messages/settings/delivery';
import type { MoneyFormat } from '../../../../numbers/money.model';
import { Card } from '../../../../page/card';
import type { ZoneDraft } from '../delivery.model';
import styles from '../../frame/settings-form.module.css';
import { methodWords, whereWords } from '../zone-words.model';
import { ZoneFields } from './zone-fields';
import type { PathErrors } from '../../../../settings/use-settings-edit';

interface ZoneCardProps extends MoneyFormat {
  zone: ZoneDraft;
  index: number;
  count: number;
  open: boolean;
  /** why nothing can be changed */
  reason: string | undefined;
  errors: PathErrors;
  nextKey: () => string;
  onToggle: () => void;
  onChange: (changes: Partial<ZoneDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** What can be done with a zone. */
function ZoneActions({ zone, index, count, open, onToggle, onMove, onRemove }: ZoneCardProps) {
  const text = useMessages(deliveryMessages);
  const name = zone.name || text.newZone;
  return (
    <div className={styles.Actions}>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={open}
        aria-label={(open ? text.closeZone : text.changeZone)(name)}
        onClick={onToggle}
      >
        {open ? text.close : text.change}
      </Button>
      <Menu
        label={text.actions}
        items={[
          ...(index > 0 ? [{ key: 'up', label: text.up, onSelect: () => onMove(-1) }] : []),
          ...(index < count - 1 ? [{ key: 'down', label: text.down, onSelect: () => onMove(1) }] : []),
          { key: 'remove', label: text.removeZone, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </div>
  );
}

/** Its places and its ways of delivery in words. */
function ZoneWords({ zone, index, currency, locale }: Pick<ZoneCardProps, 'zone' | 'index' | 'currency' | 'locale'>) {
  const text = useMessages(deliveryMessages);
  const starts = zone.postal_codes.trim() === '' ? [] : [zone.postal_codes];
  const where = zone.countries.length > 0 ? whereWords(zone.countries, starts, locale) : '';
  return (
    <div className={styles.Words}>
      <p className={form.Hint}>{[index === 0 ? text.homeZone : '', where].filter(Boolean).join(' ')}</p>
      <ul className={styles.Sentences}>
        {zone.methods.map((method) => (
          <li key={method.key}>{methodWords(method, { currency, locale })}</li>
        ))}
      </ul>
    </div>
  );
}

/** A zone in words, and as fields once it is opened. */
export function ZoneCard(props: ZoneCardProps) {
  const { zone, index, open, reason } = props;
  const text = useMessages(deliveryMessages);
  const isEmpty = !zone.methods.some(({ active }) => active);
  return (
    <Card title={zone.name || text.newZone} action={reason === undefined && <ZoneActions {...props} />}>
      {isEmpty && <Alert tone="warning">{text.emptyZone}</Alert>}
      {open ? <ZoneFields {...props} path={`zones.${index}`} /> : <ZoneWords {...props} />}
    </Card>
  );
}
