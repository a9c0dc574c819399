import { paths } from '@tessera/shared/paths';
import { useNavigate } from '@tessera/shared/vendor/router';

/** Goes to where the visitor came from; home when the tab was opened with this page. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home()));
}
