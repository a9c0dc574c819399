import { Type } from 'typebox';
import { Timestamp } from '../../schemas/basics/common';

const closed = { additionalProperties: false };

/**
 * docs/product.md §2 and §3: the names of ErrorInfo are given, camel case among them. Longer texts are cut when they
 * are kept.
 */
export const ErrorReportBody = Type.Object(
  {
    error_id: Type.String({ pattern: '^[\\w-]{4,64}$', description: 'the number that the visitor sees' }),
    errorType: Type.Enum(['server', 'network', 'timeout', 'forbidden', 'payment', 'maintenance', 'general'], {
      type: 'string',
    }),
    errorCode: Type.Optional(Type.String({ maxLength: 200 })),
    errorMessage: Type.Optional(Type.String({ maxLength: 20_000, format: 'lines' })),
    statusCode: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 999 }), Type.Null()])),
    timestamp: Timestamp,
    address: Type.Optional(Type.String({ maxLength: 10_000, description: 'of the page, as path and query' })),
    comment: Type.Optional(Type.String({ maxLength: 5000, format: 'lines' })),
  },
  closed,
);

export const ReportReceipt = Type.Object({ reference: Type.String() }, { ...closed, $id: 'ReportReceipt' });

export const errorReportsSchemas = [ReportReceipt];
