import { ApiError } from '@tessera/shared/client';
import type { StripeKeysState } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert, Button, Skeleton } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { DangerDialog } from '../../../form/danger-dialog';
import form from '../../../form/page/page-form.module.css';
import { paymentsMessages } from '../../../messages/settings/payments';
import { Card } from '../../../page/card';
import { Facts } from '../../../page/facts';
import { LoadFailure } from '../../../page/load-failure';
import { useRights } from '../../../rights/use-rights';
import styles from '../frame/settings-form.module.css';
import { EnterKeysDialog } from './enter-keys-dialog';
import { paymentSettingsQuery } from './payments.queries';
import { KEY_NAMES, removeStripeKeys, stripeKeysQuery } from './stripe-keys.queries';

/** Which keys are saved, by their last signs, and who entered them when. */
function SavedKeys({ saved }: { saved: NonNullable<StripeKeysState['saved']> }) {
  const { keys: text } = useMessages(paymentsMessages);
  const locale = useLocale();
  const moment = momentOf(saved.set_at, locale);
  return (
    <>
      <p>
        {saved.is_live ? text.live : text.test}.{' '}
        {saved.set_by === null ? text.set(moment) : text.setBy(saved.set_by, moment)}
      </p>
      <Facts
        className={form.Group}
        facts={KEY_NAMES.map((name) => ({ label: text.names[name], value: text.endsWith(saved.ends[name]) }))}
      />
    </>
  );
}

/** By which keys cards are taken, and where Stripe is to send its messages. */
function KeysState({ state }: { state: StripeKeysState }) {
  const { keys: text } = useMessages(paymentsMessages);
  const { source, saved, is_readable, webhook_url, events } = state;
  return (
    <>
      <p className={form.Hint}>{text.lead}</p>
      {source === 'environment' && <Alert>{text.environment}</Alert>}
      {!is_readable && <Alert tone="warning">{text.unreadable}</Alert>}
      {saved ? <SavedKeys saved={saved} /> : source === null && <p>{text.none}</p>}
      <Facts
        className={form.Group}
        facts={[
          { label: text.webhook, value: <code>{webhook_url}</code> },
          { label: text.events, value: events.join(', ') },
        ]}
      />
    </>
  );
}

/** The keys by which cards are taken at Stripe: they go in here and never come out. */
export function StripeKeys() {
  const { keys: text } = useMessages(paymentsMessages);
  const client = useQueryClient();
  const reason = useRights()('settings.write');
  const [opened, setOpened] = useState<'enter' | 'remove'>();
  const query = stripeKeysQuery();
  const { data, error, isFetching, refetch } = useQuery(query);

  function show(state: StripeKeysState): void {
    client.setQueryData(query.queryKey, state);
    // what can be offered has changed with them
    void client.invalidateQueries({ queryKey: paymentSettingsQuery().queryKey });
  }

  function lookAgain(failure: Error): void {
    if (failure instanceof ApiError && failure.code === 'conflict') void refetch();
  }

  if (error && !data) {
    return <LoadFailure what={text.title} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" />;
  const { source, saved, version } = data;
  return (
    <Card title={text.title}>
      <div className={form.Group}>
        <KeysState state={data} />
        {source !== 'environment' && (
          <div className={styles.Actions}>
            <ActionButton size="sm" reason={reason} onClick={() => setOpened('enter')}>
              {saved ? text.enterOthers : text.enter}
            </ActionButton>
            {saved && reason === undefined && (
              <Button variant="quiet" size="sm" onClick={() => setOpened('remove')}>
                {text.remove}
              </Button>
            )}
          </div>
        )}
      </div>
      <EnterKeysDialog
        open={opened === 'enter'}
        version={version}
        onClose={() => setOpened(undefined)}
        onSaved={show}
        onFailed={lookAgain}
      />
      <DangerDialog
        open={opened === 'remove'}
        onClose={() => setOpened(undefined)}
        title={text.removeTitle}
        description={text.removeText}
        submit={text.remove}
        send={() => removeStripeKeys(version)}
        onDone={show}
        onFailed={lookAgain}
        done={text.removed}
      />
    </Card>
  );
}
