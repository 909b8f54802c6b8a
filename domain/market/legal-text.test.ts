import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentWords } from '../content/content-block.ts'
import { blanksIn, fillLegalText, LEGAL_BLANKS, type LegalFacts } from './legal-text.ts'

const FACTS: LegalFacts = {
  'market.name': '«Ярмарка»',
  'operator.legalName': 'ООО «Ферма»',
  'operator.tin': '7707083893',
  'operator.email': 'info@market.example',
}
const text = (body: ContentWords['body'], title = 'Оферта'): ContentWords => ({ title, body, action: '', links: [] })
const paragraph = (value: string) => ({ kind: 'paragraph', spans: [{ text: value }] }) as const

describe('legal texts', () => {
  it('fills the blanks of titles, headings, paragraphs and lists', () => {
    const { words, missing } = fillLegalText(
      text(
        [
          { kind: 'heading', text: 'Кто такой {{ market.name }}' },
          { kind: 'paragraph', spans: [{ text: '{{operator.legalName}}, ИНН {{operator.tin}}', isStrong: true }] },
          { kind: 'list', items: [[{ text: 'Почта: {{operator.email}}', href: '/contacts' }]] },
        ],
        'Оферта: {{market.name}}',
      ),
      FACTS,
    )
    expect(missing).toEqual([])
    expect(words).toEqual(
      text(
        [
          { kind: 'heading', text: 'Кто такой «Ярмарка»' },
          { kind: 'paragraph', spans: [{ text: 'ООО «Ферма», ИНН 7707083893', isStrong: true }] },
          { kind: 'list', items: [[{ text: 'Почта: info@market.example', href: '/contacts' }]] },
        ],
        'Оферта: «Ярмарка»',
      ),
    )
  })

  it('reports unfilled blanks and unknown names, and returns no text with them', () => {
    const broken = text([paragraph('{{operator.phone}} {{operator.phon}} {{operator.phone}}')])
    expect(fillLegalText(broken, FACTS)).toEqual({ words: null, missing: ['operator.phone', 'operator.phon'] })
    expect(fillLegalText(text([paragraph('{{operator.tin}}')]), { 'operator.tin': ' ' }).missing).toEqual([
      'operator.tin',
    ])
  })

  it('leaves out a paragraph or an item whose optional blank has no value', () => {
    const requisites = text([
      {
        kind: 'list',
        items: [[{ text: 'ИНН {{operator.tin?}}' }], [{ text: 'ОГРН {{operator.registrationNumber?}}' }]],
      },
      paragraph('Телефон {{operator.phone?}}'),
    ])
    expect(fillLegalText(requisites, FACTS)).toEqual({
      words: text([{ kind: 'list', items: [[{ text: 'ИНН 7707083893' }]] }]),
      missing: [],
    })
    expect(fillLegalText(requisites, {}).words?.body).toEqual([])
    expect(fillLegalText(text([paragraph('{{operator.phon?}}')]), FACTS).missing).toEqual(['operator.phon'])
  })

  it('never returns a text that contains a blank', () => {
    const piece = fc.oneof(
      fc
        .constantFrom(...LEGAL_BLANKS, 'operator.unknown')
        .chain((name) => fc.constantFrom(`{{${name}}}`, `{{ ${name}? }}`)),
      fc.constantFrom('текст', '{', '}}', '{{}}'),
    )
    const facts = fc.dictionary(fc.constantFrom(...LEGAL_BLANKS), fc.constantFrom('значение', ''))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), facts, (pieces, known) => {
        const { words, missing } = fillLegalText(text([paragraph(pieces.join(' '))]), known)
        if (words) expect(blanksIn(JSON.stringify(words))).toEqual([])
        else expect(missing.length).toBeGreaterThan(0)
      }),
    )
  })

  it('does not fill blanks of a value that the operator has written', () => {
    const { words } = fillLegalText(text([paragraph('{{market.name}}')]), { 'market.name': '$& {{operator.tin}}' })
    expect(words?.body).toEqual([paragraph('$& {{operator.tin}}')])
  })
})
