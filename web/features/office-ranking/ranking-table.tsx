import type { FeaturedAd } from '@okolitsa/contracts/content/featured.endpoints.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import { officeRanking as text } from '@okolitsa/strings/ru/office-ranking.ts'
import { productPath } from '../../data/catalog/addresses.ts'
import type { OfficeApi } from '../../data/office/office-api.ts'
import { Card } from '../../ui/card.tsx'
import css from './ranking.module.css'

type Ranking = Awaited<ReturnType<OfficeApi['ranking']['explainRanking']>>
type Terms = NonNullable<Ranking['items'][number]['terms']>

/** The terms that count, such as «in the name +1». */
const termsOf = (terms: Terms): string =>
  (Object.entries(terms) as [keyof typeof text.terms, number][])
    .filter(([, value]) => value > 0)
    .map(([name, value]) => text.termOf(text.terms[name], value))
    .join(', ')

/** A list of goods with the terms of its order. */
export function RankingTable({
  phrase,
  ranking: { items, total, corrected },
  ad,
}: {
  phrase: string
  ranking: Ranking
  /** The advertisement of the list, which has no place in the order. */
  ad: FeaturedAd | null
}) {
  const { columns, rule } = text
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <p className="sm muted">
        {[
          text.total(total),
          corrected !== null && text.corrected(corrected),
          phrase === '' ? rule.category : rule.search,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {ad && (
        <p>
          {`${text.ad}: `}
          <a className="link" href={productPath(ad.product)}>
            {ad.product.title}
          </a>{' '}
          <small className="muted">{ad.label}</small>
        </p>
      )}
      {items.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{columns.place}</th>
                <th scope="col">{columns.product}</th>
                <th scope="col">{columns.seller}</th>
                {phrase !== '' && <th scope="col">{columns.match}</th>}
                <th scope="col">{columns.popularity}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, title, seller, path, popularity, terms }, index) => (
                <tr key={id}>
                  <td>{index + 1}</td>
                  <th scope="row">
                    <a className="link" href={path}>
                      {title}
                    </a>
                  </th>
                  <td>{seller}</td>
                  {phrase !== '' && <td>{terms ? termsOf(terms) : text.onlyPopularity}</td>}
                  <td>{formatNumber(popularity)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
