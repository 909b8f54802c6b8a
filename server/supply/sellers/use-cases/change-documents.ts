import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { coveredTo, type PaperCheck } from '@okolitsa/domain/sellers/paper-check.ts'
import {
  documentMistakes,
  documentsMistakes,
  MAX_DOCUMENTS,
  type SellerDocument,
} from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { KeptDocument } from '../paper-ports.ts'
import { deleteDocument, deleteDocuments, insertDocuments, listDocuments } from '../store/seller-parts.store.ts'
import { recountPapersOf } from './check-document.ts'
import { type SellerDeps, takeSeller } from './seller-deps.ts'

const factsOf = ({ kind, title, number, validTo, file = null }: SellerDocument) => ({
  kind,
  title,
  number,
  validTo,
  file,
})

/** Papers of staff wait for a person of the office; papers of a service are accepted. */
const checkOf = ({ kind }: Author): PaperCheck => (kind === 'staff' ? 'waiting' : 'accepted')

/**
 * Audits a change of a seller's documents, stops or resumes sales by them, and refreshes cards and lists, which display
 * valid documents.
 */
async function leaveTrace(
  { audit, clock, readModels }: SellerDeps,
  tx: Executor,
  author: Author,
  change: {
    readonly action: string
    readonly organizationId: number
    readonly before: readonly SellerDocument[]
    readonly after: readonly SellerDocument[]
  },
): Promise<void> {
  const { action, organizationId, before, after } = change
  await recountPapersOf({ audit, clock }, tx, organizationId)
  await readModels.refreshSellers(tx, [organizationId])
  await audit.record(tx, author, [
    {
      action,
      entity: 'seller',
      entityId: organizationId,
      organizationId,
      before: { documents: before.map(factsOf) },
      after: { documents: after.map(factsOf) },
    },
  ])
}

export async function setDocuments(
  deps: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  documents: readonly SellerDocument[],
): Promise<void> {
  refuseMistakes(documentsMistakes(documents))
  await takeSeller(tx, organizationId)
  const before = await listDocuments(tx, organizationId)
  await deleteDocuments(tx, organizationId)
  await insertDocuments(
    tx,
    documents.map((document) => ({ ...document, organizationId, check: checkOf(author) })),
  )
  await leaveTrace(deps, tx, author, { action: 'setDocuments', organizationId, before, after: documents })
}

/** Adds a document. Refuses invalid fields. */
export async function addDocument(
  deps: SellerDeps,
  tx: Executor,
  author: Author,
  organizationId: number,
  document: SellerDocument,
): Promise<void> {
  refuseMistakes(documentMistakes(document))
  await takeSeller(tx, organizationId)
  const before = await listDocuments(tx, organizationId)
  refuseMistakes(before.length >= MAX_DOCUMENTS ? { documents: 'tooLong' } : {})
  await insertDocuments(tx, [{ ...document, organizationId, check: checkOf(author) }])
  await leaveTrace(deps, tx, author, { action: 'addDocument', organizationId, before, after: [...before, document] })
}

/**
 * Replaces a document; without a new file the old file stays. An accepted document counts until its end while the new
 * one waits for the check. Throws NOT_FOUND.
 */
export async function replaceDocument(
  deps: SellerDeps,
  tx: Executor,
  author: Author,
  { organizationId, documentId }: { readonly organizationId: number; readonly documentId: number },
  document: SellerDocument,
): Promise<KeptDocument> {
  refuseMistakes(documentMistakes(document))
  await takeSeller(tx, organizationId)
  const before = await listDocuments(tx, organizationId)
  const replaced = before.find(({ id }) => id === documentId)
  if (!replaced) throw new Refusal('NOT_FOUND')
  const written = { ...document, file: document.file ?? replaced.file ?? null }
  await deleteDocument(tx, { organizationId, id: documentId })
  // a paper of another kind replaces no required one
  const cover = document.kind === replaced.kind ? coveredTo(replaced) : null
  await insertDocuments(tx, [{ ...written, organizationId, check: checkOf(author), coveredTo: cover }])
  const after = before.map((one) => (one === replaced ? written : one))
  await leaveTrace(deps, tx, author, { action: 'replaceDocument', organizationId, before, after })
  return replaced
}

/** Removes a document. Throws NOT_FOUND. */
export async function removeDocument(
  deps: SellerDeps,
  tx: Executor,
  author: Author,
  { organizationId, documentId }: { readonly organizationId: number; readonly documentId: number },
): Promise<KeptDocument> {
  await takeSeller(tx, organizationId)
  const before = await listDocuments(tx, organizationId)
  const document = before.find(({ id }) => id === documentId)
  if (!document) throw new Refusal('NOT_FOUND')
  await deleteDocument(tx, { organizationId, id: documentId })
  const after = before.filter((one) => one !== document)
  await leaveTrace(deps, tx, author, { action: 'removeDocument', organizationId, before, after })
  return document
}
