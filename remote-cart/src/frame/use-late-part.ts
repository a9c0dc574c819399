import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useCallback, useState, type ComponentType } from 'react';

/**
 * A part whose code comes when somebody asks for it, not with the page. When it does not arrive the page stays as it is, a
 * toast says so, and the next press asks again.
 * @param load a dynamic import whose default export is the part
 */
export function useLatePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = useCallback(() => {
    load().then(
      ({ default: Loaded }) => setPart(() => Loaded),
      () => toast.error(UNEXPECTED_ERROR, { id: 'late-part' }),
    );
  }, [load]);
  return { Part, ask };
}
