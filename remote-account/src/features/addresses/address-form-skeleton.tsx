import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/section/loading';
import { Section } from '../../frame/section/section';
import { addressesMessages } from '../../messages/addresses';
import styles from './addresses.module.css';

/** The form's fields, empty. */
export function AddressFormSkeleton({ title }: { title: string }) {
  const texts = useMessages(addressesMessages);
  return (
    <Section title={title}>
      <Loading label={texts.formLoading}>
        <div className={styles.Form}>
          {Array.from({ length: 8 }, (_, field) => (
            <Skeleton key={field} shape="row" />
          ))}
        </div>
      </Loading>
    </Section>
  );
}
