import type { EmptySearch } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { officeSearches as text } from '@okolitsa/strings/ru/office-searches.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './searches.module.css'

const TeachSearch = lazy(() => import('./teach-search.tsx'))
const regions: Readonly<Record<string, string>> = REGION_TITLES

/** Searches without results: hints at missing products and synonyms, of which the search can be taught. */
export function EmptySearches({
  items,
  mayTeach,
  hasCategories,
}: {
  items: readonly EmptySearch[]
  mayTeach: boolean
  /** True = the person may add words to categories. */
  hasCategories: boolean
}) {
  const [taught, setTaught] = useState<string | null>(null)
  if (items.length === 0) return <Card>{text.none}</Card>
  return (
    <Card>
      <ul className={css.list}>
        {items.map(({ phrase, regionCode, times }) => (
          <li key={`${phrase} ${regionCode}`}>
            <span>
              «{phrase}»{' '}
              <small className="muted">
                {regions[regionCode] ?? text.elsewhere}, {text.times(times)}
              </small>
            </span>
            {mayTeach && (
              <Button size="small" look="secondary-gray" onClick={() => setTaught(phrase)}>
                {text.teach}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {taught !== null && (
        <Suspense>
          <TeachSearch phrase={taught} hasCategories={hasCategories} onClose={() => setTaught(null)} />
        </Suspense>
      )}
    </Card>
  )
}
