import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/section/loading';
import { Section } from '../../frame/section/section';
import { addressesMessages } from '../../messages/addresses';
import styles from './addresses.module.css';

const LINES = ['half', 'wide', 'half', 'short'] as const;

/** Two rows of the list, empty: what arrives takes the same places. */
export function AddressesSkeleton() {
  const texts = useMessages(addressesMessages);
  return (
    <Section title={texts.listTitle}>
      <Loading label={texts.loading}>
        <div className={styles.List}>
          {[0, 1].map((row) => (
            <div key={row} className={styles.Row}>
              <div className={styles.Address}>
                {LINES.map((width, line) => (
                  <Skeleton key={line} width={width} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </Loading>
    </Section>
  );
}
