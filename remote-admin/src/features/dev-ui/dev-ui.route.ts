import type { PageMeta } from '@tessera/shared/composition';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { jobsMessages } from '../../messages/jobs';
import { listMessages } from '../../messages/lists';
import { notesMessages } from '../../messages/orders/notes';
import { ordersMessages } from '../../messages/orders/orders';

export { Page } from './dev-ui-page';

export const messages = [adminMessages, controlMessages, listMessages, jobsMessages, notesMessages, ordersMessages];

export const meta = (): PageMeta => ({ title: 'Parts of the back office', robots: 'noindex' });
