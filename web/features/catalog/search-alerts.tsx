import type { SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { Notification } from '../../ui/alert.tsx'

const text = catalog.search

/** Says which words were searched for when they are not the visitor's own. */
export function SearchAlerts({ corrected, searchedFor }: { corrected: string | null; searchedFor: SearchedFor }) {
  return (
    <>
      {corrected !== null && <Notification title={text.correctedTitle}>{text.corrected(corrected)}</Notification>}
      {searchedFor && (
        <Notification title={text[`${searchedFor.kind}Title`]}>
          {text[searchedFor.kind](searchedFor.words)}
        </Notification>
      )}
    </>
  )
}
