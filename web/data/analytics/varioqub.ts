import type { ForeignService } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { loadScript } from './load-script.ts'
import type { Tracker } from './trackers.ts'

interface Experiments {
  clientId: string
  config: Readonly<Record<string, boolean>>
  callback?: () => void
}
/** Takes requests from the first moment on: until the script is here it only writes them down. */
type Ymab = ((experiments: Experiments) => void) & { a?: unknown[][] }

/** No foreign code beside the script itself, and nobody who reads a page is led to another. */
const CONFIG = { enableJS: false, enableRedir: false }

/**
 * A/B tests by Varioqub: it changes a page for a share of its visitors and reads from the counter of Metrika with the
 * same number how they went on. Events are told to that counter, so this one only hears which page is open.
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
      // the page that was open when the script came has its experiments
      if (event.kind === 'page' && page.location.pathname + page.location.search !== asked) begin()
    },
  }
}
