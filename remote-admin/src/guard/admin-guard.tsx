import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { useQuery } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { adminMeQuery } from '../rights/rights.queries';
import { SecondFactorFirst } from './second-factor-first';
import { StaffOnly } from './staff-only';

interface AdminGuardProps {
  /** drawn while nobody knows yet who is here */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows the back office to admins alone. It spares others a useless page; what protects the data is the API, which checks
 * the role of every call. A visitor without a session goes to the staff's sign-in; whoever signs out here is led
 * by the shell instead (docs/product.md §4).
 */
export function AdminGuard({ fallback, children }: AdminGuardProps) {
  const status = useSession((state) => state.status);
  const role = useSession((state) => state.role);
  const userId = useSession((state) => state.userId);
  // the frame asks for it
  const awaitsSecondFactor = useQuery({ ...adminMeQuery(userId), enabled: false }).data?.awaits_second_factor;
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    if (status === 'signed-out' && !wasSignedIn.current) void navigate(paths.adminLogin(), { replace: true });
  }, [status, navigate]);

  if (status === 'restoring') return fallback;
  if (role !== 'ADMIN') return <StaffOnly signedIn={status === 'signed-in'} />;
  return awaitsSecondFactor ? <SecondFactorFirst /> : children;
}
