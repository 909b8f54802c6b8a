import { randomInt } from 'node:crypto'
import type { OfficePiece, PieceRow, showcaseEndpoints } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { pieceOfFields, type WrittenPiece } from '@okolitsa/domain/content/written-piece.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { changedFields, recipeState } from '@okolitsa/domain/recipes/written-recipe.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { slugOf } from '@okolitsa/domain/text/address-words.ts'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import type { DraftPreview } from '../../draft-preview.ts'
import { MAX_HISTORY, MAX_PLAN_DAYS } from '../../policy.ts'
import type { ShowcaseCommands } from '../../showcase-commands.ts'
import { recipeCodesLike } from '../../store/recipe-version.store.ts'
import { listSignedVersions } from '../../store/version.store.ts'
import { fieldsOfPiece } from '../pieces.ts'
import {
  findFarms,
  findGoods,
  findPiece,
  listPieces,
  namesOfFarms,
  namesOfGoods,
  type PieceVersionRow,
} from '../store/piece.store.ts'

interface ShowcaseDeps extends Deps<'database' | 'clock' | 'products' | 'festival'> {
  readonly commands: Readonly<Record<WrittenPiece['sort'], ShowcaseCommands>>
  readonly preview: DraftPreview
}

const MOST_PIECES = 200
const MOST_SUBJECTS = 20
const SHORTEST_SEARCH = 3
const MAX_SLUG = 70
const PAGES = { shelf: '/', menu: '/', festival: '/festival' }

/** The office's editor of picked shelves, menus and festivals. */
export function showcaseHandlers({
  database: { executor, inTransaction },
  clock,
  products,
  festival,
  commands,
  preview,
}: ShowcaseDeps): Handlers<typeof showcaseEndpoints> {
  const presentRow = (row: PieceVersionRow): PieceRow => ({
    code: row.code,
    sort: row.details.sort,
    title: row.details.title,
    state: recipeState(row),
    version: row.version,
    publishedVersion: row.publishedVersion,
    plannedVersion: row.plannedVersion,
    plannedAt: row.plannedAt?.toISOString() ?? null,
  })
  const namesIn = async (on: Executor, piece: WrittenPiece) => {
    if (piece.sort === 'shelf' && piece.pick.by === 'goods') return namesOfGoods(on, piece.pick.productIds)
    if (piece.sort !== 'festival') return []
    return namesOfFarms(on, [
      ...new Set(piece.grounds.flatMap(({ stands }) => stands.map((one) => one.organizationId))),
    ])
  }
  const find = async (on: Executor, code: string): Promise<PieceVersionRow> => {
    const row = await findPiece(on, code)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }
  const read = async (on: Executor, code: string): Promise<OfficePiece> => {
    const row = await find(on, code)
    const versions = await listSignedVersions(on, code, MAX_HISTORY)
    const written = versions.map((version) => pieceOfFields(version))
    return {
      ...presentRow(row),
      fields: structuredClone(row.details) as OfficePiece['fields'],
      named: await namesIn(on, row.details),
      preview: `${PAGES[row.details.sort]}?draft=${preview.tokenOf(code, row.version)}`,
      history: versions.map(({ version, savedAt, author }, index) => {
        const [now, before] = [written[index], written[index + 1]]
        return {
          version,
          author,
          savedAt: savedAt?.toISOString() ?? null,
          changed: now && before ? changedFields(now, before) : [],
        }
      }),
    }
  }
  /** A menu is named by its place; others by the words of the title, with a number when they are taken. */
  const codeOf = async (on: Executor, piece: WrittenPiece): Promise<string> => {
    if (piece.sort === 'menu') return `menu-${piece.place}`
    const words = `${piece.sort}-${slugOf(piece.title, latinOf, MAX_SLUG) || '1'}`
    const taken = (await recipeCodesLike(on, words)).some(({ code }) => code === words)
    return taken ? `${words}-${randomInt(36 ** 5).toString(36)}` : words
  }
  /** Does a change with the commands of the piece's sort, and reads the piece again. */
  const change = (code: string, work: (tx: Executor, own: ShowcaseCommands, row: PieceVersionRow) => Promise<void>) =>
    inTransaction(async (tx) => {
      const row = await find(tx, code)
      await work(tx, commands[row.details.sort], row)
      return read(tx, code)
    })

  return {
    listPieces: async ({ query: { sort } }) => {
      const rows = await listPieces(executor, sort, MOST_PIECES)
      const codes = rows.map(({ code }) => code)
      const sales = sort === 'festival' ? await festival.salesOf(executor, codes) : null
      return {
        items: rows.map((row) => {
          const sold = sales?.get(row.code)
          return {
            ...presentRow(row),
            sales: sales && { orders: sold?.orders ?? 0, sum: sold ? toRoubles(sold.sum) : 0 },
          }
        }),
      }
    },
    listPieceSubjects: async ({ query: { of, search } }) => {
      if (of === 'categories') {
        const categories = await products.listGoodsCategories(executor)
        return { items: categories.map(({ id, fields }) => ({ id, title: fields.title, note: fields.urlKey })) }
      }
      if (search.length < SHORTEST_SEARCH) return { items: [] }
      return { items: await (of === 'goods' ? findGoods : findFarms)(executor, search, MOST_SUBJECTS) }
    },
    getPiece: ({ params: { code } }) => read(executor, code),
    createPiece: ({ actor, body: { fields: piece }, context }) =>
      inTransaction(async (tx) => {
        const code = await codeOf(tx, piece as WrittenPiece)
        const saved = {
          code,
          seen: { version: 0, publishedVersion: null },
          fields: fieldsOfPiece(piece as WrittenPiece),
        }
        await commands[piece.sort].save(tx, actor.staffId, saved, context.closedAreas)
        return read(tx, code)
      }),
    savePiece: ({ actor, params: { code }, body: { seen, fields: piece }, context }) =>
      change(code, async (tx, own, { details }) => {
        const isOther = piece.sort !== details.sort
        // the place of a menu is its code
        if (isOther || (piece.sort === 'menu' && `menu-${piece.place}` !== code))
          refuseMistakes({ fields: 'wrongValue' })
        await own.save(
          tx,
          actor.staffId,
          { code, seen, fields: fieldsOfPiece(piece as WrittenPiece) },
          context.closedAreas,
        )
      }),
    publishPiece: ({ actor, params: { code }, body: { seen, version, at }, context }) =>
      change(code, async (tx, own) => {
        const from = at === null ? null : new Date(at)
        if (from && from.getTime() > clock().getTime() + MAX_PLAN_DAYS * 86_400_000) refuseMistakes({ at: 'tooBig' })
        if (from && from > clock()) await own.plan(tx, actor.staffId, { code, seen, version, at: from })
        else await own.publish(tx, actor.staffId, { code, seen, version }, context.closedAreas)
      }),
    cancelPiecePlan: ({ actor, params: { code }, body: { seen } }) =>
      change(code, (tx, own) => own.plan(tx, actor.staffId, { code, seen, version: seen.version, at: null })),
    hidePiece: ({ actor, params: { code }, body: { seen } }) =>
      change(code, (tx, own) => own.withdraw(tx, actor.staffId, code, seen)),
  }
}
