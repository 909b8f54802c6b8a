import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { unsent as text } from '@okolitsa/strings/ru/unsent.ts'
import { useEffect, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { PICKING_PATH } from '../../data/picking/desk/picking-query.ts'
import { lastAnswerAt, type UnsentOwner, useUnsent } from '../../data/unsent/desk/unsent-queue.ts'
import { useSendUnsent } from '../../data/unsent/desk/use-unsent-sender.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PackageIcon, RefreshCwIcon, WifiOffIcon } from '../../ui/icons.ts'
import css from './unsent.module.css'
import { UnsentTrouble } from './unsent-trouble.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The offline queue: waiting entries, conflicts to decide, a retry button. */
export function UnsentScreen({ owner }: { owner: UnsentOwner }) {
  const entries = useUnsent(owner)
  const send = useSendUnsent(owner)
  const [isSending, setIsSending] = useState(false)
  const waiting = entries.filter(({ trouble }) => trouble === null)
  const isWithoutLine = waiting.some(({ tries }) => tries > 0)
  const trySend = () => {
    setIsSending(true)
    void send()
      .catch(() => undefined)
      .finally(() => setIsSending(false))
  }
  return (
    <div className={css.screen}>
      <div>
        <h1 className="h1">{text.title}</h1>
        {entries.length > 0 && <p className="muted">{text.count(entries.length)}</p>}
      </div>
      {entries.length === 0 && (
        <Card>
          <EmptyState picture={basketPicture} title={text.none} text={text.noneText} />
        </Card>
      )}
      {isWithoutLine && (
        <div className={css.noLine} role="status">
          <WifiOffIcon size={28} />
          <p>
            <b>{text.noLine}</b>
            {text.noLineText}
          </p>
        </div>
      )}
      {entries.map((entry) => entry.trouble && <UnsentTrouble key={entry.id} owner={owner} entry={entry} />)}
      {waiting.length > 0 && (
        <>
          <WaitingList entries={waiting} isSending={isSending} />
          <Button look="secondary" size="xlarge" block icon={RefreshCwIcon} busy={isSending} onClick={trySend}>
            {text.again}
          </Button>
        </>
      )}
      <Heard owner={owner} entries={entries} />
      <Button href={PICKING_PATH} size="xlarge" block icon={PackageIcon}>
        {text.back}
      </Button>
    </div>
  )
}

/** Time of the last answer of the shop. */
function Heard({ owner, entries }: { owner: UnsentOwner; entries: readonly UnsentEntry[] }) {
  const { staffId, organizationId } = owner
  const [at, setAt] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries change when the shop has answered
  useEffect(() => setAt(lastAnswerAt({ staffId, organizationId })), [staffId, organizationId, entries])
  if (at === null) return null
  return <p className={css.heard}>{text.heard(Math.max(0, (pageClock.ms() - Date.parse(at)) / 1000))}</p>
}
