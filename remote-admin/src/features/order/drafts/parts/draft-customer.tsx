import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { SelectField, VisuallyHidden } from '@tessera/shared/ui';
import { BareButton } from '../../../../controls/actions/bare-button';
import { Options } from '../../../../form/fields/options';
import { useShopLanguages } from '../../../../form/fields/shop-languages';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { Card } from '../../../../page/card';
import rows from '../../../../page/rows.module.css';
import { useDraftWrite } from '../use-draft-write';

interface DraftCustomerProps {
  draft: OrderDraft;
  onOpen: (dialog: 'customer') => void | Promise<void>;
}

/** Whose order it is, and in which language they are written to, where there are several. */
export function DraftCustomer({ draft, onOpen }: DraftCustomerProps) {
  const text = useMessages(draftsMessages);
  const languages = useShopLanguages();
  const write = useDraftWrite(draft.id);
  const { email, first_name, last_name, user_id, language, exchange } = draft;
  return (
    <Card
      title={text.customer}
      action={
        !exchange && (
          <BareButton onClick={() => onOpen('customer')}>
            {text.change}
            <VisuallyHidden>: {text.customer}</VisuallyHidden>
          </BareButton>
        )
      }
    >
      <div className={rows.Row}>
        <p className={rows.Strong}>{`${first_name} ${last_name}`.trim() || (email ? '' : text.nobody)}</p>
        <p className={rows.Words}>{email}</p>
        {email && <p className={rows.Quiet}>{user_id ? text.hasAccount : text.noAccount}</p>}
      </div>
      {languages.length > 1 && (
        <SelectField
          label={text.language}
          value={language}
          onChange={({ target }) => write.mutate({ language: target.value === 'de' ? 'de' : 'en' })}
        >
          <Options of={languages} names={text.languages} />
        </SelectField>
      )}
    </Card>
  );
}
