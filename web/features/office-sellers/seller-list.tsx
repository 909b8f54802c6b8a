import type { OfficeSellerRow } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { BulkMove } from '@okolitsa/domain/sellers/seller-state.ts'
import { type DayReference, formatDate, formatNumber, formatPercent, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeSellers as text } from '@okolitsa/strings/ru/office-sellers.ts'
import { SELLERS_PATH, SELLERS_SHAPE, sellersExportPath } from '../../data/office/sellers-query.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CirclePauseIcon, PlayIcon } from '../../ui/icons.ts'
import { onTimePercent, PAPER_COLORS, STATE_COLORS, stateWords } from './seller-words.ts'
import css from './sellers.module.css'

type Row = OfficeSellerRow
const { columns, filters, views } = text
const DASH = '–'

/** The list of sellers as data for the list of the office. */
export const sellerList = (reference: DayReference) => ({
  path: SELLERS_PATH,
  saved: 'sellers' as const,
  columns: [
    {
      name: 'seller',
      title: columns.seller,
      sort: { order: 'title', direction: 'ascending' as const },
      cell: ({ title, town, legalName, smallImageUrl }: Row) => (
        <>
          <Avatar picture={smallImageUrl} size={40} />
          <span className={css.name}>
            <b>{title}</b>
            <small>{[town, legalName].filter(Boolean).join(' · ')}</small>
          </span>
        </>
      ),
    },
    {
      name: 'state',
      title: columns.state,
      cell: (row: Row) => <Badge color={STATE_COLORS[row.state]}>{stateWords(row, reference)}</Badge>,
    },
    { name: 'type', title: columns.type, cell: ({ type }: Row) => text.types[type], isHidden: true },
    { name: 'kind', title: columns.kind, cell: ({ kind }: Row) => text.kinds[kind], isHidden: true },
    { name: 'town', title: columns.town, cell: ({ town }: Row) => town, isHidden: true },
    { name: 'goods', title: columns.goods, cell: ({ goods }: Row) => formatNumber(goods), isNumber: true },
    { name: 'orders', title: columns.orders, cell: ({ orders }: Row) => formatNumber(orders), isNumber: true },
    { name: 'sum', title: columns.sum, cell: ({ sum }: Row) => formatPrice(Math.round(sum)), isNumber: true },
    {
      name: 'onTime',
      title: columns.onTime,
      isNumber: true,
      isHidden: true,
      cell: (row: Row) => {
        const percent = onTimePercent(row)
        return percent === null ? DASH : formatPercent(percent)
      },
    },
    { name: 'claims', title: columns.claims, cell: ({ claims }: Row) => formatNumber(claims), isNumber: true },
    {
      name: 'lastSale',
      title: columns.lastSale,
      cell: ({ lastSaleOn }: Row) => (lastSaleOn === null ? text.never : formatDate(lastSaleOn, reference)),
    },
    {
      name: 'papers',
      title: columns.papers,
      cell: ({ papers, papersEndOn }: Row) => (
        <Badge color={PAPER_COLORS[papers]}>
          {papers === 'expiring' && papersEndOn !== null
            ? text.papersUntil(papersEndOn, reference)
            : text.papers[papers]}
        </Badge>
      ),
    },
    {
      name: 'since',
      title: columns.since,
      isHidden: true,
      cell: ({ createdAt, timeZone }: Row) => formatDate(dayIn(timeZone, new Date(createdAt)), reference),
    },
  ] as const,
  filters: [
    {
      name: 'state',
      title: filters.state,
      values: SELLERS_SHAPE.filters.state.map((value) => ({ value, title: text.states[value] })),
    },
    {
      name: 'type',
      title: filters.type,
      values: SELLERS_SHAPE.filters.type.map((value) => ({ value, title: text.types[value] })),
    },
    {
      name: 'kind',
      title: filters.kind,
      values: SELLERS_SHAPE.filters.kind.map((value) => ({ value, title: text.kinds[value] })),
    },
    {
      name: 'papers',
      title: filters.papers,
      values: SELLERS_SHAPE.filters.papers.map((value) => ({ value, title: text.papers[value] })),
    },
    {
      name: 'npd',
      title: filters.npd,
      values: SELLERS_SHAPE.filters.npd.map((value) => ({ value, title: text.npd[value] })),
    },
  ],
  orders: [
    { value: 'title', title: text.orders.title },
    { value: 'newest', title: text.orders.newest },
    { value: 'oldest', title: text.orders.oldest },
  ] as const,
  views: [
    { title: views.all, filters: {} },
    { title: views.active, filters: { state: 'active' } },
    { title: views.submitted, filters: { state: 'submitted' } },
    { title: views.waiting, filters: { papers: 'waiting' } },
    { title: views.expiring, filters: { papers: 'expiring' } },
    { title: views.expired, filters: { papers: 'expired' } },
    { title: views.suspended, filters: { state: 'suspended' } },
  ] as const,
  search: { label: text.search, longest: 80 },
  idOf: ({ id }: Row) => id,
  titleOf: ({ title }: Row) => title,
  hrefOf: ({ id }: Row) => `${SELLERS_PATH}/${id}`,
  exportPath: sellersExportPath,
})

const ICONS = { suspend: CirclePauseIcon, restore: PlayIcon } as const

/** Bulk actions of the list. */
export const sellerMoves = (ask: (move: BulkMove, ids: readonly number[]) => void) =>
  (['suspend', 'restore'] as const).map((move) => ({
    name: move,
    title: text.moves[move],
    icon: ICONS[move],
    isPossible: ({ abilities }: Row) => abilities.includes(move),
    run: (rows: readonly Row[]) =>
      ask(
        move,
        rows.map(({ id }) => id),
      ),
  }))
