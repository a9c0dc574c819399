/** The PostgreSQL that comes along: started, or found where it runs; and folders that it can lie in. */
export { findPostgres, startPostgres } from './postgres';
export { makeTemporaryFolder } from './temporary-folder';
