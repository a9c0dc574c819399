import { toast } from '@tessera/shared/events';
import { useCallback, useState, type ComponentType } from 'react';
import { loadLate, type ImportLate } from './load-late';

/**
 * A component whose code comes when somebody asks for it, not with the page: a dialog, a form. When it does not arrive the page
 * stays as it is, and the next time that it is asked for tries again.
 * @param failure what a toast says when it does not arrive; without it the caller sees to that
 * @returns the component, undefined until it is here, and `load`, which settles with whether it is
 */
export function useLateComponent<Props>(importLate: ImportLate<Props>, failure?: string) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(async (): Promise<boolean> => {
    try {
      const Loaded = await loadLate(importLate);
      setComponent(() => Loaded);
      return true;
    } catch {
      if (failure) toast.error(failure, { id: 'late' });
      return false;
    }
  }, [importLate, failure]);
  return { Component, load };
}
