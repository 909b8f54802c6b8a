import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { lazy, Suspense } from 'react'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { SlidersHorizontalIcon } from '../../ui/icons.ts'
import type { FilterFormProps } from './filter-form.tsx'
import { OpenedFilterForm } from './late-filters.tsx'
import css from './list.module.css'

const Modal = lazy(() => import('../../ui/modal.tsx'))

/** Id of the panel next to the list: without scripts the chip links to it. */
export const PANEL_ID = 'filters'
const SHEET_FORM_ID = 'filters-sheet'

/** The chip that opens the filters on a phone. */
export function FilterSheet({
  count,
  ...form
}: Omit<FilterFormProps, 'id' | 'isInstant'> & {
  count: number
}) {
  const { isOpen, open, onOpenChange } = useModal()
  return (
    <>
      <Chip
        href={`#${PANEL_ID}`}
        className={css.open}
        icon={SlidersHorizontalIcon}
        note={count > 0 ? String(count) : undefined}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        {catalog.filters.open}
      </Chip>
      {isOpen && (
        <Suspense>
          <Modal
            isOpen
            onOpenChange={onOpenChange}
            title={catalog.filters.title}
            closeLabel={catalog.filters.close}
            footer={
              <Button type="submit" form={SHEET_FORM_ID} block>
                {catalog.filters.show}
              </Button>
            }
          >
            <OpenedFilterForm {...form} id={SHEET_FORM_ID} isInstant={false} />
          </Modal>
        </Suspense>
      )}
    </>
  )
}
