import { useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { Button, Container, PageHeader } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { pageMessages } from '../../messages/page';
import styles from './__name__-page.module.css';

/** /__name__ */
export function Page() {
  const text = useMessages(pageMessages);
  const store = useQuery(storeQuery());
  const [thanks, setThanks] = useState(0);
  return (
    <Container className={styles.Page}>
      <PageHeader title={text.title} intro={text.intro} />
      <div className={styles.Panel}>
        {store.data && <p>{text.welcome(store.data.name)}</p>}
        <Button onClick={() => setThanks(thanks + 1)}>{text.thank}</Button>
        <p role="status">{thanks > 0 && text.thanks(thanks)}</p>
      </div>
    </Container>
  );
}
