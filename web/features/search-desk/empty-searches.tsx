import type { EmptySearch } from '@okolitsa/contracts/search/search-desk.endpoints.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

const text = ordersDesk.emptySearches
const regions: Readonly<Record<string, string>> = REGION_TITLES

/** Searches without results, for the administrator: hints at missing products. */
export function EmptySearches({ items }: { items: readonly EmptySearch[] }) {
  return (
    <Card>
      <Disclosure title={text.title(items.length)}>
        {items.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <ul>
            {items.map(({ phrase, regionCode, times }) => (
              <li key={`${regionCode} ${phrase}`}>
                «{phrase}» — {text.times(times)}, {regions[regionCode] ?? text.elsewhere}
              </li>
            ))}
          </ul>
        )}
        <p>{text.note}</p>
      </Disclosure>
    </Card>
  )
}
