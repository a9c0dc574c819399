import type { ComponentType } from 'react';
import { Screen } from '../page/screen';
import { AdminGuard } from './admin-guard';

/** A page of the back office that is one record. @param Skeleton drawn while nobody knows who is here */
export function recordPage(Skeleton: ComponentType, Record: ComponentType) {
  return function Page() {
    return (
      <Screen>
        <AdminGuard fallback={<Skeleton />}>
          <Record />
        </AdminGuard>
      </Screen>
    );
  };
}

/** The same of content that frames itself (`MainScreen`). */
export function mainPage(Skeleton: ComponentType, Main: ComponentType) {
  return function Page() {
    return (
      <AdminGuard
        fallback={
          <Screen>
            <Skeleton />
          </Screen>
        }
      >
        <Main />
      </AdminGuard>
    );
  };
}
