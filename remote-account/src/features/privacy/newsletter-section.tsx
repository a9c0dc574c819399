import type { Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui';
import { useState } from 'react';
import { Section } from '../../frame/section/section';
import { privacyMessages } from '../../messages/privacy';
import styles from './privacy.module.css';
import { useNewsletter } from './use-newsletter';

/** The newsletter on or off: it moves at once, and back with a reason when the server refuses. */
export function NewsletterSection({ profile }: { profile: Profile }) {
  const texts = useMessages(privacyMessages);
  const choose = useNewsletter(profile);
  // while it is being saved; a mutation tells that it is pending a moment too late for a box that has just been ticked
  const [wanted, setWanted] = useState<boolean>();
  const handleChange = (next: boolean): void => {
    if (wanted !== undefined) return;
    setWanted(next);
    choose.mutate(next, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Section title={texts.newsletterTitle}>
      <div>
        <Checkbox
          label={<span className={styles.Choice}>{texts.newsletterLabel}</span>}
          checked={wanted ?? profile.newsletter}
          onChange={({ target }) => handleChange(target.checked)}
        />
        <p className={styles.Small}>{texts.newsletterText(profile.email)}</p>
      </div>
    </Section>
  );
}
