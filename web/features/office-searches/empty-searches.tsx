import type { EmptySearch } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { officeSearches as text } from '@okolitsa/strings/ru/office-searches.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'

const regions: Readonly<Record<string, string>> = REGION_TITLES

/** Searches without results: hints at missing products and synonyms. */
export function EmptySearches({ items }: { items: readonly EmptySearch[] }) {
  if (items.length === 0) return <Card>{text.none}</Card>
  return (
    <Card>
      <DescriptionList
        items={items.map(({ phrase, regionCode, times }) => ({
          term: `«${phrase}», ${regions[regionCode] ?? text.elsewhere}`,
          value: text.times(times),
        }))}
      />
    </Card>
  )
}
