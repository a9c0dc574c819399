import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { DangerDialog } from '../../../form/danger-dialog';
import { InGerman } from '../../../form/fields/in-german';
import { TimeAgo } from '../../../format/time-ago';
import { adminMessages } from '../../../messages/admin';
import { attributesMessages } from '../../../messages/attributes';
import { RecordHead } from '../../../page/record-head';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { attributesQuery } from '../../../product/attribute.queries';
import { removeAttribute } from './attribute.queries';

interface AttributeHeadProps {
  attribute: AdminAttributeRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** Name, what it is for, what is missing of it, and the way to remove it. */
export function AttributeHead({ attribute, now }: AttributeHeadProps) {
  const text = useMessages(attributesMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const forbidden = useRights()('products.write');
  const [isAsking, setAsking] = useState(false);
  const { name, filterable, for_variants, missing_words, product_count } = attribute;

  function leave(): void {
    void client.invalidateQueries({ queryKey: attributesQuery().queryKey });
    void navigate(adminPaths.attributes(), { replace: true });
  }

  return (
    <>
      <RecordHead<'delete'>
        trail={[
          { label: dashboard, to: paths.admin() },
          { label: text.title, to: adminPaths.attributes() },
          { label: name },
        ]}
        title={name}
        statesLabel={text.stateLabel}
        states={
          <>
            {filterable && <Badge tone="accent">{text.isFilter}</Badge>}
            {for_variants && <Badge>{text.isOfVariants}</Badge>}
            {missing_words > 0 && (
              <InGerman>
                <Badge tone="warning">{text.missingWords(missing_words, missing_words.toLocaleString(locale))}</Badge>
              </InGerman>
            )}
          </>
        }
        when={
          <>
            {text.changed} <TimeAgo at={attribute.last_modified_at} now={now} locale={locale} />
          </>
        }
        actions={{
          all: ['delete'],
          primary: undefined,
          danger: 'delete',
          labels: text.actions,
          more: text.more,
          reasonOf: () => forbidden,
          onAction: () => setAsking(true),
        }}
      />
      <DangerDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.remove.title(name)}
        description={text.remove.text(product_count, product_count.toLocaleString(locale))}
        submit={text.remove.submit}
        send={() => removeAttribute(attribute)}
        onDone={leave}
        done={text.remove.done}
      />
    </>
  );
}
