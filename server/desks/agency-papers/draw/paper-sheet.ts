import type { PaperParty, PaperReference } from '@okolitsa/domain/agency-papers/paper-party.ts'
import { agencyPapers as words } from '@okolitsa/strings/ru/agency-papers.ts'
import { A4, createPdf, createSheet, type PdfText, SHEET_TITLE } from '../../../supply/images/public.ts'

export const TEXT: PdfText = { weight: '500', size: 10 }
export const STRONG: PdfText = { weight: '700', size: 10 }
export const HEADING: PdfText = { weight: '700', size: 12 }
/** Lines of a paragraph; longer ones would be cut, and nothing of a paper is. */
export const WHOLE = Number.POSITIVE_INFINITY
/** Room for the last sentences and the signatures, points. */
export const CLOSING = 150
const LANDSCAPE = { width: A4.height, height: A4.width }

export interface PaperHead {
  readonly title: string
  /** The rest of the title: day and period. */
  readonly subtitle: string
  readonly agent: PaperParty
  readonly principal: PaperParty
  readonly contract: PaperReference
  readonly now: Date
  readonly isWide?: boolean
}

/** Begins a paper: title, both sides, contract. `finish` writes the signatures and the numbers of pages. */
export async function beginPaper({ title, subtitle, agent, principal, contract, now, isWide = false }: PaperHead) {
  const pdf = await createPdf({ title: `${title} ${subtitle}`, language: 'ru', now, keepsPages: true })
  const sheet = createSheet(pdf, isWide ? LANDSCAPE : A4)
  sheet.write(title, SHEET_TITLE, WHOLE)
  sheet.write(subtitle, HEADING, WHOLE)
  sheet.gap(8)
  sheet.write(`${words.agent}: ${words.party(agent)}`, TEXT, WHOLE)
  sheet.write(`${words.principal}: ${words.party(principal)}`, TEXT, WHOLE)
  sheet.write(words.contract(contract), TEXT, WHOLE)
  sheet.gap(10)
  return {
    sheet,
    async finish(sides: { readonly agent: string; readonly principal: string | null }): Promise<Uint8Array> {
      sheet.gap(16)
      const line = '________________'
      const side = (who: string, name: string) => [who, `${line} ${name}`]
      sheet.twoBlocks(
        side(words.agent, sides.agent),
        sides.principal === null ? [] : side(words.principal, sides.principal),
        TEXT,
      )
      sheet.foot(title, words.page)
      return pdf.bytes()
    },
  }
}

/** Name of the signer of a side: the person; empty for a company, whose head writes it by hand. */
export const signatureOf = (party: PaperParty): string =>
  party.kind === 'company' ? '' : words.shortName(party.person)
