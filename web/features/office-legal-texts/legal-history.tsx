import type { LegalText, WrittenLegalText } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { formatDate, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { legalTexts } from '@okolitsa/strings/ru/legal-texts.ts'
import { useLegalVersion } from '../../data/office/use-legal-texts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './legal-texts.module.css'

const text = legalTexts.history

/** Versions of a text, newest first; an earlier one can be taken into the editor. */
export function LegalHistory({ legal, onTake }: { legal: LegalText; onTake: (version: WrittenLegalText) => void }) {
  const reference = useDayReference()
  const take = useLegalVersion(legal.code)
  const stateOf = ({ publishedAt, plannedFor }: LegalText['history'][number]) => {
    if (publishedAt !== null) return text.published(formatDate(dayIn(SHOP_TIME_ZONE, new Date(publishedAt)), reference))
    return plannedFor === null ? text.draft : legalTexts.planned(formatDate(plannedFor, reference))
  }
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.title}</h2>
      {legal.history.length === 0 && <p className="muted">{text.empty}</p>}
      <ol className={css.history}>
        {legal.history.map((one) => (
          <li key={one.version}>
            <div>
              <b>{text.version(one.version)}</b>, {stateOf(one)}
              {one.asksAgain && one.publishedAt !== null && `, ${text.asked}`}
              <p className="sm muted">
                {one.savedAt !== null &&
                  legalTexts.changed(one.savedBy, formatMoment(new Date(one.savedAt), reference))}
                {one.accepted !== null && `. ${legalTexts.accepted(one.accepted)}`}
              </p>
            </div>
            {one.version !== legal.last?.version && (
              <Button
                size="medium"
                look="secondary-gray"
                aria-label={text.takeLabel(one.version)}
                busy={take.isPending && take.variables === one.version}
                onClick={() =>
                  take.mutate(one.version, {
                    onSuccess: (version) => {
                      onTake(version)
                      showToast({ tone: 'info', text: text.taken })
                    },
                  })
                }
              >
                {text.take}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
