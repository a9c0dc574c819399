import type { DeliveryPreview, DeliverySettings } from '@tessera/shared/contract';
import { ApiError } from '@tessera/shared/client';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import {
  bodyOf,
  draftOf,
  type DeliveryBody,
  type DeliveryDraft,
  type PathErrors,
  type TypingFaults,
} from './delivery.model';
import { previewDelivery, saveDelivery } from './delivery.queries';
import { mergeDrafts, sameDraft, takeTheirs } from './merge-zones.model';

interface Edit {
  /** what the edit began with */
  base: DeliverySettings;
  draft: DeliveryDraft;
  /** somebody else changed something meanwhile; of these there are two versions */
  conflicts: string[] | undefined;
}

interface Options {
  locale: string;
  says: TypingFaults;
  onSaved: (saved: DeliverySettings) => void;
  onFailed: (error: Error) => void;
}

/** The first sentence of each field that the API has refused, by its whole path. */
function pathErrors(error: Error | null): PathErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.errors).map(([path, [sentence]]) => [path, sentence]));
}

/**
 * Delivery while it is being changed: what is typed, what orders would have otherwise, and the save after that was read. What
 * somebody else changes meanwhile is taken over where nothing was changed here.
 * @param settings as they were read last
 */
export function useDeliveryEdit(settings: DeliverySettings, { locale, says, onSaved, onFailed }: Options) {
  const begin = (base: DeliverySettings): Edit => ({ base, draft: draftOf(base, locale), conflicts: undefined });
  const [edit, setEdit] = useState(() => begin(settings));
  const [typing, setTyping] = useState<PathErrors>({});
  const [asked, setAsked] = useState<{ preview: DeliveryPreview; body: DeliveryBody }>();
  const baseDraft = draftOf(edit.base, locale);
  const isDirty = !sameDraft(edit.draft, baseDraft);

  const saving = useMutation({
    mutationFn: (body: DeliveryBody) => saveDelivery(body, edit.base.version),
    onSuccess: (saved) => {
      setAsked(undefined);
      setEdit(begin(saved));
      onSaved(saved);
    },
    onError: (error) => {
      setAsked(undefined);
      onFailed(error);
    },
  });
  const previewing = useMutation({
    mutationFn: previewDelivery,
    onSuccess: (preview, body) => {
      if (preview.changes.length + preview.warnings.length === 0) saving.mutate(body);
      else setAsked({ preview, body });
    },
  });

  if (settings.version > edit.base.version && !saving.isPending) {
    const { draft, conflicts } = mergeDrafts(baseDraft, edit.draft, draftOf(settings, locale));
    setEdit(isDirty ? { base: settings, draft, conflicts } : begin(settings));
  }

  function change(draft: DeliveryDraft): void {
    setTyping({});
    if (saving.error) saving.reset();
    if (previewing.error) previewing.reset();
    setEdit((before) => ({ ...before, draft }));
  }

  return {
    ...edit,
    theirs: baseDraft,
    isDirty,
    errors: { ...pathErrors(previewing.error), ...pathErrors(saving.error), ...typing },
    saving: {
      isPending: previewing.isPending || saving.isPending,
      error: Object.keys(typing).length > 0 ? new Error(Object.values(typing)[0]) : (previewing.error ?? saving.error),
    },
    preview: asked?.preview,
    change,
    takeTheirs: (key: string) => change(takeTheirs(edit.draft, baseDraft, key)),
    /** Asks what would change; where nothing does for orders it is saved at once. */
    save(): void {
      if (!isDirty || previewing.isPending || saving.isPending) return;
      const { body, errors } = bodyOf(edit.draft, { currency: edit.base.currency, locale }, says);
      setTyping(errors);
      if (Object.keys(errors).length === 0) previewing.mutate(body);
    },
    confirm(): void {
      if (asked && !saving.isPending) saving.mutate(asked.body);
    },
    giveUp: () => setAsked(undefined),
    discard(): void {
      change(draftOf(settings, locale));
      setEdit(begin(settings));
    },
  };
}
