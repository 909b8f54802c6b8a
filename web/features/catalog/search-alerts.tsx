import type { SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import { searchPage } from '@okolitsa/strings/ru/search-page.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const text = searchPage

/** Shows the search text when it differs from the typed one. */
export function SearchAlerts({
  corrected,
  searchedFor,
  typed,
  asTypedHref,
}: {
  corrected: string | null
  searchedFor: SearchedFor
  typed?: string | undefined
  asTypedHref?: string | undefined
}) {
  return (
    <>
      {corrected !== null && (
        <Notification
          title={text.correctedTitle}
          action={
            asTypedHref && (
              <Button look="secondary" size="medium" shape="round" href={asTypedHref}>
                {text.asTyped(typed ?? '')}
              </Button>
            )
          }
        >
          {text.corrected(corrected)}
        </Notification>
      )}
      {searchedFor && (
        <Notification title={text[`${searchedFor.kind}Title`]}>
          {text[searchedFor.kind](searchedFor.words)}
        </Notification>
      )}
    </>
  )
}
