import type { SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { Notice } from '../../ui/notice.tsx'

const text = catalog.search

/** Says which words were searched for when they are not the shopper's own. */
export function SearchNotices({ corrected, searchedFor }: { corrected: string | null; searchedFor: SearchedFor }) {
  return (
    <>
      {corrected !== null && <Notice title={text.correctedTitle}>{text.corrected(corrected)}</Notice>}
      {searchedFor && (
        <Notice title={searchedFor.kind === 'part' ? text.partTitle : text.anyTitle}>
          {text[searchedFor.kind](searchedFor.words)}
        </Notice>
      )}
    </>
  )
}
