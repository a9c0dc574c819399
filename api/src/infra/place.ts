export { placeOf, shortAddress } from '@tessera/shared/http';
