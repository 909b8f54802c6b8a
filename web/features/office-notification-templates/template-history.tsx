import type { NotificationTemplate } from '@okolitsa/contracts/notification-templates/notification-templates.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { templatesDesk } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './templates.module.css'

const text = templatesDesk.history
type Version = NotificationTemplate['history'][number]

/** Versions of a text with their authors; any of them can be taken into the editor. */
export function TemplateHistory({
  template,
  onTake,
}: {
  template: NotificationTemplate
  onTake: (version: Version) => void
}) {
  const reference = useDayReference()
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.title}</h2>
      {template.history.length === 0 && <p className="sm muted">{text.none}</p>}
      <ul className={css.history}>
        {template.history.map((version) => (
          <li key={`${version.language} ${version.version}`}>
            <div>
              <b>{version.author ?? text.starter}</b>, {formatMoment(new Date(version.savedAt), reference)}
              <p className="sm muted">
                {text.row(version.language, version.version)}
                {version.parts === null && `, ${text.wasBuiltIn}`}
              </p>
            </div>
            <Button look="secondary-gray" size="small" onClick={() => onTake(version)}>
              {text.take}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
