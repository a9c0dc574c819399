import type { ComponentType } from 'react';
import { AdminGuard } from './admin-guard';

/**
 * A page of the back office that has its own places for what is not read yet: they are drawn while nobody knows who is here.
 * @param Screen asks for nothing until it is `enabled`
 */
export function staffPage(Screen: ComponentType<{ enabled: boolean }>) {
  return function Page() {
    return (
      <AdminGuard fallback={<Screen enabled={false} />}>
        <Screen enabled />
      </AdminGuard>
    );
  };
}
