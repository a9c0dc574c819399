import { useEffect, useEffectEvent } from 'react';
import type { PayLaterAccount } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useSearchParams } from '@tessera/shared/vendor/router';
import { Section } from '../../../frame/section/section';
import { useFormOpener } from '../../../frame/editing/use-form-opener';
import { payLaterMessages } from '../../../messages/pay-later';
import styles from '../account/pay-later.module.css';

const importForm = () => import(/* webpackChunkName: "pay-later-application" */ './application-form');

/**
 * What paying later is, and the form to apply for it, whose code comes when it is asked for: by the button, or by the link of the
 * checkout that said 'apply' already.
 */
export function ApplicationSection({ account }: { account: PayLaterAccount }) {
  const text = useMessages(payLaterMessages);
  const { Form, isLoading, opener, open, close } = useFormOpener(importForm);
  const [search] = useSearchParams();
  const isAsked = account.state === 'none' && search.get('from') === 'checkout';
  const openAsked = useEffectEvent(() => void open());
  useEffect(() => {
    if (isAsked) openAsked();
  }, [isAsked]);
  if (Form) {
    return (
      <Section title={text.applyTitle} intro={text.applyText}>
        <Form account={account} onDone={close} />
      </Section>
    );
  }
  return (
    <Section title={text.introTitle} intro={text.intro}>
      <div className={styles.Actions}>
        <Button ref={opener} pending={isLoading} onClick={() => void open()}>
          {account.state === 'refused' ? text.again : text.start}
        </Button>
      </div>
    </Section>
  );
}
