import { Type } from 'typebox';
import { fileKind } from '../../framework/door/job-kinds';
import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { CustomersWholeService } from '../customers/files/customers-whole.service';
import type { WholeExportService } from '../products/files/export/whole-export.service';
import type { StoreService } from '../store/store.service';
import { createDataExport } from './data-export.service';
import type { DataPosition } from './data-export.service';

interface Needs {
  wholeExport: WholeExportService;
  customersWhole: CustomersWholeService;
  store: StoreService;
}

/** All data of the shop in one archive, for whoever owns it. */
export const dataExportModule = defineModule({
  name: 'data-export',
  services: (infra: Infra, needs: Needs) => ({ dataExport: createDataExport({ ...infra, ...needs }) }),
  jobKinds: ({ dataExport }) => [
    fileKind<object>({
      form: 'file',
      name: 'data.export',
      right: 'data.export',
      parameters: Type.Object({}, { additionalProperties: false }),
      file: { name: 'shop-data', ending: 'zip', type: 'application/zip' },
      begin: (db) => dataExport.begin(db),
      read: (position) => dataExport.read(position as DataPosition), // as `begin` gave it
    }),
  ],
});
