import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { useIsShown } from '../../controls/use-is-shown';
import { controlMessages } from '../../messages/controls';
import type { DraftRules } from './merge-edit.model';

/** What is sent: a draft, and what it is an edit of. */
export interface Sent<Saved, Draft> {
  /** what the edit began with; since somebody else has saved: what they made of it */
  base: Saved;
  /** that in the form's terms */
  theirs: Draft;
  /** what stands in the form */
  draft: Draft;
}

interface Edit<Saved, Draft, Key> extends Sent<Saved, Draft> {
  /** somebody else has saved meanwhile; the keys of what there are two versions of */
  conflicts: Key[] | undefined;
}

/** How a kind of record is edited in a form. */
export interface RecordEditing<Saved, Draft, Key extends string, Asked> extends DraftRules<Draft, Key> {
  draftOf: (record: Saved) => Draft;
  /** a record tells more than another; left out: its version is higher */
  tellsMore?: (record: Saved, other: Saved) => boolean;
  /** @throws ApiError as its API does; of a conflict the caller reads the record anew */
  save: (sent: Sent<Saved, Draft>, asked: Asked) => Promise<Saved>;
  onSaved: (saved: Saved, asked: Asked) => void;
  onFailed: (error: Error) => void;
}

const isLater = (record: { version: number }, other: { version: number }): boolean => record.version > other.version;

/**
 * A record while it is being changed. What somebody else saves meanwhile is taken over where nothing was changed here; where
 * it was, what is typed stays and both versions are known. What is typed while it is being saved stays, too; when that fails
 * after the page was left, a toast says so.
 * @param record as it was read last
 */
export function useRecordEdit<Saved extends { version: number }, Draft, Key extends string, Asked = void>(
  record: Saved,
  editing: RecordEditing<Saved, Draft, Key, Asked>,
) {
  const { draftOf, isSame, merge, takeTheirs, keep, tellsMore = isLater, save, onSaved, onFailed } = editing;

  const { notSaved } = useMessages(controlMessages);
  const isShown = useIsShown();

  /** @param known what is on the screen of the same */
  const shownAs = (base: Saved, known: Draft): Draft => keep?.(draftOf(base), known) ?? draftOf(base);

  function begin(base: Saved, known?: Draft): Edit<Saved, Draft, Key> {
    const theirs = known === undefined ? draftOf(base) : shownAs(base, known);
    return { base, theirs, draft: theirs, conflicts: undefined };
  }

  /** What tells more at the same version is nobody's change; of those before, both versions are told until there is one. */
  function rebase({ base: was, theirs: before, draft: mine, conflicts: known }: Edit<Saved, Draft, Key>, base: Saved) {
    const theirs = shownAs(base, before);
    const { draft, conflicts } = merge(before, mine, theirs);
    return {
      base,
      theirs,
      draft,
      conflicts: isLater(base, was) ? [...new Set((known ?? []).concat(conflicts))] : known,
    };
  }

  const [edit, setEdit] = useState(() => begin(record));
  const isDirty = !isSame(edit.theirs, edit.draft);
  const saving = useMutation({
    mutationFn: ([sent, asked]: [Sent<Saved, Draft>, Asked]) => save(sent, asked),
    onSuccess: (saved, [sent, asked]) => {
      const fresh = begin(saved, sent.draft);
      setEdit(({ draft }) =>
        draft === sent.draft ? fresh : { ...fresh, draft: merge(sent.draft, draft, fresh.theirs).draft },
      );
      onSaved(saved, asked);
    },
    onError: (error) => {
      if (!isShown.current) toast.error(notSaved(error.message));
      onFailed(error);
    },
  });

  if (tellsMore(record, edit.base) && !saving.isPending)
    setEdit(isDirty ? rebase(edit, record) : begin(record, edit.theirs));

  /** @param next given the draft as it is by then: several fields may be typed into at once */
  function change(next: (draft: Draft) => Draft): void {
    if (saving.error) saving.reset();
    setEdit((before) => ({ ...before, draft: next(before.draft) }));
  }

  return {
    ...edit,
    isDirty,
    saving,
    change,
    takeTheirs: (key: Key) => change((draft) => takeTheirs(draft, edit.theirs, key)),
    /** Takes over what was done here by another way than saving. */
    adopt: (changed: Saved) => setEdit((before) => ({ ...rebase(before, changed), conflicts: before.conflicts })),
    /** @param sent as it was when somebody was asked whether to save it; left out: as it is now */
    send(asked: Asked, sent: Sent<Saved, Draft> = edit): void {
      if (!saving.isPending) saving.mutate([sent, asked]);
    },
    /** What is being saved stays until that is over. */
    discard(): void {
      if (saving.isPending) return;
      saving.reset();
      setEdit(begin(record, edit.theirs));
    },
  };
}
