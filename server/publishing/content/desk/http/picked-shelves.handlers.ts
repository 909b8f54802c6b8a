import type { pickedShelvesEndpoints } from '@okolitsa/contracts/content/picked-shelves.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { isShownTo, nextChange, shownContent, textsIn } from '@okolitsa/domain/content/shown-content.ts'
import { FEWEST_ON_SHELF, MAX_PICKED, pieceOfFields } from '@okolitsa/domain/content/written-piece.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import { timeZoneOf } from '../piece-sorts.ts'

/** Maximum shelves of a page, and products of a shelf. */
const MOST_SHELVES = 6
const MOST_SHOWN = 12

/** Picked shelves: what cannot be ordered at the place is left out, and so is a shelf with too few products. */
export const pickedShelvesHandlers = ({
  clock,
  content,
  catalog,
  delivery,
}: Deps<'clock' | 'content' | 'catalog' | 'delivery'>): Handlers<typeof pickedShelvesEndpoints> => ({
  listPickedShelves: async ({ query, scope, context }) => {
    const draft = query.draft === undefined ? null : await content.draftBlock(query.draft)
    const blocks = scope.sellers === 'every' ? await content.publishedBlocks() : []
    const shelves = [...blocks.filter(({ code }) => code !== draft?.code), ...(draft ? [draft] : [])].filter(
      ({ kind }) => kind === 'shelf',
    )
    const now = clock()
    if (shelves.length === 0) return { items: [], changesAt: null }
    const place = await delivery.placeOf(query, context.site)
    const { regionCode } = place
    const viewer = { regionCode, today: dayIn(timeZoneOf(regionCode ?? ''), now), now }
    const here = shownContent(shelves, viewer).filter((shelf) => isShownTo(shelf, viewer))
    const items = await Promise.all(
      here.slice(0, MOST_SHELVES).map(async (shelf) => {
        const piece = pieceOfFields(shelf, 'shelf')
        const picked = piece ? await catalog.pickedGoods(scope, place, piece.pick, MAX_PICKED) : []
        return {
          code: shelf.code,
          title: textsIn(shelf, context.language).title,
          place: piece?.place ?? 'top',
          products: picked.filter(({ availability }) => availability.isAvailableForCart).slice(0, MOST_SHOWN),
        }
      }),
    )
    return {
      items: items.filter(({ products }) => products.length >= FEWEST_ON_SHELF),
      changesAt: nextChange(shelves, now)?.toISOString() ?? null,
    }
  },
})
