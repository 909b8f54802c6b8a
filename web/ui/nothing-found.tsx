import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'

interface NothingWords {
  readonly empty: string
  readonly emptyText: string
  readonly emptyState: string
  readonly notFound: (search: string) => string
  readonly notFoundText: string
  readonly showAll: string
}

/** An empty list: empty altogether, under the filter, or for the search text; with a link to the whole list. */
export function NothingFound({
  picture,
  search,
  isNarrowed,
  allHref,
  words,
}: {
  picture: string
  search: string
  isNarrowed: boolean
  allHref: string
  words: NothingWords
}) {
  const isPart = search !== '' || isNarrowed
  return (
    <Card>
      <EmptyState
        picture={picture}
        title={search ? words.notFound(search) : isPart ? words.emptyState : words.empty}
        text={search ? words.notFoundText : isPart ? undefined : words.emptyText}
        action={
          isPart ? (
            <Button size="medium" shape="round" look="secondary" href={allHref}>
              {words.showAll}
            </Button>
          ) : undefined
        }
      />
    </Card>
  )
}
