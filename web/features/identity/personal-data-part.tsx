import type { PersonalData } from '@okolitsa/contracts/personal-data/personal-data.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { personalDataText as text } from '@okolitsa/strings/ru/personal-data.ts'
import { lazy, Suspense } from 'react'
import { useDeleteAccount, useOpenArchive, usePersonalData } from '../../data/identity/use-personal-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const CodeWindow = lazy(() => import('./code-window.tsx'))

/** Downloads a text as a file. */
function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export function PersonalDataPart({ initial, phone }: { initial: PersonalData; phone: string }) {
  const { data, ask } = usePersonalData(initial)
  const reference = useDayReference()
  const opening = useModal()
  const deleting = useModal()
  const open = useOpenArchive(phone, ({ json, html }) => {
    saveFile(`${text.fileName}.html`, 'text/html', html)
    saveFile(`${text.fileName}.json`, 'application/json', json)
    opening.close()
  })
  const remove = useDeleteAccount(phone, () => {
    deleting.close()
    window.location.assign('/')
  })
  const { state, expiresAt } = data.export
  return (
    <>
      <Card as="section" className="stack g4">
        <h2 className="h3">{text.exportTitle}</h2>
        <p>{text.exportText}</p>
        {state === 'waiting' && (
          <p className="muted" role="status">
            {text.waiting}
          </p>
        )}
        {state === 'ready' && expiresAt && (
          <p role="status">{text.ready(formatMoment(new Date(expiresAt), reference))}</p>
        )}
        <div>
          {state === 'ready' ? (
            <Button size="medium" onClick={opening.open}>
              {text.open}
            </Button>
          ) : (
            <Button
              look="soft"
              size="medium"
              busy={ask.isPending}
              disabled={state === 'waiting'}
              onClick={() => ask.mutate()}
            >
              {text.ask}
            </Button>
          )}
        </div>
      </Card>
      <Card as="section" className="stack g4">
        <h2 className="h3">{text.deleteTitle}</h2>
        <p>{text.deleteText(data.graceDays)}</p>
        {data.blocks.map((block) => (
          <p key={block}>{text.blocked[block]}</p>
        ))}
        <div>
          <Button look="soft" size="medium" disabled={data.blocks.length > 0} onClick={deleting.open}>
            {text.delete}
          </Button>
        </div>
      </Card>
      {opening.isOpen && (
        <Suspense>
          <CodeWindow title={text.openTitle} confirmText={text.open} proof={open} onClose={opening.close} />
        </Suspense>
      )}
      {deleting.isOpen && (
        <Suspense>
          <CodeWindow
            title={text.deleteTitle}
            confirmText={text.deleteConfirm}
            isDangerous
            proof={remove}
            onClose={deleting.close}
          />
        </Suspense>
      )}
    </>
  )
}
