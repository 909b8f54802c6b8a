import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, Trash2Icon } from '../../../ui/icons.ts'
import css from './options.module.css'

const text = menusDesk.options

/** Buttons that move an item of a list up or down, or remove it. */
export function OrderKeys({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  return (
    <span className={css.keys}>
      {!isFirst && <IconButton icon={ArrowUpIcon} look="gray" label={text.up(name)} onClick={() => onMove(-1)} />}
      {!isLast && <IconButton icon={ArrowDownIcon} look="gray" label={text.down(name)} onClick={() => onMove(1)} />}
      <IconButton icon={Trash2Icon} look="gray" label={text.remove(name)} onClick={onRemove} />
    </span>
  )
}
