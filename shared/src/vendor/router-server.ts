// For the web server and its renderers only; never part of a browser build.
export { StaticRouterProvider, createStaticHandler, createStaticRouter, matchRoutes } from 'react-router-dom';
