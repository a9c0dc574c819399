export { pageQuery } from './page-query';
export { Prose } from './prose';
