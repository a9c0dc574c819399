// Re-exports only what the front ends use: a shared package is not tree-shaken, so every name here costs bytes.
export {
  Link,
  NavLink,
  Outlet,
  Router,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  matchRoutes,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Navigator, RouteObject, To } from 'react-router-dom';
