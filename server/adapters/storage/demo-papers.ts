import { demoMarketplace } from '@okolitsa/demo/marketplace.ts'
import { papersOf } from '@okolitsa/demo/seller-papers.ts'
import type { FileStorage } from '../../supply/images/ports.ts'

/** Reads stored files, and otherwise the documents of the demo's sellers. */
export function withDemoPapers(files: Pick<FileStorage, 'get'>): Pick<FileStorage, 'get'> {
  const papers = new Map(
    [...demoMarketplace.organizations, ...demoMarketplace.restaurants, ...demoMarketplace.tourOperators].flatMap(
      (organization) => Object.values(papersOf(organization)).map(({ key, text }) => [key, text] as const),
    ),
  )
  return {
    async get(key) {
      const kept = await files.get(key)
      const paper = papers.get(key)
      return kept ?? (paper === undefined ? null : Buffer.from(paper))
    },
  }
}
