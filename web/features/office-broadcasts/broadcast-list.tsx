import type { BroadcastRow } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { type DayReference, formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { BROADCASTS_PATH, BROADCASTS_SHAPE } from '../../data/office/broadcasts-query.ts'
import { Badge } from '../../ui/badge.tsx'

type Row = BroadcastRow
const { columns, filters, views } = text
const COLORS = { sending: 'blue', stopped: 'orange', done: 'green' } as const

export const BroadcastState = ({ state }: Pick<Row, 'state'>) => (
  <Badge color={COLORS[state]}>{text.states[state]}</Badge>
)

/** The list of broadcasts as data for the list of the office. */
export const broadcastList = (reference: DayReference) => ({
  path: BROADCASTS_PATH,
  saved: 'broadcasts' as const,
  columns: [
    { name: 'title', title: columns.title, cell: ({ title }: Row) => <b>{title}</b> },
    {
      name: 'audience',
      title: columns.audience,
      cell: ({ kind, day, thing }: Row) => text.audienceOf(kind, day, thing, reference),
    },
    { name: 'people', title: columns.people, cell: ({ people }: Row) => formatNumber(people), isNumber: true },
    {
      name: 'started',
      title: columns.started,
      cell: ({ startedAt }: Row) => formatMoment(new Date(startedAt), reference),
      sort: { order: 'newest', direction: 'descending' as const },
    },
    { name: 'author', title: columns.author, cell: ({ seller, author }: Row) => seller ?? author },
    { name: 'state', title: columns.state, cell: ({ state }: Row) => <BroadcastState state={state} /> },
  ] as const,
  filters: [
    {
      name: 'state',
      title: filters.state,
      values: BROADCASTS_SHAPE.filters.state.map((value) => ({ value, title: text.states[value] })),
    },
    {
      name: 'author',
      title: filters.author,
      values: BROADCASTS_SHAPE.filters.author.map((value) => ({ value, title: filters[value] })),
    },
  ],
  orders: [{ value: 'newest', title: text.newest }] as const,
  views: [
    { title: views.all, filters: {} },
    { title: views.sending, filters: { state: 'sending' } },
    { title: views.sellers, filters: { author: 'sellers' } },
  ] as const,
  search: { label: text.search, longest: 80 },
  idOf: ({ id }: Row) => id,
  titleOf: ({ title }: Row) => title,
  hrefOf: ({ id }: Row) => `${BROADCASTS_PATH}/${id}`,
})
