import type { TemplateKey } from '@okolitsa/domain/notification-templates/template-table.ts'
import { templatesDesk as text } from '@okolitsa/strings/ru/notification-templates-desk.ts'
import { useNotificationTemplate, useNotificationTemplates } from '../../data/office/use-notification-templates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import css from './templates.module.css'

/** The list of notifications, and the editor of the chosen one. */
export function TemplatesPage({ current }: { current: TemplateKey | null }) {
  const { data: items, isError, refetch } = useNotificationTemplates()
  return (
    <div className={classNames(css.page, current !== null && css.opened)}>
      <div className={css.side}>
        {items ? (
          <TemplateList items={items} current={current} />
        ) : (
          <Loading isError={isError} onRetry={() => void refetch()} />
        )}
      </div>
      {current === null ? (
        <Card className={css.pick}>
          <p className="muted">{text.pick}</p>
        </Card>
      ) : (
        <Opened key={current} current={current} />
      )}
    </div>
  )
}

/** Number of notifications, and of changed ones. */
export function TemplatesNote() {
  const { data: items } = useNotificationTemplates()
  return items ? text.note(items.length, items.filter(({ edited }) => edited.length > 0).length) : text.loading
}

function Opened({ current }: { current: TemplateKey }) {
  const { data, isError, refetch } = useNotificationTemplate(current)
  return data ? <TemplateEditor template={data} /> : <Loading isError={isError} onRetry={() => void refetch()} />
}

function Loading({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
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
      <Skeleton height={48} />
    </Card>
  )
}
