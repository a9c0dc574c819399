import { type ComponentType, useState } from 'react';
import { toast } from '@tessera/shared/events';
import { loadMessages, messagesIn } from '@tessera/shared/i18n';
import { catalogMessages } from '../messages/catalog';
import type { PartModule } from './lazy-part';

export interface OnDemand<Props> {
  /** null until it was brought */
  Part: ComponentType<Props> | null;
  /** fetches it with its sentences; false (and a toast, unless quiet) when that failed: the next press tries again */
  bring: (options?: { quiet: true }) => Promise<boolean>;
}

/** A part that somebody asks for by a press: a dialog, a sheet. */
export function useOnDemand<Props>(load: () => Promise<PartModule<Props>>): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const bring: OnDemand<Props>['bring'] = async (options) => {
    try {
      const part = await load().catch(load);
      await loadMessages(part.messages ?? []);
      setPart(() => part.Part);
      return true;
    } catch {
      if (!options?.quiet) toast.error(messagesIn(catalogMessages).partFailed, { id: 'part' });
      return false;
    }
  };
  return { Part, bring };
}
