import type { Banner } from '@okolitsa/contracts/content/banners.endpoints.ts'
import { officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { changedFields, formOf } from './banner-fields.ts'
import { useMoment } from './banner-words.ts'
import css from './showcase.module.css'

/** Versions with what each has changed; any of them can be shown again. */
export function BannerHistory({
  banner: { history, version: last, publishedVersion },
  isBusy,
  onRestore,
}: {
  banner: Banner
  isBusy: boolean
  onRestore: (version: number) => void
}) {
  const say = useMoment()
  return (
    <Card as="section" className="stack g3" aria-label={text.history}>
      <h2 className="h4">{text.history}</h2>
      <ul className={css.history}>
        {history.map(({ version, author, savedAt, fields }, index) => {
          const before = history[index + 1]
          const changed = before ? changedFields(formOf(before.fields), formOf(fields)) : []
          return (
            <li key={version}>
              <div>
                <b>{text.version(version)}</b>
                {(author || savedAt) && `, ${[author, savedAt && say(savedAt)].filter(Boolean).join(', ')}`}
                {changed.length > 0 && (
                  <p className="sm muted">{text.changed(changed.map((field) => text.fields[field]))}</p>
                )}
              </div>
              {version === publishedVersion ? (
                <Badge color="green">{text.onHome}</Badge>
              ) : (
                version !== last && (
                  <Button size="small" look="secondary-gray" disabled={isBusy} onClick={() => onRestore(version)}>
                    {text.restore}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
