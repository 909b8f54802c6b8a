import { randomUUID } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FileStorage, PaperArchive } from './ports.ts'

/** How every PDF begins. */
const PDF = Buffer.from('%PDF-')

/** Papers of sellers, as they were sent: a signed PDF that is written anew is signed no more. */
export function createPaperArchive(files: Pick<FileStorage, 'put' | 'delete'>): PaperArchive {
  return {
    async save(organizationId, paper) {
      if (!PDF.equals(paper.subarray(0, PDF.length))) throw new Refusal('PAPER_UNREADABLE')
      const key = `documents/${organizationId}/${randomUUID()}.pdf`
      await files.put(key, paper)
      return key
    },
    forget: (key) => files.delete(key),
  }
}
