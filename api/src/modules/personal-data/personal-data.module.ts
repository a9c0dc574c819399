import { defineModule } from '../../framework/module';
import type { ModuleContext } from '../../framework/module';
import type { PasswordsService } from '../auth/passwords/passwords.service';
import type { MailService } from '../mail/mail.service';
import type { StaffService } from '../staff/staff.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { createPersonalDataService } from './personal-data.service';

interface Needs {
  users: UsersService;
  staff: StaffService;
  passwords: PasswordsService;
  mail: MailService;
  store: StoreService;
}

/** What is known about a person, from every module: handing it over, and forgetting it. */
export const personalDataModule = defineModule({
  name: 'personal-data',
  services: (context: ModuleContext, needs: Needs) => ({
    personalData: createPersonalDataService({ ...context, ...needs }),
  }),
  web: async () => ({ routes: [(await import('./personal-data.routes')).personalDataRoutes] }),
});
