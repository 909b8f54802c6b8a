import type { OfficePaper, OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { PaperMove } from '@okolitsa/domain/sellers/paper-check.ts'
import { PAPER_EXPIRES_SOON_DAYS } from '@okolitsa/domain/sellers/suspension.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officePapers as text } from '@okolitsa/strings/ru/office-papers.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { paperChecks } from '@okolitsa/strings/ru/paper-checks.ts'
import { productPage } from '@okolitsa/strings/ru/product-page.ts'
import { lazy, Suspense, useState } from 'react'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from './seller-page.tsx'
import { CHECK_COLORS } from './seller-words.ts'
import css from './sellers.module.css'

const CheckDialog = lazy(() => import('./check-dialog.tsx'))

interface Asked {
  readonly paper: OfficePaper
  readonly move: PaperMove
}

/** Papers of a seller, each with its check; J and K choose a paper, A accepts it, R refuses it, O opens its file. */
export function PapersCard({ seller }: { seller: OfficeSeller }) {
  const { documents, lacks } = seller
  const [place, setPlace] = useState(() =>
    Math.max(
      documents.findIndex(({ state }) => state === 'waiting'),
      0,
    ),
  )
  const [asked, ask] = useState<Asked | null>(null)
  const mayCheck = documents.some(({ abilities }) => abilities.length > 0)
  const current = documents[Math.min(place, documents.length - 1)]
  const decide = (move: PaperMove) => current?.abilities.includes(move) && ask({ paper: current, move })
  useKeys({
    j: () => setPlace(Math.min(place + 1, documents.length - 1)),
    k: () => setPlace(Math.max(place - 1, 0)),
    a: () => decide('accept'),
    r: () => decide('refuse'),
    o: () => current?.fileUrl && window.open(current.fileUrl, '_blank', 'noopener'),
  })
  return (
    <Section title={officeSellers.page.documents} {...(mayCheck && { note: text.keys })}>
      {lacks.length > 0 && (
        <ul className={css.lines} aria-label={paperChecks.lacks}>
          {lacks.map((lack) => (
            <li key={lack.kind}>
              <span>
                <b>
                  {paperChecks.lack(lack.kind === 'plot' ? paperChecks.plot : productPage.documentKinds[lack.kind])}
                </b>
                <small>{paperChecks.requiredBy(lack)}</small>
              </span>
              <Badge color={lack.isBlocking ? 'red' : 'orange'}>
                {lack.isBlocking ? paperChecks.blocks : paperChecks.warns}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {documents.length === 0 ? (
        <p className="muted">{officeSellers.page.noDocuments}</p>
      ) : (
        <ul className={css.lines} aria-label={officeSellers.page.documents}>
          {documents.map((paper, index) => (
            <PaperLine
              key={paper.id}
              paper={paper}
              timeZone={seller.timeZone}
              isCurrent={mayCheck && paper === current}
              onAsk={(move) => {
                setPlace(index)
                ask({ paper, move })
              }}
            />
          ))}
        </ul>
      )}
      {asked && (
        <Suspense>
          <CheckDialog organizationId={seller.id} {...asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </Section>
  )
}

function PaperLine({
  paper: { kind, title, number, validTo, fileUrl, state, refusal, remark, checkedBy, checkedAt, addedAt, abilities },
  timeZone,
  isCurrent,
  onAsk,
}: {
  paper: OfficePaper
  timeZone: string
  isCurrent: boolean
  onAsk: (move: PaperMove) => void
}) {
  const reference = useDayReference()
  const soon = plusDays(dayIn(timeZone, reference.now), PAPER_EXPIRES_SOON_DAYS)
  const isEnding = state === 'accepted' && validTo !== null && validTo < soon
  const when = (moment: string) => formatMoment(new Date(moment), reference)
  return (
    <li className={isCurrent ? css.current : undefined} {...(isCurrent && { 'aria-current': true })}>
      <span>
        <b>{title}</b>
        <small>
          {productPage.documentKinds[kind]} · {number} ·{' '}
          {validTo === null ? officeSellers.page.endless : officeSellers.papersUntil(validTo, reference)}
        </small>
        {refusal && <small>{paperChecks.because(paperChecks.reasons[refusal], remark)}</small>}
        {checkedAt !== null && <small>{text.checked(checkedBy ?? officeSellers.page.bySystem, when(checkedAt))}</small>}
        {state === 'waiting' && addedAt !== null && <small>{text.sent(when(addedAt))}</small>}
      </span>
      <Badge color={isEnding ? 'orange' : CHECK_COLORS[state]}>
        {isEnding ? officeSellers.papers.expiring : paperChecks.states[state]}
      </Badge>
      {fileUrl !== null && (
        <Button
          href={fileUrl}
          target="_blank"
          rel="noopener"
          look="secondary-gray"
          size="small"
          aria-label={text.openOf(title)}
        >
          {text.open}
        </Button>
      )}
      {abilities.map((move) => (
        <Button
          key={move}
          look={move === 'accept' ? 'secondary' : 'secondary-gray'}
          size="small"
          aria-label={text.moveOf[move](title)}
          onClick={() => onAsk(move)}
        >
          {text.moves[move]}
        </Button>
      ))}
    </li>
  )
}
