import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useMoment } from './banner-words.ts'
import css from './showcase.module.css'

/** Versions with what each has changed; any of them can be shown again. */
export function VersionHistory({
  history,
  last,
  shown,
  isBusy,
  text,
  onRestore,
}: {
  history: readonly {
    readonly version: number
    readonly author: string | null
    readonly savedAt: string | null
    /** Names of fields that differ from the version before. */
    readonly changed: readonly string[]
  }[]
  last: number
  shown: number | null
  isBusy: boolean
  text: {
    readonly history: string
    readonly version: (version: number) => string
    readonly changed: (fields: readonly string[]) => string
    readonly isShown: string
    readonly restore: string
  }
  onRestore: (version: number) => void
}) {
  const say = useMoment()
  return (
    <Card as="section" className="stack g3" aria-label={text.history}>
      <h2 className="h4">{text.history}</h2>
      <ul className={css.history}>
        {history.map(({ version, author, savedAt, changed }) => (
          <li key={version}>
            <div>
              <b>{text.version(version)}</b>
              {(author || savedAt) && `, ${[author, savedAt && say(savedAt)].filter(Boolean).join(', ')}`}
              {changed.length > 0 && <p className="sm muted">{text.changed(changed)}</p>}
            </div>
            {version === shown ? (
              <Badge color="green">{text.isShown}</Badge>
            ) : (
              version !== last && (
                <Button size="small" look="secondary-gray" disabled={isBusy} onClick={() => onRestore(version)}>
                  {text.restore}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
