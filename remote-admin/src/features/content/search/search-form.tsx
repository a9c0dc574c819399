import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import { useState } from 'react';
import form from '../../../form/page/page-form.module.css';
import { changedFields, fieldRules } from '../../../form/page/merge-edit.model';
import { PageForm } from '../../../form/page/page-form';
import { useRecordEdit } from '../../../form/page/use-record-edit';
import { searchMessages } from '../../../messages/content/search';
import { Card } from '../../../page/card';
import { LookedForList } from './looked-for-list';
import {
  readRedirects,
  readSynonyms,
  valuesOf,
  versionOf,
  withWord,
  type LineFault,
  type SearchField,
  type SearchValues,
  type SearchWords,
} from './search.model';
import { saveRedirects, saveSynonyms } from './search.queries';

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
  const [isTried, setTried] = useState(false);
  const edit = useRecordEdit(versioned(words), {
    ...fieldRules<SearchValues>(),
    draftOf: valuesOf,
    save: ({ base, theirs, draft }) => save(base, changedFields(theirs, draft), draft),
    onSaved: (saved) => {
      setTried(false);
      onSaved(saved);
    },
    onFailed,
  });
  const { draft: values, isDirty, saving } = edit;
  const faultOf = (read: unknown[] | LineFault): string | undefined =>
    isTried && !Array.isArray(read) ? text.faults[read.reason](read.line) : undefined;
  const errors = {
    synonyms: faultOf(readSynonyms(values.synonyms)),
    redirects: faultOf(readRedirects(values.redirects)),
  };

  const change = (field: SearchField, value: string) => edit.change((before) => ({ ...before, [field]: value }));

  function send(): void {
    setTried(true);
    const isWhole = [readSynonyms(values.synonyms), readRedirects(values.redirects)].every(Array.isArray);
    if (isDirty && isWhole) edit.send();
  }

  function discard(): void {
    setTried(false);
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
      saving={saving}
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
    </PageForm>
  );
}
