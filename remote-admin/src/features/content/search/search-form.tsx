import { useMessages, type Language } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { TextArea } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { useShopLanguages } from '../../../form/fields/shop-languages';
import form from '../../../form/page/page-form.module.css';
import { changedFields, fieldRules } from '../../../form/page/merge-edit.model';
import { PageForm } from '../../../form/page/page-form';
import { useRecordEdit, type Sent } from '../../../form/page/use-record-edit';
import { searchMessages } from '../../../messages/content/search';
import { Card } from '../../../page/card';
import { PreviewDialog } from '../../../settings/preview-dialog';
import { LookedForList } from './looked-for-list';
import { SearchTrial } from './search-trial';
import {
  readRedirects,
  readSynonyms,
  touchedSearches,
  valuesOf,
  versionOf,
  withWord,
  type LineFault,
  type SearchField,
  type SearchLists,
  type SearchValues,
  type SearchWords,
} from './search.model';
import { saveRedirects, saveSynonyms, trySearches } from './search.queries';
import { changeWords } from './trial.model';

interface SearchFormProps {
  /** as they were read last */
  words: SearchWords;
  onSaved: (words: SearchWords) => void;
  onFailed: (error: Error) => void;
}

const SYNONYMS = 'search-synonyms';
const ROWS = 8;

/** Both lists as one record. */
const versioned = (words: SearchWords) => ({ ...words, version: versionOf(words) });

/** Both lists as they are typed; undefined while a line of them cannot be read. */
function listsOf(values: SearchValues): SearchLists | undefined {
  const [synonyms, redirects] = [readSynonyms(values.synonyms), readRedirects(values.redirects)];
  return Array.isArray(synonyms) && Array.isArray(redirects) ? { synonyms, redirects } : undefined;
}

interface Searched {
  /** that the shop is offered in: each search is tried in all of them */
  languages: readonly Language[];
  /** in which numbers are written */
  locale: string;
}

/** Lists that are to be saved, and what searches do otherwise by them. */
interface Asked {
  changes: ReturnType<typeof changeWords>;
  sent: Sent<SearchWords & { version: number }, SearchValues>;
}

/** What the searches that an edit is about would do otherwise; nothing where none of them would. */
async function previewOf({ synonyms, redirects }: SearchWords, values: SearchValues, { languages, locale }: Searched) {
  const lists = listsOf(values) ?? { synonyms: [], redirects: [] };
  const before = { synonyms: synonyms.items, redirects: redirects.items };
  const { searches, more } = touchedSearches(before, lists);
  if (searches.length === 0) return undefined;
  const tried = await Promise.all(
    languages.map(async (language) => ({ language, ...(await trySearches({ language, searches, ...lists })) })),
  );
  const words = changeWords(tried, more, locale);
  return words.warnings.length + words.changes.length > 0 ? words : undefined;
}

/** Sends the lists that were changed. @throws ApiError `conflict` where somebody was faster */
async function save(base: SearchWords, changed: readonly SearchField[], values: SearchValues) {
  const saved = { ...base };
  const synonyms = readSynonyms(values.synonyms);
  const redirects = readRedirects(values.redirects);
  if (changed.includes('synonyms') && Array.isArray(synonyms)) {
    saved.synonyms = await saveSynonyms({ items: synonyms, version: base.synonyms.version });
  }
  if (changed.includes('redirects') && Array.isArray(redirects)) {
    saved.redirects = await saveRedirects({ items: redirects, version: base.redirects.version });
  }
  return versioned(saved);
}

/** Words that mean the same and searches that lead to a page, as lists with an entry in a line; beside them what was looked for. */
export function SearchForm({ words, onSaved, onFailed }: SearchFormProps) {
  const text = useMessages(searchMessages);
  const locale = useLocale();
  const languages = useShopLanguages();
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const edit = useRecordEdit(versioned(words), {
    ...fieldRules<SearchValues>(),
    draftOf: valuesOf,
    save: ({ base, theirs, draft }) => save(base, changedFields(theirs, draft), draft),
    onSaved: (saved) => {
      setAsked(undefined);
      setTried(false);
      onSaved(saved);
    },
    onFailed: (error) => {
      setAsked(undefined);
      onFailed(error);
    },
  });
  const { draft: values, isDirty, saving } = edit;
  const previewing = useMutation({
    mutationFn: ({ base, draft }: Asked['sent']) => previewOf(base, draft, { languages, locale }),
  });
  const isPending = previewing.isPending || saving.isPending;
  const faultOf = (read: unknown[] | LineFault): string | undefined =>
    isTried && !Array.isArray(read) ? text.faults[read.reason](read.line) : undefined;
  const errors = {
    synonyms: faultOf(readSynonyms(values.synonyms)),
    redirects: faultOf(readRedirects(values.redirects)),
  };

  function change(field: SearchField, value: string): void {
    if (previewing.error) previewing.reset();
    edit.change((before) => ({ ...before, [field]: value }));
  }

  /** Says what searches would do otherwise; where none would, it is saved at once. */
  function send(): void {
    setTried(true);
    if (!isDirty || !listsOf(values) || isPending) return;
    const sent = edit; // what was typed meanwhile may be half a line
    previewing.mutate(sent, {
      // told here, so that whoever leaves meanwhile saves nothing
      onSuccess: (changes) => (changes ? setAsked({ changes, sent }) : edit.send(undefined, sent)),
    });
  }

  function discard(): void {
    setTried(false);
    previewing.reset();
    edit.discard();
  }

  function take(word: string): void {
    change('synonyms', withWord(values.synonyms, word));
    document.getElementById(SYNONYMS)?.focus();
  }

  const field = (name: SearchField) => ({
    label: text.fields[name],
    hint: text.hints[name],
    value: values[name],
    error: errors[name],
    rows: ROWS,
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });

  return (
    <>
      <PageForm<SearchField>
        reason={undefined}
        isFaulty={Object.values(errors).some(Boolean)}
        versions={{
          lead: text.stale,
          theirs: { ...edit.theirs },
          mine: { ...values },
          fields: edit.conflicts,
          labels: text.fields,
          say: String,
          onTake: edit.takeTheirs,
        }}
        dirty={isDirty}
        saving={{ isPending, isAsking: previewing.isPending, error: previewing.error ?? saving.error }}
        onSave={send}
        onDiscard={discard}
      >
        <LookedForList onTake={take} />
        <Card title={text.lists}>
          <div className={form.Group}>
            <TextArea id={SYNONYMS} {...field('synonyms')} />
            <TextArea {...field('redirects')} />
          </div>
        </Card>
        <SearchTrial lists={listsOf(values)} isDirty={isDirty} />
      </PageForm>
      <PreviewDialog
        edit={{
          asked,
          saving,
          giveUp: () => setAsked(undefined),
          confirm: () => edit.send(undefined, asked?.sent),
        }}
        lead={text.changes.lead}
        warnings={asked?.changes.warnings ?? []}
        changes={asked?.changes.changes ?? []}
      />
    </>
  );
}
