import type { PayLaterAccount } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useState, type ComponentType } from 'react';
import { Section } from '../../frame/section';
import { payLaterMessages } from '../../messages/pay-later';
import type { ApplicationFormProps } from './application-form';
import styles from './pay-later.module.css';

/** What paying later is, and the form to apply for it, whose code comes when it is asked for. */
export function ApplicationSection({ account }: { account: PayLaterAccount }) {
  const text = useMessages(payLaterMessages);
  const [Form, setForm] = useState<ComponentType<ApplicationFormProps>>();
  const [isLoading, setLoading] = useState(false);

  const open = async (): Promise<void> => {
    setLoading(true);
    try {
      const { default: Loaded } = await import(/* webpackChunkName: "pay-later-application" */ './application-form');
      setForm(() => Loaded);
    } catch {
      toast.error(text.formMissing, { id: 'late-form' });
    } finally {
      setLoading(false);
    }
  };

  if (Form) {
    return (
      <Section title={text.applyTitle} intro={text.applyText}>
        <Form account={account} onDone={() => setForm(undefined)} />
      </Section>
    );
  }
  return (
    <Section title={text.introTitle} intro={text.intro}>
      <div className={styles.Actions}>
        <Button pending={isLoading} onClick={() => void open()}>
          {account.state === 'refused' ? text.again : text.start}
        </Button>
      </div>
    </Section>
  );
}
