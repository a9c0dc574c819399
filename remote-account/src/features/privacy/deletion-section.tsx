import type { Profile } from '@tessera/shared/contract';
import { Button, Dialog } from '@tessera/shared/ui';
import { Section } from '../../frame/section';
import { useLateForm } from '../../frame/use-late-form';
import { PlainList } from './plain-list';
import styles from './privacy.module.css';
import { texts } from './texts';

const loadForm = () => import(/* webpackChunkName: "deletion-form" */ './deletion-form');

/** Says what goes and what stays, and asks for the password before anything does. */
export function DeletionSection({ profile }: { profile: Profile }) {
  const { Form, isLoading, opener, open, close } = useLateForm(loadForm);
  return (
    <Section title={texts.deleteTitle} intro={texts.deleteIntro}>
      <div className={styles.Consequences}>
        <PlainList title={texts.goesTitle} items={texts.goes} />
        <PlainList title={texts.staysTitle} items={texts.stays} />
      </div>
      <div>
        <Button ref={opener} variant="danger" pending={isLoading} onClick={() => void open()}>
          {texts.deleteAction}
        </Button>
      </div>
      <Dialog open={Form !== undefined} onClose={close} title={texts.dialogTitle} description={texts.dialogText}>
        {Form && <Form profile={profile} onDone={close} />}
      </Dialog>
    </Section>
  );
}
