import { type BareCode, Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyBaseLogger, FastifyError } from 'fastify'
import { isPassingTrouble } from '../db/connection-loss.ts'

const codeByFastify: Record<string, BareCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_FILES_LIMIT: 'BODY_TOO_LARGE',
  FST_FIELDS_LIMIT: 'BODY_TOO_LARGE',
  FST_PARTS_LIMIT: 'BODY_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_JSON_FIELD_ERROR: 'MALFORMED_JSON',
  FST_MP_PREMATURE_CLOSE: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
}

/** Retry-After of an interrupted request, seconds. */
export const RETRY_AFTER = 1

/**
 * Converts a thrown value to a refusal. Transient errors become INTERRUPTED; unexpected errors are bugs, become
 * INTERNAL and are logged with the request id.
 */
export function asRefusal(
  error: unknown,
  request: { readonly log: Pick<FastifyBaseLogger, 'error'>; readonly id: string },
): Refusal {
  if (error instanceof Refusal) return error
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  if (statusCode === 429) return new Refusal('TOO_MANY_REQUESTS', { retryAfter: 60 })
  const known = code && codeByFastify[code]
  if (known) return new Refusal(known)
  if (error instanceof SyntaxError && statusCode === 400) return new Refusal('MALFORMED_JSON')
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('MALFORMED_REQUEST')
  const fields = { err: error, reqId: request.id }
  if (isPassingTrouble(error)) {
    request.log.error(fields, 'what it leans on was not there')
    return new Refusal('INTERRUPTED', { retryAfter: RETRY_AFTER })
  }
  request.log.error(fields, 'unexpected error')
  return new Refusal('INTERNAL')
}
