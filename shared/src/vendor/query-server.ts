// For the renderers only; never part of a browser build.
export { dehydrate } from '@tanstack/react-query';
