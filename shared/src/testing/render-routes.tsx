import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { QueryClientProvider } from '@tessera/shared/vendor/query';
import { RouterProvider, type createBrowserRouter } from '@tessera/shared/vendor/router';
import type { createQueryClient } from '@tessera/shared/query';

type Router = ReturnType<typeof createBrowserRouter>;
type QueryClient = ReturnType<typeof createQueryClient>;

/** Renders a router's page as the shell does. Gives what Testing Library gives, `user` (without delays), and both of them. */
export function renderRoutes(router: Router, queryClient: QueryClient) {
  const view = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), router, queryClient };
}
