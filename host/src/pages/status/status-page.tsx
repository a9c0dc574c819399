import type { JSX } from 'react';
import { currentLanguage, localeOf, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { Container, PageHeader } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { overallOf, partStateOf, servicesOf } from './status.model';
import { partsQuery, reachableQuery, shopStatusQuery } from './status.queries';
import styles from './status-page.module.css';
import { StatusRow } from './status-row';
import { statusMessages } from './status-messages';

/** /status: the live health of services and remotes, looked at every few seconds while the page is visible. */
export function StatusPage(): JSX.Element {
  const texts = useMessages(statusMessages);
  const { data: store } = useQuery(storeQuery());
  const status = useQuery(shopStatusQuery());
  const { data: parts = [] } = useQuery(partsQuery());
  const { data: reachable = {} } = useQuery(reachableQuery(parts));
  const services = servicesOf(status);
  const partStates = parts.map(({ name }) => partStateOf(reachable[name]));
  const overall = overallOf(status, partStates);
  const checkedAt = Math.max(status.dataUpdatedAt, status.errorUpdatedAt);
  return (
    <Container className={styles.Page} width="narrow">
      <PageHeader title={texts.title} intro={texts.intro} />
      <p className={styles.Overall} data-state={overall} role="status">
        {texts.overall[overall]}
      </p>
      <section aria-labelledby="status-services">
        <h2 id="status-services" className={styles.Heading}>
          {texts.services}
        </h2>
        <ul className={styles.List}>
          {services.map(({ name, state }) => (
            <StatusRow key={name} name={texts.names[name] ?? name} state={state} />
          ))}
        </ul>
      </section>
      {parts.length > 0 && (
        <section aria-labelledby="status-parts">
          <h2 id="status-parts" className={styles.Heading}>
            {texts.parts}
          </h2>
          <ul className={styles.List}>
            {parts.map(({ name, label }, index) => (
              <StatusRow key={name} name={label} state={partStates[index] ?? 'checking'} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.Note} suppressHydrationWarning>
        {checkedAt > 0 &&
          texts.lastChecked(new Date(checkedAt).toLocaleTimeString(localeOf(currentLanguage(), store?.locale)))}
      </p>
      <p>
        {texts.help} <Link to={paths.page('contact')}>{texts.contact}</Link>
      </p>
    </Container>
  );
}
