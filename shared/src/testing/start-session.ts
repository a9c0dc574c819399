import { signedInAs, type FakeUser } from '@tessera/shared/doubles';
import { dispatch } from '@tessera/shared/session';

/** Signs in (or, with null, out) before a test begins. */
export const startSession = (user: FakeUser | null): void => dispatch(signedInAs(user));
