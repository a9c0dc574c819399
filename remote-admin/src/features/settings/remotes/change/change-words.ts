import type { AdminRemote } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { remotesMessages } from '../../../../messages/settings/remotes';
import type { Change } from '../remotes.model';

/** What is asked, what shoppers will see, and the button's words. */
export function questionWords({ name, owns, live_version }: AdminRemote, change: Change) {
  const text = messagesIn(remotesMessages);
  const { dialog } = text;
  const live = live_version ?? '';
  const addresses = owns.join(', ');
  switch (change.kind) {
    case 'retire':
      return { title: dialog.retire(name), description: dialog.retireText(addresses), submit: text.retire };
    case 'end_canary':
      return { title: dialog.endCanary, description: dialog.endCanaryText(live), submit: text.endCanary };
    case 'canary': {
      const title = dialog.canary(name, change.version);
      return { title, description: dialog.canaryText(live), submit: text.startCanary };
    }
    case 'promote': {
      const description = live_version === null ? dialog.firstText(addresses) : dialog.promoteText(live);
      return { title: dialog.promote(name, change.version), description, submit: text.makeLive };
    }
    case 'rollback': {
      const { version } = change;
      const description = live_version === null ? dialog.firstText(addresses) : dialog.rollbackText(live, version);
      return { title: dialog.rollback(name, version), description, submit: text.goBack };
    }
  }
}

/** What is said when it is done. */
export function doneWords({ name }: AdminRemote, change: Change): string {
  const { done } = messagesIn(remotesMessages);
  if (change.kind === 'retire') return done.retire(name);
  if (change.kind === 'end_canary') return done.endCanary;
  if (change.kind === 'canary') return done.canary(name, change.version, change.percent);
  return done[change.kind](name, change.version);
}
