import type { AdminPage } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { LANGUAGES, useMessages, type Language } from '@tessera/shared/i18n';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useParams, useSearchParams } from '@tessera/shared/vendor/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { RecordHistory } from '../../../../audit/record-history';
import { useNeededName } from '../../../../form/page/use-needed-name';
import { useShopLanguages } from '../../../../form/fields/shop-languages';
import form from '../../../../form/page/page-form.module.css';
import { recordPage } from '../../../../guard/record-page';
import { pagesMessages } from '../../../../messages/content/pages';
import { RecordGate } from '../../../../page/record-gate';
import { RecordSkeleton } from '../../../../page/record-skeleton';
import { adminPaths } from '../../../../paths';
import { useRights } from '../../../../rights/use-rights';
import { ViewLinks } from '../../../../views/view-links';
import { pagesQuery } from '../pages.queries';
import { TextVersions } from '../versions/text-versions';
import { TextForm } from './text-form';
import { TextHead } from './text-head';
import { canPublish } from '../text.model';
import { textQuery } from '../text.queries';
import { useTextEdit } from './use-text-edit';

/** The language that the address names; English where it names none that the shop is offered in. @param languages of the store */
export const languageOf = (asked: string | null, languages: readonly Language[] = LANGUAGES): Language =>
  languages.find((one) => one === asked) ?? 'en';

function TextRecord({ text, now, onFailed }: { text: AdminPage; now: number; onFailed: () => void }) {
  const words = useMessages(pagesMessages);
  const client = useQueryClient();
  const reason = useRights()('content.write');
  const languages = useShopLanguages();
  const edit = useTextEdit(text, {
    onSaved(saved, isPublished) {
      client.setQueryData(textQuery(saved).queryKey, saved);
      void client.invalidateQueries({ queryKey: pagesQuery().queryKey });
      toast.success(isPublished ? words.published : words.kept);
    },
    onFailed,
  });
  const { saving } = edit;
  const draft = useNeededName(edit.draft.title, () => edit.send(false));
  const published = useNeededName(edit.draft.title, () => edit.send(true));
  /** when the save began after which it is to be published */
  const [awaited, setAwaited] = useState<number>();
  const isAwaited = awaited !== undefined && awaited === saving.submittedAt;
  const publishNow = useEffectEvent(published.save);

  useEffect(() => {
    if (isAwaited && saving.isSuccess) publishNow();
  }, [isAwaited, saving.isSuccess]);

  function discard(): void {
    draft.forget();
    published.forget();
    edit.discard();
  }

  return (
    <>
      <TextHead
        text={text}
        now={now}
        reason={reason}
        canPublish={canPublish(text, edit.isDirty)}
        isPublishing={saving.isPending && (isAwaited || saving.variables[1])}
        onPublish={() => (saving.isPending ? setAwaited(saving.submittedAt) : published.save())}
      />
      {languages.length > 1 && (
        <ViewLinks
          label={words.languages}
          views={languages.map((language) => ({
            key: language,
            label: words.language[language],
            href: adminPaths.text(text.slug, language),
            current: language === text.language,
          }))}
        />
      )}
      <TextForm
        text={text}
        edit={edit}
        reason={reason}
        isMissing={edit.draft.title.trim() === '' && (draft.isMissing || published.isMissing)}
        onSave={draft.save}
        onDiscard={discard}
      />
      {text.version > 0 && <TextVersions text={text} reason={edit.isDirty ? words.versions.saveFirst : reason} />}
      <RecordHistory type="page" id={`${text.slug}/${text.language}`} version={text.version} />
    </>
  );
}

/** The text's own places, empty. */
const TextSkeleton = () => <RecordSkeleton label={useMessages(pagesMessages).loading} />;

function TextScreen() {
  const words = useMessages(pagesMessages);
  const { page: slug = '' } = useParams();
  const [search] = useSearchParams();
  const language = languageOf(search.get('language'), useShopLanguages());
  const result = useQuery(textQuery({ slug, language }));
  return (
    <RecordGate
      result={result}
      skeleton={<TextSkeleton />}
      missingStatuses={[422]}
      missing={{ title: words.missing, text: words.missingText, to: adminPaths.pages(), label: words.toPages }}
      failure={{ title: words.thePage, what: words.thePage }}
    >
      {(text) => (
        <div key={`${text.slug} ${text.language}`} className={form.Page}>
          <TextRecord text={text} now={result.dataUpdatedAt} onFailed={() => void result.refetch()} />
        </div>
      )}
    </RecordGate>
  );
}

/** /admin/content/pages/{page}: one text of the shop in one language, in a form beside what shoppers will read. */
export const Page = recordPage(TextSkeleton, TextScreen);
