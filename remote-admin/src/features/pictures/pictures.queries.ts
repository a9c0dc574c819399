import type { AdminPictureList } from '@tessera/shared/contract';
import { listQuery } from '../../list-page/list.queries';
import type { PicturesState } from './pictures.model';

/** One page of the library. */
export const picturesQuery = (state: PicturesState) => listQuery<AdminPictureList>('pictures', state);
