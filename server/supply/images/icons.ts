import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { LRUCache } from 'lru-cache'
import type { Drawing } from './drawing-processes.ts'
import { createDrawingQueue } from './drawing-queue.ts'
import type { SiteIcon, SiteIcons } from './ports.ts'
import { firstDrawn, textPath, textWidth } from './preview/text-paths.ts'

/** Maximum cached icons, a few kilobytes each. */
const MAX_KEPT = 500
const AT_WORK = 1
const MAX_WAITING = 32
/** Seconds until an icon is retried after its process failed. */
const RETRY_AFTER_S = 30
/** Side of the icon's coordinate system. */
const SIDE = 64
/** Cap height as a share of the font size. */
const CAPITAL = 0.7
/** Forms of icons. Devices crop a maskable icon, so its letter is smaller and its colour fills the square. */
const FORMS = { rounded: { radius: 15, size: 38 }, full: { radius: 0, size: 30 } }

/** An icon as SVG with an outlined letter, because the renderer has no fonts. */
function iconSvg({ letters, color, form }: SiteIcon): string {
  const letter = firstDrawn(letters)
  const { radius, size } = FORMS[form]
  const style = { weight: '700', size, color: '#fff' } as const
  const x = (SIDE - textWidth(letter, style)) / 2
  const y = (SIDE + size * CAPITAL) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${color}"/>${textPath(letter, x, y, style)}</svg>`
}

/** Icons of sellers' sites as PNG, cached in memory. */
export function createIcons({ drawing }: { readonly drawing: Drawing }): SiteIcons {
  const kept = new LRUCache<string, Buffer>({ max: MAX_KEPT })
  const queue = createDrawingQueue<Buffer>({ atWork: AT_WORK, waiting: MAX_WAITING })
  return {
    async draw(icon) {
      const key = JSON.stringify([firstDrawn(icon.letters), icon.color, icon.form, icon.side])
      const ready = kept.get(key)
      if (ready) return ready
      return queue.ask(key, async () => {
        try {
          const picture = await drawing.run({ kind: 'icon', svg: iconSvg(icon), side: icon.side })
          kept.set(key, picture)
          return picture
        } catch {
          throw new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER_S })
        }
      })
    },
  }
}
