import { useMessages } from '@tessera/shared/i18n';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { listMessages } from '../../messages/lists';

/** Its id: where the focus goes when the last filter is taken away. */
export const FILTER_BUTTON = 'list-filter';

/** Opens the form of a list's filters, and says how many of them are set. */
export function FilterButton({ count, onPress }: { count: number; onPress: () => void }) {
  const words = useMessages(listMessages);
  return (
    <Button id={FILTER_BUTTON} variant="secondary" size="sm" onClick={onPress}>
      {words.filter}
      {count > 0 && (
        <>
          <span aria-hidden="true"> · {count}</span>
          <VisuallyHidden>, {words.filterCount(count)}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
