import { createHmac } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** Lifetime of a link to a draft, s. */
const LIFETIME_S = 4 * 3_600

/** Signed names of versions, by which the home page shows a draft to everybody who has the link. */
export function createDraftPreview({ secret, clock }: { secret: string; clock: Clock }) {
  const seal = (text: string) => createHmac('sha256', secret).update(`draft-preview:${text}`).digest('base64url')
  return {
    tokenOf(code: string, version: number): string {
      const text = `${code}.${version}.${Math.floor(clock().getTime() / 1_000) + LIFETIME_S}`
      return `${text}.${seal(text)}`
    },
    /** The version of a token; null = not signed by this market, or expired. */
    read(token: string): { readonly code: string; readonly version: number } | null {
      const [, text = '', code = '', version = '', until = '', shown = ''] =
        /^(([a-z0-9-]{1,100})\.(\d{1,9})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? []
      if (!isSameSecret(shown, seal(text)) || Number(until) * 1_000 <= clock().getTime()) return null
      return { code, version: Number(version) }
    },
  }
}
export type DraftPreview = ReturnType<typeof createDraftPreview>
