import { adminLayoutMessages } from './admin-layout-messages';

export { AdminLayout } from './admin-layout';

export const messages = [adminLayoutMessages];
