import type { FarmerSorting } from '@okolitsa/contracts/catalog/listing.ts'
import type { FeaturedFarm } from '@okolitsa/contracts/content/featured.endpoints.ts'
import { formatDay, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { officeRanking as text } from '@okolitsa/strings/ru/office-ranking.ts'
import type { ReactNode } from 'react'
import { farmerPath } from '../../data/catalog/addresses.ts'
import type { OfficeApi } from '../../data/office/office-api.ts'
import { dishPath } from '../../data/restaurants/addresses.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './ranking.module.css'

type Answer<Call extends 'explainFarmRanking' | 'explainDishRanking'> = Awaited<ReturnType<OfficeApi['ranking'][Call]>>
const { columns, rule } = text

/** Farms of the list at a place; the column that sorts it stands first. */
export function FarmRankingTable({
  sorting,
  ranking: { items, total },
  ad,
}: {
  sorting: FarmerSorting
  ranking: Answer<'explainFarmRanking'>
  /** The advertisement above the list, which has no place in the order. */
  ad: FeaturedFarm | null
}) {
  const reference = useDayReference()
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <p className="sm muted">{[text.farms(total), rule.farms[sorting]].join(' · ')}</p>
      {ad && (
        <p>
          {`${text.ad}: `}
          <a className="link" href={farmerPath(ad.farmer.id)}>
            {ad.farmer.title}
          </a>{' '}
          <small className="muted">{ad.label}</small>
        </p>
      )}
      <Table
        heads={[columns.farm, columns.popularity, columns.rating, columns.distance, columns.since]}
        rows={items.map(({ id, title, popularity, rating, ratingCount, distanceKm, since }) => ({
          id,
          cells: [
            <a key="title" className="link" href={farmerPath(id)}>
              {title}
            </a>,
            formatNumber(popularity),
            text.ratingOf(rating, ratingCount),
            text.kilometres(distanceKm),
            formatDay(since.slice(0, 10), reference),
          ],
        }))}
      />
    </Card>
  )
}

/** Dishes of a search; null = nothing is searched for, and a menu has the order of its restaurant. */
export function DishRankingTable({ ranking }: { ranking: Answer<'explainDishRanking'> | null }) {
  if (!ranking)
    return (
      <Card>
        <p>{rule.menu}</p>
      </Card>
    )
  const { items, total, corrected, isAny } = ranking
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <p className="sm muted">
        {[text.dishes(total), corrected !== null && text.corrected(corrected), isAny ? rule.anyDishes : rule.dishes]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Table
        heads={[columns.dish, columns.seller, columns.match, columns.popularity]}
        rows={items.map(({ id, title, slug, seller, match, popularity }) => ({
          id,
          cells: [
            <a key="title" className="link" href={dishPath(slug)}>
              {title}
            </a>,
            seller,
            isAny ? formatNumber(match) : match > 0 ? text.terms.head : text.inWords,
            formatNumber(popularity),
          ],
        }))}
      />
    </Card>
  )
}

function Table({
  heads,
  rows,
}: {
  heads: readonly string[]
  rows: readonly { readonly id: number; readonly cells: readonly ReactNode[] }[]
}) {
  if (rows.length === 0) return <p>{text.none}</p>
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {[columns.place, ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [title, ...cells] }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <th scope="row">{title}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
