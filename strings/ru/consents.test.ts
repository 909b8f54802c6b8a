import { createHash } from 'node:crypto'
import { CONSENT_PURPOSES } from '@okolitsa/domain/identity/consent.ts'
import { expect, it } from 'vitest'
import { consentTexts as english, consents as englishWords } from '../en/consents.ts'
import { consents, consentTexts } from './consents.ts'

/**
 * Fingerprints of the texts by their editions, Russian and English. New texts need a new edition and a new line here; a
 * line that was once in force is never changed, as the history of consents refers to it.
 */
const EDITIONS: Readonly<Record<string, Readonly<Record<string, readonly [ru: string, en: string]>>>> = {
  agreement: {
    '2026-11-22': ['8c9a9f937d007f30', '6f812cb63bc97c0b'],
    '2026-11-29': ['7ff5d4bc2e6af593', 'ca7eea047a1fca53'],
  },
  personalData: {
    '2026-11-22': ['9ca66eb96f0d0059', 'ee05e900cae022af'],
    '2026-11-29': ['9ca66eb96f0d0059', 'ee05e900cae022af'],
  },
  marketing: {
    '2026-11-22': ['99469a2f5a9b1ad5', 'a9be3f84d73d7421'],
    '2026-11-29': ['eb1fdac10202d136', '39d260db605d8b71'],
  },
}

const hashOf = (text: object) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)

it.each(CONSENT_PURPOSES)('the texts of %s match the fingerprints of their edition, in both languages', (purpose) => {
  const { edition, document } = consentTexts[purpose]
  expect(english[purpose].edition).toBe(edition)
  // including the text in the account
  const shown = purpose === 'marketing' ? [consents.marketingText, englishWords.marketingText] : ['', '']
  expect([edition, hashOf([document, shown[0]]), hashOf([english[purpose].document, shown[1]])]).toEqual([
    edition,
    ...(EDITIONS[purpose]?.[edition] ?? ['a new edition has no line here']),
  ])
})
