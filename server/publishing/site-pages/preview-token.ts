import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

export interface Preview {
  readonly pageId: string
  readonly expiresAt: Date
}

const sealOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`site-preview:${text}`).digest('base64url')

/** A token `page.end.seal` of a draft's link. It is not stored, and cannot be forged without the secret. */
export function previewToken(secret: string, { pageId, expiresAt }: Preview): string {
  const text = `${pageId}.${expiresAt.getTime().toString(36)}`
  return `${text}.${sealOf(secret, text)}`
}

/** The page of a link's token; null = invalid or expired. */
export function readPreviewToken(secret: string, token: string, now: Date): string | null {
  const [pageId = '', end = '', seal = ''] = token.split('.')
  if (!isSameSecret(seal, sealOf(secret, `${pageId}.${end}`))) return null
  return Number.parseInt(end, 36) > now.getTime() ? pageId : null
}
