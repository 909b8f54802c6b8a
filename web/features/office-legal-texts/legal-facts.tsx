import type { LegalText } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { LEGAL_BLANKS } from '@okolitsa/domain/market/legal-text.ts'
import { legalTexts as text } from '@okolitsa/strings/ru/legal-texts.ts'
import { Card } from '../../ui/card.tsx'
import css from './legal-texts.module.css'

/** The blanks of texts and their values. */
export function LegalFacts({ facts }: Pick<LegalText, 'facts'>) {
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.facts.title}</h2>
      <dl className={css.facts}>
        {LEGAL_BLANKS.map((blank) => (
          <div key={blank}>
            <dt>
              {text.blanks[blank]} <code>{`{{${blank}}}`}</code>
            </dt>
            <dd className={facts[blank] ? undefined : css.wrong}>{facts[blank] ?? text.facts.empty}</dd>
          </div>
        ))}
      </dl>
      <p className="sm muted">{text.facts.note}</p>
      <a className="link sm" href="/office/setup/operator">
        {text.facts.settings}
      </a>
    </Card>
  )
}
