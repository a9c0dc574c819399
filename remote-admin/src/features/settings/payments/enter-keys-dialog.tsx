import type { StripeKeysState } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { AskDialog } from '../../../form/ask-dialog';
import { paymentsMessages } from '../../../messages/settings/payments';
import { KEY_NAMES, saveStripeKeys, type KeyName } from './stripe-keys.queries';

interface EnterKeysDialogProps {
  open: boolean;
  version: number;
  onClose: () => void;
  onSaved: (state: StripeKeysState) => void;
  onFailed: (error: Error) => void;
}

/** Takes the three keys that Stripe shows; nothing of them is kept in the browser. */
export function EnterKeysDialog({ open, version, onClose, onSaved, onFailed }: EnterKeysDialogProps) {
  const { keys: text } = useMessages(paymentsMessages);

  function read(form: FormData): Record<KeyName, string> | { errors: Record<string, string> } {
    const typed = (name: KeyName) => String(form.get(name) ?? '').trim();
    const missing = KEY_NAMES.filter((name) => typed(name) === '');
    if (missing.length > 0) return { errors: Object.fromEntries(missing.map((name) => [name, text.required])) };
    return {
      secret_key: typed('secret_key'),
      publishable_key: typed('publishable_key'),
      webhook_secret: typed('webhook_secret'),
    };
  }

  return (
    <AskDialog<Record<KeyName, string>, StripeKeysState>
      open={open}
      onClose={onClose}
      title={text.enter}
      description={text.enterText}
      submit={text.save}
      done={text.saved}
      atFieldsAlone
      focusesFault
      read={read}
      send={(keys) => saveStripeKeys(keys, version)}
      onDone={onSaved}
      onFailed={onFailed}
    >
      {(errors) =>
        KEY_NAMES.map((name) => (
          <TextField
            key={name}
            name={name}
            label={text.names[name]}
            error={errors[name]}
            type={name === 'publishable_key' ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
          />
        ))
      }
    </AskDialog>
  );
}
