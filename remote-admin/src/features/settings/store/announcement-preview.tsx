import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Icon } from '@tessera/shared/ui';
import form from '../../../form/page/page-form.module.css';
import { storeMessages } from '../../../messages/settings/store';
import styles from './announcement-preview.module.css';
import { announcedIn, whenAnnounced } from './announcement.model';
import type { StoreValues } from './store.model';

interface AnnouncementPreviewProps {
  values: StoreValues;
  /** milliseconds since the epoch */
  now: number;
}

/** The announcement as shoppers will see it in each language that the shop is to be offered in, and when, as it is typed. */
export function AnnouncementPreview({ values, now }: AnnouncementPreviewProps) {
  const text = useMessages(storeMessages).announcementSeen;
  const locale = useLocale();
  if (values.announcement_en.trim() === '') return <p className={form.Hint}>{text.nothing}</p>;
  const languages = values.offered_de ? (['en', 'de'] as const) : (['en'] as const);
  return (
    <div className={styles.Seen}>
      {languages.map((language) => {
        const { words, lang } = announcedIn(values, language);
        return (
          <figure key={language} className={styles.In}>
            <figcaption className={styles.Caption}>{text.languages[language]}</figcaption>
            <div className={styles.Strip}>
              <p className={styles.Text} lang={lang} data-leads={values.announcement_to.trim() !== '' || undefined}>
                {words}
              </p>
              <Icon name="close" size={20} />
            </div>
          </figure>
        );
      })}
      <p className={form.Hint}>{whenAnnounced(values, locale, now)}</p>
    </div>
  );
}
