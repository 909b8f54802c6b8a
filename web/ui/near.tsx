import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the screen's lower edge something counts as near. */
const NEAR = '0px 0px 600px 0px'

/** Whether somebody has come near an element; true from then on. */
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

/** What is brought when somebody comes near; until then a thing of its size stands there. */
export function Near({
  still,
  isWantedAtOnce = never,
  children,
}: {
  still: ReactNode
  /** It is asked for already, by the address for example. */
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
