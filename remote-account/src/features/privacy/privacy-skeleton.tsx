import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { Loading } from '../../frame/section/loading';
import { Section } from '../../frame/section/section';
import { privacyMessages } from '../../messages/privacy';
import { Consequences } from './consequences';
import { DataSection } from './data-section';
import styles from './privacy.module.css';

/** The page without what waits for the profile: what arrives takes the same places. */
export function PrivacySkeleton() {
  const texts = useMessages(privacyMessages);
  return (
    <>
      <Section title={texts.newsletterTitle}>
        <Loading label={texts.loading}>
          <div className={styles.ChoiceSkeleton}>
            <Skeleton width="half" />
          </div>
          <Skeleton width="wide" className={styles.Small} />
        </Loading>
      </Section>
      <DataSection />
      <Section title={texts.deleteTitle} intro={texts.deleteIntro}>
        <Consequences />
      </Section>
    </>
  );
}
