import type { CategoryPicks } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Alert, ButtonLink } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { Link, useParams } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { SaveBar } from '../../../controls/saving/save-bar';
import { useRecordWrite } from '../../../form/use-record-write';
import { AdminGuard } from '../../../guard/admin-guard';
import { arrangeMessages } from '../../../messages/arrange';
import { categoriesMessages } from '../../../messages/categories';
import { Card } from '../../../page/card';
import { MainScreen } from '../../../page/main-screen';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { categoriesQuery } from '../categories.queries';
import styles from './arrange.module.css';
import { picksQuery } from './arrange.queries';
import { GoodsCard } from './goods-card';
import { areSame, type Pick } from '../../../product/picks/picks.model';
import { PicksList } from '../../../product/picks/picks-list';

/** Both lists, and the bar that saves. */
function Arranging({ found }: { found: CategoryPicks }) {
  const text = useMessages(arrangeMessages);
  const client = useQueryClient();
  const { category, items, version } = found;
  const [edited, setEdited] = useState<readonly Pick[]>();
  const picks = edited ?? items;
  const { queryKey } = picksQuery(category.id);
  const saving = useRecordWrite<readonly Pick[], CategoryPicks>({
    writeOf: (wanted) => ({
      method: 'put',
      path: `categories/${category.id}/picks`,
      json: { version, product_ids: wanted.map(({ id }) => id) },
    }),
    staleCodes: ['categories.stale'],
    readAgain: () => client.invalidateQueries({ queryKey }),
    onSaved: (saved, wanted) => {
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ queryKey: categoriesQuery().queryKey, exact: true });
      // what was moved while it was on its way is not saved yet
      setEdited((now) => (now === wanted ? undefined : now));
      toast.success(text.saved);
    },
  });
  const reason = useRights()('products.write');
  const dirty = edited !== undefined && !areSame(edited, items);
  return (
    <>
      {reason !== undefined && <Alert tone="warning">{reason}</Alert>}
      <fieldset className={styles.Lists} disabled={reason !== undefined}>
        <Card title={text.first}>
          <p className={styles.Hint}>{picks.length === 0 ? text.none : text.keys}</p>
          <PicksList label={text.first} remove={text.noLongerFirst} picks={picks} onChange={setEdited} />
        </Card>
        <GoodsCard slug={category.slug} picks={picks} onAdd={(pick) => setEdited([...picks, pick])} />
      </fieldset>
      <SaveBar
        dirty={dirty}
        saving={saving}
        onSave={() => saving.mutate(picks)}
        onDiscard={() => {
          saving.reset();
          setEdited(undefined);
        }}
      />
    </>
  );
}

function ArrangeScreen() {
  const text = useMessages(arrangeMessages);
  const categories = useMessages(categoriesMessages);
  const { category: id = '' } = useParams();
  const result = useQuery(picksQuery(id));
  const missing = {
    title: text.missing,
    text: text.missingText,
    to: adminPaths.categories(),
    label: text.toCategories,
  };
  return (
    <RecordGate
      result={result}
      skeleton={<RecordSkeleton label={text.loading} />}
      missing={missing}
      failure={{ title: text.theGoods, what: text.theGoods }}
    >
      {(found) => (
        <MainScreen
          title={text.title(found.category.name)}
          parents={[{ label: categories.title, to: adminPaths.categories() }]}
          actions={
            <ButtonLink as={Link} variant="secondary" size="sm" to={paths.category(found.category.slug)}>
              {text.inShop}
            </ButtonLink>
          }
        >
          <Arranging key={found.category.id} found={found} />
        </MainScreen>
      )}
    </RecordGate>
  );
}

/** /admin/categories/{id}/order: which goods of a category come first, and in which order. */
export const Page = () => (
  <AdminGuard fallback={null}>
    <ArrangeScreen />
  </AdminGuard>
);
