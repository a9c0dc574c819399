import type { Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Dialog } from '@tessera/shared/ui';
import { Section } from '../../frame/section/section';
import { useFormOpener } from '../../frame/editing/use-form-opener';
import { privacyMessages } from '../../messages/privacy';
import { Consequences } from './consequences';

const importForm = () => import(/* webpackChunkName: "deletion-form" */ './deletion-form');

/** Says what goes and what stays, and asks for the password before anything does. */
export function DeletionSection({ profile }: { profile: Profile }) {
  const texts = useMessages(privacyMessages);
  const { Form, isLoading, opener, open, close } = useFormOpener(importForm);
  return (
    <Section title={texts.deleteTitle} intro={texts.deleteIntro}>
      <Consequences />
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
