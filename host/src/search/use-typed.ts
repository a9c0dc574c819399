import { useCallback, useSyncExternalStore } from 'react';

/** What stands in a box that the page had before whoever asks: letters that come while they are being drawn count, too. */
export function useTyped(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    [input],
  );
  return useSyncExternalStore(subscribe, () => input.value).trim();
}
