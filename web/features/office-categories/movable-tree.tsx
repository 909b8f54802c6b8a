import { officeCategories as text } from '@okolitsa/strings/ru/office-categories.ts'
import { useState } from 'react'
import { Button, Collection, type Key, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components'
import { type OfficeCategory, useChangeCategories } from '../../data/office/use-categories.ts'
import { navigate } from '../../platform/router/router.ts'
import { ChevronRightIcon, GripVerticalIcon } from '../../ui/icons.ts'
import { SearchField } from '../../ui/search-field.tsx'
import css from './categories.module.css'
import { aboveOf, childrenOf, foundIn, goodsIn, placeAt } from './category-tree.ts'

/** Address of the pages of the editor. */
const CATEGORIES = '/office/catalog/categories'

/**
 * The tree of categories: folded but for the branch of the chosen one, searched by title, moved by drag or by keyboard
 * (Enter on the grip, arrows to the place, Enter).
 */
export function MovableTree({ all, current }: { all: readonly OfficeCategory[]; current: number | undefined }) {
  const [typed, setTyped] = useState('')
  const [opened, open] = useState<{ readonly current: number | undefined; readonly keys: readonly Key[] }>({
    current: undefined,
    keys: [],
  })
  const place = useChangeCategories()
  const found = foundIn(all, typed)
  // another category was chosen: its branch opens, and may be folded again
  if (opened.current !== current) open({ current, keys: [...new Set([...opened.keys, ...aboveOf(all, current)])] })
  const titleOf = (key: Key) => all.find(({ id }) => id === key)?.title ?? ''
  const { dragAndDropHooks } = useDragAndDrop<OfficeCategory>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': titleOf(key) })),
    // siblings that the search hides would make the place ambiguous
    isDisabled: typed !== '' || place.isPending,
    onMove: ({ keys, target: { key, dropPosition } }) => {
      const [moved] = all.filter(({ id }) => keys.has(id))
      const at = moved && placeAt(all, moved, Number(key), dropPosition)
      if (!at) return
      place.mutate({
        call: (calls) =>
          calls.placeOfficeCategory({ params: { id: moved.id }, body: { version: moved.version, ...at } }),
        done: () => text.placed(moved.title),
      })
    },
  })
  const item = (category: OfficeCategory) => (
    <TreeItem id={category.id} textValue={category.title} className={css.item ?? ''}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <span className={css.line} data-current={category.id === current ? '' : undefined}>
            <Button slot="drag" className={css.grip ?? ''}>
              <GripVerticalIcon size={16} />
            </Button>
            <Button slot="chevron" className={css.fold ?? ''} isDisabled={!hasChildItems}>
              <ChevronRightIcon size={16} />
            </Button>
            <span>{category.title}</span>
            <small className="muted">{text.goods(goodsIn(all, category.id))}</small>
          </span>
        )}
      </TreeItemContent>
      <Collection items={childrenOf(found, category.id)} dependencies={[found, current]}>
        {item}
      </Collection>
    </TreeItem>
  )
  return (
    <>
      <search>
        <SearchField
          label={text.find}
          placeholder={text.find}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...(typed && { clearLabel: text.clear, onClear: () => setTyped('') })}
        />
      </search>
      <Tree
        aria-label={text.tree}
        className={css.movable ?? ''}
        items={childrenOf(found, null)}
        dependencies={[found, current]}
        dragAndDropHooks={dragAndDropHooks}
        expandedKeys={typed ? found.map(({ id }) => id) : opened.keys}
        onExpandedChange={(keys) => open({ current, keys: [...keys] })}
        onAction={(key) => void navigate(`${CATEGORIES}/${key}`)}
        renderEmptyState={() => <p className="muted">{text.notFound}</p>}
      >
        {item}
      </Tree>
    </>
  )
}
