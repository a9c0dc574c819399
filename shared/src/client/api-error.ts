import type { Problem } from '@tessera/shared/contract';

/**
 * docs/product.md §8: said when a failure has no message of its own. In the document's language: a live binding.
 */
export let UNEXPECTED_ERROR = 'An unexpected error occurred';

/** Says it in another language; the host does, before the first call. */
export function setUnexpectedError(message: string): void {
  UNEXPECTED_ERROR = message;
}

export interface ApiErrorInit {
  /** 0 when there was no answer */
  status: number;
  /** stable code of the API, or 'network', 'timeout', 'unexpected' */
  code: string;
  message?: string;
  detail?: string;
  errors?: Record<string, string[]>;
  request_id?: string;
  cause?: unknown;
}

/** Every failure of a call. `message` is what to show a person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: Record<string, string[]>;
  readonly request_id: string;
  /**
   * The whole answer, for members that a code brings along ('challenge'). Set where answers are read, which comes with
   * the first call: the first page carries nothing for it.
   */
  declare readonly problem?: Partial<Problem>;

  constructor({ status, code, message, detail, errors, request_id, cause }: ApiErrorInit) {
    super(message || detail || UNEXPECTED_ERROR, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = detail ?? '';
    this.errors = errors ?? {};
    this.request_id = request_id ?? '';
  }
}
