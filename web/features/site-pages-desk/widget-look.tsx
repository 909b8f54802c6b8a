import { useEffect, useRef } from 'react'

/** The widget, loaded as an embedding page loads it. */
export function WidgetLook({ attributes }: { attributes: Readonly<Record<string, string>> }) {
  const place = useRef<HTMLDivElement>(null)
  const wanted = JSON.stringify(attributes)
  useEffect(() => {
    const script = document.createElement('script')
    script.async = true
    script.src = '/widget.js'
    Object.assign(script.dataset, JSON.parse(wanted), { level: '4' })
    place.current?.replaceChildren(script)
  }, [wanted])
  return <div ref={place} />
}
