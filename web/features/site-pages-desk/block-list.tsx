import { readBlock, SITE_BLOCKS, type SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { addBlock, duplicateBlock, moveBlock } from '@okolitsa/domain/site-pages/edit-blocks.ts'
import { MAX_BLOCKS, type SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, GripVerticalIcon, Trash2Icon } from '../../ui/icons.ts'
import { BlockFields } from './block-fields.tsx'
import { BLOCK_KINDS, BLOCK_TYPES, blockName, isKnownType } from './block-kinds.ts'
import css from './site-editor.module.css'

/** Blocks of a page in order: moved by dragging or buttons; the chosen block shows its fields. */
export function BlockList({
  blocks,
  organizationId,
  chosen,
  onChoose,
  onChange,
}: {
  blocks: readonly SiteBlock[]
  organizationId: number
  chosen: string | null
  onChoose: (id: string | null) => void
  onChange: (blocks: readonly SiteBlock[], burst?: string) => void
}) {
  const [announcement, setAnnouncement] = useState('')
  const dragged = useRef<string>(undefined)

  const move = (block: SiteBlock, place: number) => {
    const name = blockName(block.type)
    onChange(moveBlock(blocks, block.id, place))
    setAnnouncement(text.moved(name, place + 1, blocks.length))
  }
  const add = (type: SiteBlockType) => {
    const id = crypto.randomUUID()
    const block = { id, type, version: SITE_BLOCKS[type].version, props: BLOCK_KINDS[type].empty }
    onChange(addBlock(blocks, block, chosen))
    onChoose(id)
    setAnnouncement(text.added(blockName(type)))
  }

  return (
    <div className="stack g4">
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
      {blocks.length === 0 && <p className="muted">{text.noBlocks}</p>}
      <ol className={css.blocks}>
        {blocks.map((block, place) => {
          const { id, type } = block
          const name = blockName(type)
          const isOpen = id === chosen
          return (
            <li
              key={id}
              className={isOpen ? css.chosen : undefined}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                const from = blocks.find((one) => one.id === dragged.current)
                if (from) move(from, place)
              }}
            >
              <div className={css.block}>
                {/* the buttons do the same without dragging */}
                <span
                  className={css.grip}
                  aria-hidden="true"
                  draggable
                  onDragStart={() => {
                    dragged.current = id
                  }}
                >
                  <GripVerticalIcon />
                </span>
                <button
                  type="button"
                  className={css.name}
                  aria-expanded={isOpen}
                  onClick={() => onChoose(isOpen ? null : id)}
                >
                  {name}
                  <WhatIsWrong block={block} />
                </button>
                <span className={css.tools}>
                  <IconButton
                    icon={ArrowUpIcon}
                    label={text.up(name)}
                    aria-disabled={place === 0 || undefined}
                    onClick={() => place > 0 && move(block, place - 1)}
                  />
                  <IconButton
                    icon={ArrowDownIcon}
                    label={text.down(name)}
                    aria-disabled={place === blocks.length - 1 || undefined}
                    onClick={() => place < blocks.length - 1 && move(block, place + 1)}
                  />
                  <IconButton
                    icon={CopyIcon}
                    label={text.copy(name)}
                    aria-disabled={blocks.length >= MAX_BLOCKS || undefined}
                    onClick={() => {
                      if (blocks.length >= MAX_BLOCKS) return
                      onChange(duplicateBlock(blocks, id, crypto.randomUUID()))
                      setAnnouncement(text.copied(name))
                    }}
                  />
                  <IconButton
                    icon={Trash2Icon}
                    label={text.removeOf(name)}
                    onClick={() => {
                      onChange(blocks.filter((one) => one.id !== id))
                      setAnnouncement(text.gone(name))
                    }}
                  />
                </span>
              </div>
              {isOpen && isKnownType(type) && (
                <div className={css.fields}>
                  <BlockFields
                    fields={BLOCK_KINDS[type].fields}
                    props={block.props}
                    organizationId={organizationId}
                    onChange={(props, burst) =>
                      onChange(
                        blocks.map((one) => (one.id === id ? { ...one, props } : one)),
                        burst && `${id}.${burst}`,
                      )
                    }
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {blocks.length >= MAX_BLOCKS ? (
        <p className="muted">{text.fullPage}</p>
      ) : (
        <Disclosure title={text.addBlock} defaultOpen={blocks.length === 0}>
          <div className={css.kinds}>
            {BLOCK_TYPES.map((type) => (
              <Button key={type} look="secondary-gray" size="medium" onClick={() => add(type)}>
                {blockName(type)}
              </Button>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}

function WhatIsWrong({ block }: { block: SiteBlock }) {
  if (readBlock(block)) return null
  return <small className={css.wrong}>{isKnownType(block.type) ? text.unfitBlock : text.unknownBlock}</small>
}
