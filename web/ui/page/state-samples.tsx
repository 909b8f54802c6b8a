import type { UiSamples } from '@okolitsa/strings/ru/ui-samples.ts'
import { lazy, Suspense, useState } from 'react'
import basket from '../../assets/food/basket.webp'
import search from '../../assets/food/i-search.webp'
import broken from '../../assets/land/err.svg'
import evening from '../../assets/land/t2.svg'
import { Notification } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { RowSkeleton } from '../row-skeleton.tsx'
import { ShelfCardSkeleton } from '../shelf-card-skeleton.tsx'
import { showToast, type Toast } from '../toast-queue.ts'
import css from './field-samples.module.css'
import { SampleBlock } from './sample-block.tsx'

const Modal = lazy(() => import('../modal.tsx'))
const ConfirmDialog = lazy(() => import('../confirm-dialog.tsx'))
const TONES: readonly Toast['tone'][] = ['success', 'info', 'warning', 'error']

export function StateSamples({ samples }: { samples: UiSamples }) {
  const { states, layers, buttons, sections } = samples
  const [open, setOpen] = useState<'window' | 'question' | null>(null)
  const show = (tone: Toast['tone']) =>
    showToast({
      tone,
      text: layers[tone],
      ...(tone === 'success' && { action: { text: layers.successAction, href: '#basket' } }),
      ...(tone === 'error' && { action: { text: layers.errorAction, onPress: () => show('success') } }),
    })
  const close = () => setOpen(null)
  return (
    <>
      <SampleBlock title={sections.states}>
        <div className={css.columns}>
          <Card>
            <EmptyState
              level={3}
              picture={basket}
              title={states.emptyTitle}
              text={states.emptyText}
              action={
                <Button size="medium" shape="round" href="#goods">
                  {states.emptyAction}
                </Button>
              }
            />
          </Card>
          <Card>
            <EmptyState
              level={3}
              picture={search}
              title={states.nothingTitle}
              text={states.nothingText}
              action={
                <Button size="medium" shape="round" href="#dairy">
                  {states.nothingAction}
                </Button>
              }
            />
          </Card>
          <div className="row g4">
            <div className="grow">
              <ShelfCardSkeleton />
            </div>
            <div className="grow">
              <RowSkeleton />
              <RowSkeleton />
            </div>
          </div>
        </div>
        <ErrorState
          scope="block"
          picture={evening}
          title={states.errorTitle}
          text={states.errorText}
          action={<Button size="medium">{states.errorAction}</Button>}
        />
        <ErrorState
          scope="block"
          picture={broken}
          title={states.errorTitle}
          text={states.errorText}
          action={<Button size="medium">{states.errorAction}</Button>}
        />
        <div className={css.columns}>
          {TONES.map((tone) => (
            <Notification key={tone} tone={tone} title={states.notifications[tone].title}>
              {states.notifications[tone].text}
            </Notification>
          ))}
        </div>
      </SampleBlock>
      <SampleBlock title={sections.layers}>
        <div className="row fw">
          <Button onClick={() => setOpen('window')} data-sample="window">
            {layers.openWindow}
          </Button>
          <Button look="danger" onClick={() => setOpen('question')} data-sample="question">
            {layers.openQuestion}
          </Button>
          {TONES.map((tone) => (
            <Button key={tone} look="secondary-gray" onClick={() => show(tone)} data-sample={`toast-${tone}`}>
              {layers[tone]}
            </Button>
          ))}
        </div>
        <Suspense>
          {open === 'window' && (
            <Modal
              isOpen
              onOpenChange={close}
              title={layers.windowTitle}
              closeLabel={buttons.close}
              footer={
                <Button size="xlarge" block onClick={close}>
                  {buttons.pay}
                </Button>
              }
            >
              <p className="muted">{layers.windowText}</p>
            </Modal>
          )}
          {open === 'question' && (
            <ConfirmDialog
              isOpen
              onOpenChange={close}
              title={layers.questionTitle}
              text={layers.questionText}
              confirmText={layers.questionYes}
              cancelText={layers.questionNo}
              onConfirm={close}
            />
          )}
        </Suspense>
      </SampleBlock>
    </>
  )
}
