import type { paperDeskEndpoints } from '@okolitsa/contracts/sellers/paper-desk.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { fileUrl } from '@okolitsa/domain/files/file-url.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { paperState } from '@okolitsa/domain/sellers/paper-check.ts'
import { paperTerm } from '@okolitsa/domain/sellers/paper-term.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { Deps } from '../../../../services.ts'
import type { PaperArchive } from '../../../images/ports.ts'
import { findZone } from '../store/paper-zone.store.ts'

export interface PaperDeskDeps extends Deps<'database' | 'sellers' | 'clock'> {
  readonly papers: PaperArchive
}

export function paperDeskHandlers({
  database,
  sellers,
  papers,
  clock,
}: PaperDeskDeps): Handlers<typeof paperDeskEndpoints> {
  const { executor, inTransaction } = database

  const list = async (scope: StaffScope, farm: number) => {
    const [zone, documents, lacks] = await Promise.all([
      findZone(executor, scope, farm),
      sellers.listDocuments(executor, farm),
      sellers.lacksOf(executor, farm),
    ])
    if (zone === null) throw new Refusal('NOT_FOUND')
    const today = dayIn(zone, clock())
    return {
      items: documents.map(({ id, kind, title, number, validTo, file, check, refusal, remark }) => ({
        ...{ id, kind, title, number, validTo, refusal, remark },
        fileUrl: fileUrl(file),
        term: paperTerm(validTo, today),
        state: paperState(check, validTo, today),
      })),
      lacks,
    }
  }

  return {
    listPapers: async ({ params, scope }) => {
      return list(scope, params.id)
    },

    addPaper: async ({ params, scope, actor, readForm }) => {
      const { body, files } = await readForm()
      const { replaces, ...facts } = body
      const author = { kind: 'staff', staffId: actor.staffId } as const
      let file: string | null = null
      try {
        for await (const paper of files) file = await papers.save(scope, params.id, paper)
        const document = { ...facts, validTo: facts.validTo ?? null, file }
        const old = await inTransaction(async (tx) => {
          if (replaces !== undefined) {
            const of = { organizationId: params.id, documentId: replaces }
            return sellers.replaceDocument(tx, author, of, document)
          }
          await sellers.addDocument(tx, author, params.id, document)
          return null
        })
        if (file !== null && old !== null && old.file !== null) await papers.forget(old.file)
      } catch (error) {
        // after a lost connection the document may have been stored
        if (error instanceof Refusal && file !== null) await papers.forget(file)
        throw error
      }
      return list(scope, params.id)
    },

    removePaper: async ({ params, scope, actor }) => {
      const { id: organizationId, documentId } = params
      const { file } = await inTransaction((tx) =>
        sellers.removeDocument(tx, { kind: 'staff', staffId: actor.staffId }, { organizationId, documentId }),
      )
      if (file !== null) await papers.forget(file)
      return list(scope, organizationId)
    },
  }
}
