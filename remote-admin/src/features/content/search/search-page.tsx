import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, cx } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import form from '../../../form/page/page-form.module.css';
import { staffPage } from '../../../guard/staff-page';
import { searchMessages } from '../../../messages/content/search';
import { LoadFailure } from '../../../page/load-failure';
import { MainScreen } from '../../../page/main-screen';
import { useRights } from '../../../rights/use-rights';
import { SearchForm } from './search-form';
import styles from './search.module.css';
import { lookedForQuery, searchWordsQuery } from './search.queries';
import { FormSkeleton } from '../../../page/form-skeleton';
import { useAnswered } from '../../../page/use-answered';

function SearchContent() {
  const text = useMessages(searchMessages);
  const client = useQueryClient();
  const query = searchWordsQuery();
  const { data, error, isFetching, refetch } = useQuery(query);
  // what it begins with stands above the fields
  const isListed = useAnswered([useQuery(lookedForQuery(true))]);
  if (error && !data) {
    return <LoadFailure what={text.theWords} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || !isListed) return <FormSkeleton />;
  return (
    <div className={cx(form.Page, styles.Narrow)}>
      <SearchForm
        words={data}
        onSaved={(saved) => {
          client.setQueryData(query.queryKey, saved);
          toast.success(text.saved);
        }}
        onFailed={(failure) => {
          if (failure instanceof ApiError && failure.code === 'conflict') void refetch();
        }}
      />
    </div>
  );
}

function SearchScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(searchMessages);
  const reason = useRights()('search.write');
  const content = enabled ? <SearchContent /> : <FormSkeleton />;
  return <MainScreen title={text.title}>{reason ? <Alert>{reason}</Alert> : content}</MainScreen>;
}

/** /admin/content/search: what the search understands, where it leads, and what it did not find. */
export const Page = staffPage(SearchScreen);
