import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import {
  festivalMistakes,
  menuMistakes,
  momentMistakes,
  type PieceSort,
  pieceOfFields,
  shelfMistakes,
  type WrittenPiece,
} from '@okolitsa/domain/content/written-piece.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { ShowcaseSort } from '../showcase-commands.ts'
import { namesOfFarms, namesOfGoods } from './store/piece.store.ts'

export const timeZoneOf = (regionCode: string): string => findRegion(regionCode)?.timeZone ?? SHOP_TIME_ZONE

const idsOf = async (rows: Promise<readonly { readonly id: number }[]>): Promise<ReadonlySet<number>> =>
  new Set((await rows).map(({ id }) => id))

/** Checks of each sort of pieces before it is shown. A festival that is shown is written into its own tables. */
export function pieceSorts({
  products,
  festival,
}: Deps<'products' | 'festival'>): Readonly<Record<PieceSort, ShowcaseSort>> {
  const sortOf = (
    sort: PieceSort,
    refuse: (tx: Executor, piece: WrittenPiece) => Promise<void>,
    show?: ShowcaseSort['show'],
  ): ShowcaseSort => ({
    isOne: (fields) => fields.kind === sort,
    refuseWrong: (fields) => {
      const piece = pieceOfFields(fields)
      if (piece?.sort === 'shelf') refuseMistakes(momentMistakes(piece))
    },
    refuseUnready: async (tx, fields) => {
      const piece = pieceOfFields(fields)
      if (piece) await refuse(tx, piece)
    },
    ...(show && { show }),
  })
  return {
    shelf: sortOf('shelf', async (tx, piece) => {
      if (piece.sort !== 'shelf') return
      const { pick } = piece
      refuseMistakes(
        shelfMistakes(piece, {
          products: pick.by === 'goods' ? await idsOf(namesOfGoods(tx, pick.productIds)) : new Set(),
          categories: pick.by === 'category' ? await idsOf(products.listGoodsCategories(tx)) : new Set(),
        }),
      )
    }),
    menu: sortOf('menu', async (tx, piece) => {
      if (piece.sort !== 'menu') return
      const categories = await products.listGoodsCategories(tx)
      refuseMistakes(menuMistakes(piece, new Set(categories.map(({ fields }) => fields.urlKey))))
    }),
    festival: sortOf(
      'festival',
      async (tx, piece) => {
        if (piece.sort !== 'festival') return
        const farms = piece.grounds.flatMap(({ stands }) => stands.map(({ organizationId }) => organizationId))
        refuseMistakes(festivalMistakes(piece, timeZoneOf, await idsOf(namesOfFarms(tx, farms))))
      },
      (tx, code, fields, author) =>
        festival.writeFestival(tx, author, code, fields && pieceOfFields(fields, 'festival')),
    ),
  }
}
