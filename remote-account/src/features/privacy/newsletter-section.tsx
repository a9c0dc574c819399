import type { Profile } from '@tessera/shared/contract';
import { Checkbox } from '@tessera/shared/ui';
import { Section } from '../../frame/section';
import styles from './privacy.module.css';
import { texts } from './texts';
import { useNewsletter } from './use-newsletter';

/** The newsletter on or off: it moves at once, and back with a reason when the server refuses. */
export function NewsletterSection({ profile }: { profile: Profile }) {
  const choose = useNewsletter(profile);
  const isOn = choose.isPending ? choose.variables : profile.newsletter;
  return (
    <Section title={texts.newsletterTitle}>
      <div>
        <Checkbox
          label={<span className={styles.Choice}>{texts.newsletterLabel}</span>}
          checked={isOn}
          onChange={({ target }) => {
            if (!choose.isPending) choose.mutate(target.checked);
          }}
        />
        <p className={styles.Small}>{texts.newsletterText(profile.email)}</p>
      </div>
    </Section>
  );
}
