import type { SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import { searchPage } from '@okolitsa/strings/ru/search-page.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

const text = searchPage

/** Says which words were searched for when they are not the visitor's own. */
export function SearchAlerts({
  corrected,
  searchedFor,
  typed,
  asTypedHref,
}: {
  corrected: string | null
  searchedFor: SearchedFor
  /** What the visitor typed, and where it is searched for as it stands. */
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
