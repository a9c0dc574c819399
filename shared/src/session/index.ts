export { dispatch, restoreSession, sessionStore, signIn, syncSession, useSession } from './session-store';
export { DRAFTS_KEY, isToken, takeExpiredAt } from './session-storage';
export { sessionReducer } from './session-reducer';
export type { SessionFact, SessionState, SessionStatus, StoredSession } from './session-reducer';
export { askToSignIn, requireSignIn, takePendingAction } from './require-sign-in';
export type { PendingAction, SignInRequest } from './require-sign-in';
