import type { redirectsEndpoints } from '@okolitsa/contracts/content/redirects.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { MAX_REDIRECTS_SHOWN } from '../policy.ts'
import type { Redirects } from '../redirects.ts'
import { listRedirects } from '../store/redirect.store.ts'

interface RedirectsDeps extends Deps<'executor'> {
  readonly redirects: Redirects
}

export const redirectsHandlers = ({ executor, redirects }: RedirectsDeps): Handlers<typeof redirectsEndpoints> => ({
  listRedirects: async ({ query }) => {
    const rows = await listRedirects(executor, { ...query, most: MAX_REDIRECTS_SHOWN + 1 })
    const shown = rows.slice(0, MAX_REDIRECTS_SHOWN)
    return {
      items: shown.map(({ total: _, ...redirect }) => redirect),
      next: rows.length > MAX_REDIRECTS_SHOWN ? (shown.at(-1)?.from ?? null) : null,
      total: rows[0]?.total ?? 0,
    }
  },
  previewRedirects: async ({ body }) => ({ rows: [...(await redirects.preview(body.rows))] }),
  saveRedirects: async ({ actor, body }) => ({ rows: [...(await redirects.save(actor.staffId, body.rows))] }),
  removeRedirect: async ({ actor, params }) => {
    await redirects.remove(actor.staffId, params.id)
    return { removed: true }
  },
})
