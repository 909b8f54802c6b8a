import type { ForeignService } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { loadScript } from './load-script.ts'
import type { Tracker } from './trackers.ts'

interface Experiments {
  clientId: string
  config: Readonly<Record<string, boolean>>
  callback?: () => void
}
/** Accepts requests immediately: queues them until the script has loaded. */
type Ymab = ((experiments: Experiments) => void) & { a?: unknown[][] }

/** Disables third-party code and redirects of visitors. */
const CONFIG = { enableJS: false, enableRedir: false }

/**
 * A/B tests by Varioqub: it changes a page for a share of its visitors and evaluates the events of the Metrika counter
 * with the same number. Events go to Metrika, so this tracker only reports the open page.
 */
export function varioqub({ id, baseUrl }: ForeignService): Tracker {
  const page = window as unknown as { ymab?: Ymab; location: Location }
  let asked = ''
  function begin(callback?: () => void): void {
    asked = page.location.pathname + page.location.search
    page.ymab?.({ clientId: `metrika.${id}`, config: CONFIG, ...(callback && { callback }) })
  }
  return {
    name: 'abTests',
    async load() {
      if (!page.ymab) {
        const requests: unknown[][] = []
        const ymab: Ymab = (...request) => void requests.push(request)
        page.ymab = Object.assign(ymab, { a: requests })
      }
      const isReady = new Promise<void>((resolve) => begin(resolve))
      await Promise.all([loadScript(`${baseUrl}/expjs/latest/exp.js`), isReady])
    },
    track(event) {
      // the page open when the script loads gets its experiments
      if (event.kind === 'page' && page.location.pathname + page.location.search !== asked) begin()
    },
  }
}
