import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance below the screen's lower edge that is treated as near. */
const NEAR = '0px 0px 600px 0px'

/** Whether an element has come near the viewport; true from then on. */
function useNear(element: { readonly current: Element | null }, isWantedAtOnce: () => boolean): boolean {
  const [isNear, setNear] = useState(false)
  const atOnce = useRef(isWantedAtOnce)
  useEffect(() => {
    if (!element.current) return
    if (atOnce.current()) setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

const never = () => false

/** Renders its content on approach; until then a placeholder of its size. */
export function Near({
  still,
  isWantedAtOnce = never,
  children,
}: {
  still: ReactNode
  /** Renders immediately, for example for a link to the content. */
  isWantedAtOnce?: (() => boolean) | undefined
  children: () => ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, isWantedAtOnce)
  return (
    <div ref={place} data-still={isNear ? undefined : ''}>
      {isNear ? children() : still}
    </div>
  )
}
