import { useState, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import type { RegisteredRemote } from '@tessera/shared/composition';
import { loadMessages, useMessages } from '@tessera/shared/i18n';
import { Container } from '@tessera/shared/ui';
import { Boundaries, setSwitches } from './boundaries';
import styles from './boundaries.module.css';
import { boundariesMessages } from './boundaries-messages';

/** In an address: somebody asks to see boundaries. */
const ASKS = 'boundaries';

/** Somebody has asked who may not. */
function Refused(): JSX.Element | null {
  const text = useMessages(boundariesMessages);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <section className={styles.Panel} aria-label={text.label}>
      <Container className={styles.Row}>
        <p className={styles.Text} role="status">
          {text.refused}
        </p>
        <button type="button" className={styles.Action} onClick={() => setClosed(true)}>
          {text.close}
        </button>
      </Container>
    </section>
  );
}

/** The page's own address, without the question. */
function ownAddress(): string {
  const url = new URL(location.href);
  url.searchParams.delete(ASKS);
  return url.href;
}

async function show(part: JSX.Element): Promise<void> {
  await loadMessages([boundariesMessages]);
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(part);
}

/** Shows boundaries where this browser may see them: shoppers' documents never ask for this code. */
export const showBoundaries = (remotes: readonly RegisteredRemote[]): Promise<void> =>
  show(<Boundaries remotes={remotes} />);

/** Asks for boundaries with the session that is there, and loads the page with them; says so where it may not. */
export async function askForBoundaries(): Promise<void> {
  try {
    await setSwitches([]);
  } catch {
    return show(<Refused />);
  }
  location.replace(ownAddress());
}
