import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import type { AttributeWordsService } from '../attributes/attribute-words.service';
import type { AuditService } from '../audit/audit.service';
import type { StockWatchService } from '../back-in-stock/stock-watch.service';
import type { ForSaleService } from '../catalogue/for-sale.service';
import type { ProductsByValue } from '../catalogue/products-by-value.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import type { StoreService } from '../store/store.service';
import { productJobKinds } from './bulk/product-job-kinds';
import { createCheckFile } from './files/check/check-file.service';
import { createImportFile } from './files/check/import-file.service';
import { createProductFiles } from './files/check/product-files.service';
import { createFilePictures } from './files/pictures/file-pictures.service';
import { createFailedProducts } from './files/check/failed-products';
import { createWholeExport } from './files/export/whole-export.service';
import { productFileJobKinds } from './files/product-file-job-kinds';
import { createProductExport } from './list/product-export.service';
import { createProductList } from './list/product-list.service';
import { createProductPictures } from './pictures/product-pictures.service';
import { createAdminProducts } from './products.service';
import { createProductRecords } from './record/product-records.service';
import { createProductWrites } from './record/product-writes.service';
import { createProductVideo } from './video/product-video.service';
import { createProductSheet } from './sheet/sheet.service';
import { createProductVersions } from './versions/product-versions.service';
import { createProductVariants } from './variants/product-variants.service';

interface Needs {
  audit: AuditService;
  store: StoreService;
  listingWriter: ListingWriter;
  forSale: ForSaleService;
  productsByValue: ProductsByValue;
  stockWatch: StockWatchService;
  attributeWords: AttributeWordsService;
  pictures: DrawingProcess;
}

/** Products as staff find, make, change and publish them. */
export const productsModule = defineModule({
  name: 'products',
  services: (infra: Infra, needs: Needs) => {
    const productRecords = createProductRecords({ ...infra, ...needs });
    const productWrites = createProductWrites({ ...infra, ...needs, productRecords });
    const productVariants = createProductVariants({ ...infra, ...needs, productWrites });
    const productVideo = createProductVideo({ ...infra, ...needs, productWrites });
    const productPictures = createProductPictures({ ...infra, ...needs, productWrites, productVideo });
    const written = { productRecords, productWrites, productVariants, productVideo };
    const adminProducts = createAdminProducts({ ...infra, ...needs, ...written });
    const productList = createProductList({ ...infra, ...needs });
    const productExport = createProductExport({ ...infra, ...needs });
    const productVersions = createProductVersions({ ...infra, ...written, productPictures, adminProducts });
    const productSheet = createProductSheet({ ...infra, ...needs, ...written, productList, adminProducts });
    const lists = { productList, productExport, productSheet };
    const checkFile = createCheckFile({ ...infra, ...needs });
    const filePictures = createFilePictures({ ...infra, ...needs });
    const productFiles = createProductFiles({ ...infra, ...needs, filePictures });
    const fileWriters = { productPictures, adminProducts, checkFile, filePictures };
    const importFile = createImportFile({ ...infra, ...needs, ...written, ...fileWriters });
    const failedRows = createFailedProducts({ ...infra, checkFile });
    const wholeExport = createWholeExport({ ...infra, ...needs });
    const fileServices = { productFiles, checkFile, importFile, failedRows, wholeExport };
    return {
      productWrites,
      productVariants,
      productPictures,
      productVideo,
      productVersions,
      ...lists,
      adminProducts,
      ...fileServices,
    };
  },
  hourly: async ({ productFiles, productVideo }) => {
    await productFiles.removeExpired();
    await productVideo.removeExpired();
  },
  jobKinds: (services) => [...productJobKinds(services), ...productFileJobKinds(services)],
  web: async () => {
    const { productsRoutes } = await import('./products.routes');
    const { productFilesRoutes } = await import('./files/check/product-files.routes');
    const { productFileSchemas } = await import('./files/check/product-files.schemas');
    const { productListRoutes } = await import('./list/product-list.routes');
    const { productListSchemas } = await import('./list/product-list.schemas');
    const { productPicturesRoutes } = await import('./pictures/product-pictures.routes');
    const { productVideoRoutes } = await import('./video/product-video.routes');
    const { productSchemas } = await import('./record/product.schemas');
    const { productVersionSchemas } = await import('./record/product-version.schemas');
    const { productVersionsRoutes } = await import('./versions/product-versions.routes');
    const { sheetRoutes } = await import('./sheet/sheet.routes');
    const { sheetSchemas } = await import('./sheet/sheet.schemas');
    return {
      schemas: [
        ...productSchemas,
        ...productVersionSchemas,
        ...productListSchemas,
        ...sheetSchemas,
        ...productFileSchemas,
      ],
      routes: [productListRoutes, sheetRoutes, productsRoutes, productVersionsRoutes],
      uploadRoutes: [productPicturesRoutes, productVideoRoutes, productFilesRoutes],
    };
  },
});
