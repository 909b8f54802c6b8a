import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { LEGAL_TEXTS } from '@okolitsa/domain/content/legal-codes.ts'
import type { LegalBlank } from '@okolitsa/domain/market/legal-text.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { legalTexts as text } from '@okolitsa/strings/ru/legal-texts.ts'
import { useLegalTexts } from '../../data/office/use-legal-texts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './legal-texts.module.css'

/** Names of blanks in the language of the page. */
export const blankNames = (blanks: readonly string[]): string[] =>
  blanks.map((blank) => text.blanks[blank as LegalBlank] ?? blank)

/** The legal texts: what is in force since when, who accepted it, and who changed it. */
export function LegalList() {
  const { data: items, isError, refetch } = useLegalTexts()
  const reference = useDayReference()
  if (!items) return <LegalLoading isError={isError} onRetry={() => void refetch()} />
  return (
    <Card as="section">
      <ul className={css.list}>
        {items.map(({ code, version, since, accepted, missing, hasDraft, plannedFor, savedBy, savedAt }) => (
          <li key={code}>
            <div>
              <a href={`/office/content/legal/${code}`}>{text.names[code]}</a>
              <p className="sm muted">
                {version !== null && since !== null
                  ? text.inForce(version, formatDate(dayIn(SHOP_TIME_ZONE, new Date(since)), reference))
                  : code === 'legal-offer'
                    ? text.noneYet
                    : text.none}
              </p>
              {missing.length > 0 && <p className={css.wrong}>{text.hidden(blankNames(missing))}</p>}
            </div>
            <div>
              {accepted !== null && <p>{text.accepted(accepted)}</p>}
              {savedAt !== null && (
                <p className="sm muted">{text.changed(savedBy, formatMoment(new Date(savedAt), reference))}</p>
              )}
              <p className={css.badges}>
                {hasDraft && plannedFor === null && <Badge>{text.hasDraft}</Badge>}
                {plannedFor !== null && <Badge>{text.planned(formatDate(plannedFor, reference))}</Badge>}
              </p>
            </div>
            {(code !== 'legal-offer' || (version !== null && missing.length === 0)) && (
              <a className="link sm" href={LEGAL_TEXTS[code].path}>
                {text.onSite}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The place of texts that are loading or could not be loaded. */
export function LegalLoading({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (isError)
    return (
      <ErrorState
        scope="block"
        title={text.failed}
        action={
          <Button size="medium" onClick={onRetry}>
            {text.retry}
          </Button>
        }
      />
    )
  return (
    <Card className="stack g3" aria-busy="true">
      <p className="visually-hidden" role="status">
        {text.loading}
      </p>
      <Skeleton height={24} />
      <Skeleton height={96} />
    </Card>
  )
}
