// For the renderer process only; never part of a browser build.
export { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
