import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { download } from '../../controls/download';
import { Toolbar } from '../../list/toolbar';
import { listMessages } from '../../messages/lists';
import { returnsMessages } from '../../messages/returns';
import { ReturnsFilters } from './returns-filters';
import type { ReturnsState } from './returns.model';
import { exportReturns } from './returns.queries';

interface ReturnsToolsProps {
  state: ReturnsState;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ReturnsState>) => void;
}

/** Search, filters and export of the list. */
export function ReturnsTools({ state, onSearch, onShow }: ReturnsToolsProps) {
  const text = useMessages(returnsMessages);
  const words = useMessages(listMessages);
  const [isOpen, setOpen] = useState(false);
  const exporting = useMutation({
    mutationFn: () => exportReturns(state),
    onSuccess: download,
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'returns-export' }),
  });
  const count = Object.keys(state.filters).length;
  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {words.filter}
        {count > 0 && (
          <>
            <span aria-hidden="true"> · {count}</span>
            <VisuallyHidden>, {words.filterCount(count)}</VisuallyHidden>
          </>
        )}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={exporting.isPending}
        pendingText={text.exporting}
        onClick={() => exporting.mutate()}
      >
        {text.export}
      </Button>
      <ReturnsFilters
        open={isOpen}
        onClose={() => setOpen(false)}
        state={state}
        onApply={(change) => {
          setOpen(false);
          onShow(change);
        }}
      />
    </Toolbar>
  );
}
