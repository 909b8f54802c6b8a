import { blockTexts, withBlockText } from '@okolitsa/domain/site-pages/block-texts.ts'
import type { SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import { registerOverlayPortal } from '@puckeditor/core'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Props = SiteBlock['props']
/** Elements that contain only text, in document order. */
function leavesOf(root: HTMLElement): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>('h1,h2,h3,p,span,b,li,summary,a,small,em,strong,td,th,dt,dd,figcaption'),
  ].filter(({ childNodes }) => childNodes.length > 0 && [...childNodes].every(({ nodeType }) => nodeType === 3))
}

/**
 * In-place editing of a block's texts: an element that contains a text of the block becomes editable when pressed, in
 * any view. During editing only the browser changes it, so the caret keeps its position.
 */
export function useInlineTexts(
  root: RefObject<HTMLElement | null>,
  block: SiteBlock,
  on: {
    /** Called when editing starts. */
    onBegin(): void
    onWrite(props: Props, burst: string): void
  },
): { readonly shown: SiteBlock } {
  const [written, setWritten] = useState<SiteBlock | null>(null)
  const write = useEffectEvent(on.onWrite)
  const now = useEffectEvent(() => block)
  const begin = useEffectEvent(() => {
    setWritten(block)
    on.onBegin()
  })
  const shown = written ?? block

  useEffect(() => {
    const element = root.current
    if (!element) return
    const leaves = leavesOf(element)
    const taken = new Map<string, number>()
    const ends = blockTexts(shown.props).flatMap((place) => {
      const nth = taken.get(place.text) ?? 0
      const leaf = leaves.filter(({ textContent }) => textContent.trim() === place.text)[nth]
      if (!leaf) return []
      taken.set(place.text, nth + 1)
      const burst = `inline.${place.path.join('.')}.${place.paragraph}`
      const hasLines = getComputedStyle(leaf).whiteSpace.startsWith('pre')
      const ofLeaf = new AbortController()
      const { signal } = ofLeaf
      const endPortal = registerOverlayPortal(leaf)
      leaf.contentEditable = 'plaintext-only'
      leaf.spellcheck = true
      leaf.addEventListener('focus', () => begin(), { signal })
      leaf.addEventListener('blur', () => setWritten(null), { signal })
      leaf.addEventListener(
        'click',
        (event) => {
          // a press on a text must neither follow a link nor deselect the block
          event.preventDefault()
          event.stopPropagation()
        },
        { signal },
      )
      leaf.addEventListener(
        'keydown',
        (event) => {
          event.stopPropagation()
          if (event.key === 'Escape' || (event.key === 'Enter' && !hasLines)) {
            event.preventDefault()
            leaf.blur()
          }
        },
        { signal },
      )
      leaf.addEventListener('input', () => write(withBlockText(now().props, place, leaf.textContent.trim()), burst), {
        signal,
      })
      return () => {
        ofLeaf.abort()
        endPortal?.()
        leaf.removeAttribute('contenteditable')
      }
    })
    return () => {
      for (const end of ends) end()
    }
  }, [root, shown])
  return { shown }
}
