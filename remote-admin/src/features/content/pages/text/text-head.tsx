import type { AdminPage } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { DangerDialog } from '../../../../form/danger-dialog';
import { TimeAgo } from '../../../../format/time-ago';
import { adminMessages } from '../../../../messages/admin';
import { pagesMessages } from '../../../../messages/content/pages';
import { RecordHead } from '../../../../page/record-head';
import { adminPaths } from '../../../../paths';
import { pagesQuery } from '../pages.queries';
import { StateBadge } from '../state-badge';
import { hideText, removeText, textQuery } from '../text.queries';

type Action = 'publish' | 'open' | 'hide' | 'delete';

interface TextHeadProps {
  text: AdminPage;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** why it cannot be changed */
  reason: string | undefined;
  /** shoppers do not see what is written here */
  canPublish: boolean;
  /** it is on its way, or waits for a save that is */
  isPublishing: boolean;
  onPublish: () => void;
}

/** What the page is called, whether shoppers see it, and the ways to publish it, to take it off the shop, to delete it. */
export function TextHead({ text, now, reason, canPublish, isPublishing, onPublish }: TextHeadProps) {
  const words = useMessages(pagesMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'hide' | 'delete'>();
  const title = text.title || text.slug;
  const isShown = text.published_version !== null;
  const readListAgain = () => void client.invalidateQueries({ queryKey: pagesQuery().queryKey });

  function act(action: Action): void {
    if (action === 'publish') onPublish();
    else if (action === 'open') window.open(`${text.language === 'en' ? '' : `/${text.language}`}${text.address}`);
    else setAsked(action);
  }

  function reasonOf(action: Action): string | undefined {
    if (action === 'open') return isShown ? undefined : words.notShown;
    if (reason !== undefined) return reason;
    if (action === 'publish') return canPublish ? undefined : words.nothingToPublish;
    if (action === 'hide') return isShown ? undefined : words.notShown;
    if (text.is_own) return words.isOwn;
    return isShown ? words.hideFirst : undefined;
  }

  return (
    <>
      <RecordHead<Action>
        trail={[
          { label: dashboard, to: paths.admin() },
          { label: words.title, to: adminPaths.pages() },
          { label: title },
        ]}
        title={title}
        statesLabel={words.stateLabel}
        states={
          <>
            <StateBadge state={text.state} />
            {text.is_sample && <Badge tone="warning">{words.sample}</Badge>}
          </>
        }
        when={
          <>
            {text.address}
            {text.saved_at && (
              <>
                {' · '}
                {words.saved} <TimeAgo at={text.saved_at} now={now} locale={locale} />{' '}
                {text.saved_by && words.by(text.saved_by.name)}
              </>
            )}
          </>
        }
        actions={{
          all: text.version === 0 ? ['publish', 'open'] : ['publish', 'open', 'hide', 'delete'],
          primary: 'publish',
          pending: isPublishing,
          danger: 'delete',
          labels: words.actions,
          more: words.more,
          reasonOf,
          onAction: act,
        }}
      />
      <DangerDialog
        open={asked === 'hide'}
        onClose={() => setAsked(undefined)}
        title={words.hide.title(title)}
        description={text.is_own ? words.hide.ownText : words.hide.text}
        submit={words.hide.submit}
        done={words.hide.done}
        send={() => hideText(text)}
        onDone={(hidden) => {
          client.setQueryData(textQuery(text).queryKey, hidden);
          readListAgain();
        }}
        onFailed={() => void client.invalidateQueries({ queryKey: textQuery(text).queryKey })}
      />
      <DangerDialog
        open={asked === 'delete'}
        onClose={() => setAsked(undefined)}
        title={words.remove.title(title)}
        description={words.remove.text}
        submit={words.remove.submit}
        done={words.remove.done}
        send={() => removeText(text)}
        onDone={() => {
          readListAgain();
          void navigate(adminPaths.pages(), { replace: true });
        }}
      />
    </>
  );
}
